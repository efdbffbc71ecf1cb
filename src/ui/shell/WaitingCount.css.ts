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

export { countMark as count } from './count-mark.css.ts'
