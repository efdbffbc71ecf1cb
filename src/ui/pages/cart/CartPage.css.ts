import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

/** The sums stay beside the lines where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)' },
  },
})

export const alone = style({ display: 'grid', gap: space.s4 })

export const sums = style({ display: 'grid', gap: space.s4, minWidth: 0 })

export const promotion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s2,
  alignItems: 'end',
})

export const ways = style({ display: 'grid', gap: space.s2 })

export const note = style({ margin: 0, fontSize: vars.text.small, color: vars.colour.inkSoft })
