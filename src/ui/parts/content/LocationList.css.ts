import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const grid = (card: string, gap: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${card}), 1fr))`,
  gap,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const list = styleVariants({
  full: grid('20rem', vars.space.s4),
  slim: grid('14rem', vars.space.s2),
})
