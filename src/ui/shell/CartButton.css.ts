import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The number lies over the drawing, so that nothing moves when it comes. */
export const face = style({ position: 'relative', display: 'flex' })

export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.s2})`,
  insetInlineStart: '55%',
  minWidth: vars.space.s4,
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.round,
  backgroundColor: vars.colour.primary.fill,
  color: vars.colour.primary.onFill,
  fontSize: vars.text.note,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.space.s4,
  textAlign: 'center',
})

export const waiting = style({
  width: vars.measure.medium,
  maxWidth: '75vw',
  margin: 0,
  padding: vars.space.s4,
  color: vars.colour.inkSoft,
})
