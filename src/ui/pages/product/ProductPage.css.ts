import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': { [from.laptop]: { rowGap: space.s6 } },
})

/** Which variant, and beside it what it costs; one below the other where there is no room for two. */
export const variants = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s6,
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
})
