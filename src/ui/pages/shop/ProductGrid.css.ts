import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
