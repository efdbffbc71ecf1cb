import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Search and sort in one row, without words above them on a phone. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  '@media': { [below.tablet]: { gap: vars.space.s2 } },
})

export const keyword = style({
  flex: '1 1 18rem',
  '@media': { [below.tablet]: { flex: '1 1 11.5rem', minWidth: 0 } },
})

export const sort = style({
  flex: '0 1 14rem',
  '@media': { [below.tablet]: { flex: '0 1 auto' } },
})

// As wide as what is chosen, so that the search takes what is left; in a row of its own where that is too little.
globalStyle(`${sort} select`, { '@media': { [below.tablet]: { fieldSizing: 'content' } } })

/** In a row of its own. */
export const returned = style({ flex: '1 0 100%' })
