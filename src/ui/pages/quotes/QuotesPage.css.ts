import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Search and sort in one row; one below the other on a phone. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s4,
})

export const keyword = style({ flex: '1 1 18rem' })

export const sort = style({ flex: '0 1 14rem' })

/** In a row of its own. */
export const returned = style({ flex: '1 0 100%' })
