import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const list = style({
  display: 'grid',
  gap: vars.space.s4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

/** Cards beside each other, three in a row at most (CAT-08), or one line each. */
export const arranged = styleVariants({
  GRID: [
    list,
    { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(16rem, 30%)), 1fr))' },
  ],
  LIST: [list, { gridTemplateColumns: 'minmax(0, 1fr)' }],
})
