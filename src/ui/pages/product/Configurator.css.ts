import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { highestBar } from './PricePanel.css.ts'

const { colour, space, line } = vars

/** A block and no grid: the plate sticks for as long as this box is in view. */
export const configurator = style({})

/** What is said of the configuration as a whole, above its code. */
export const told = style({ marginBlockEnd: space.s4 })

/** Questions, and beside them price and lead time; one below the other where there is no room for two. */
export const halves = style({
  marginBlockStart: space.s4,
  '@media': {
    [from.laptop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      columnGap: space.s6,
      marginBlockStart: space.s6,
    },
  },
})

/** Of a product that asks nothing there is only the price. */
export const plain = style({
  maxWidth: '28rem',
  marginBlockStart: space.s4,
  // Beside the choice of a variant nothing stands above it.
  selectors: { '&:first-child': { marginBlockStart: 0 } },
  '@media': {
    [below.laptop]: { maxWidth: 'none' },
    [from.laptop]: {
      marginBlockStart: space.s6,
      selectors: { '&:first-child': { marginBlockStart: 0 } },
    },
  },
})

export const questions = style({
  alignSelf: 'start',
  minWidth: 0,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

// Room for the plate above and, on a narrow page, for the price bar below, wherever the focus goes.
globalStyle(`${questions} :is(input, select, button)`, {
  scrollMarginBlock: '12rem',
  '@media': {
    [below.laptop]: { scrollMarginBlock: `${space.s12} calc(${highestBar} + ${space.s4})` },
  },
})
