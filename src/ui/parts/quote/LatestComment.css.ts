import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Keeps the author's line breaks. */
export const words = style({
  margin: 0,
  marginBottom: vars.space.s2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
