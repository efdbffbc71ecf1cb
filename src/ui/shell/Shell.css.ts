import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** The foot stays at the bottom of the window, however short the page. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
})

/** In the place of everything, while another account begins. */
export const changing = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })

export const main = style({
  gridRow: 5,
  outline: 'none',
  paddingBlock: `${vars.space.s6} ${vars.space.s12}`,
  '@media': {
    [from.laptop]: { paddingBlock: `${vars.space.s8} ${vars.space.s16}` },
    print: { padding: 0 },
  },
})
