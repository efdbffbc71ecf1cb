import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
})

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
