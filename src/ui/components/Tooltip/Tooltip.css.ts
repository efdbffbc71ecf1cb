import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const positioner = style({ zIndex: vars.layer.popup })

export const popup = style({
  maxWidth: vars.measure.medium,
  padding: `${vars.space.s1} ${vars.space.s2}`,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.ink,
  color: vars.colour.inkInverse,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
})
