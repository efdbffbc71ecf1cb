import { style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import { belowStrip } from '../../../theme/sticky.css.ts'

const { space } = vars

const edge = belowStrip(space.s4)

/** The list and beside it the chosen product; where there is no room for both, the product alone. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  alignItems: 'start',
  '@media': {
    [from.laptop]: {
      selectors: {
        '&[data-picked]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      },
    },
  },
})

export const list = style({
  minWidth: 0,
  '@media': { [below.laptop]: { selectors: { '[data-picked] > &': { display: 'none' } } } },
})

/** Stays in view while the list goes on, and scrolls on its own where it is the longer one. */
export const picked = style({
  minWidth: 0,
  scrollMarginBlockStart: space.s4,
  '@media': {
    [from.laptop]: {
      position: 'sticky',
      insetBlockStart: edge,
      maxHeight: `calc(100dvh - ${edge} - ${space.s4})`,
      overflowY: 'auto',
      // Room for the ring of a field at the very edge.
      padding: space.s1,
    },
  },
})
