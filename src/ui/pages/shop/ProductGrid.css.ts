import { style, styleVariants } from '@vanilla-extract/css'
import { gridSize } from '../../../domain/catalogue/listing.ts'
import { vars } from '../../theme/contract.css.ts'

const list = style({
  display: 'grid',
  gap: vars.space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

/** Wide enough that no more than these fit beside each other, gaps included. */
const share = `${Math.floor(90 / gridSize)}%`

/** Cards beside each other, so many in a row at most (CAT-08), or one line each. */
export const arranged = styleVariants({
  GRID: [
    list,
    { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(16rem, ${share})), 1fr))` },
  ],
  LIST: [list, { gridTemplateColumns: 'minmax(0, 1fr)' }],
})
