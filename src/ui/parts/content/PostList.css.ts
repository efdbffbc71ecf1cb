import { styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const plain = { display: 'grid', gap: vars.space.s4, listStyle: 'none', margin: 0, padding: 0 }
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const list = styleVariants({
  wide: { ...plain, ...columns(1) },
  column: {
    ...plain,
    ...columns(1),
    '@media': { [from.tablet]: columns(2), [from.laptop]: columns(3) },
  },
})
