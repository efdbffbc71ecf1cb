import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  rowGap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
