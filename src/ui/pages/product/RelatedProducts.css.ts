import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space.s3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Four in rows of three would leave one alone.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, 1fr)' } },
})
