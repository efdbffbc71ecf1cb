import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

/** A head that sorts: its arrow stands only where the lines are sorted by it. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: space.s6,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.ink, textDecoration: 'underline' } },
})
