import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** It lies over the edge of the drawing before the name, so that nothing moves when it comes; as large as a finger needs. */
export const link = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.s1})`,
  insetInlineStart: vars.space.s5,
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space.s6,
  minHeight: vars.space.s6,
  borderRadius: vars.radius.round,
  textDecoration: 'none',
})

export const count = style({
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
