import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A number over a drawing of the head. */
export const countMark = style({
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
