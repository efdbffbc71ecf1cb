import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Below the status in a row, and beside it in the head of a page. */
export const note = style({
  display: 'block',
  maxWidth: '12rem',
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
  whiteSpace: 'normal',
})
