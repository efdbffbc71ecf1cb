import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const place = style({ display: 'inline-flex' })

/** The gap belongs to the tooltip, so that the pointer can cross it. */
export const positioner = style({ zIndex: vars.layer.popup, paddingBlock: vars.space.s1 })

export const popup = style({
  width: 'max-content',
  maxWidth: vars.measure.medium,
  padding: `${vars.space.s1} ${vars.space.s2}`,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.ink,
  color: vars.colour.inkInverse,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
})
