import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { belowChosen, belowStrip, stickyChosen } from '../../theme/sticky.css.ts'

/** How high the bar is, while there is one; a script says it to the head of the lines. */
export const chosenHeight = createVar()

/** A window that is very low is left to the lines. */
const highEnough = 'screen and (min-height: 30rem)'

/** The bar and the lines. */
export const panel = style({})

/** The heads of the columns: below the strip of the page and the bar, which stay in view too. */
export const head = style({
  position: 'sticky',
  insetBlockStart: belowChosen(),
  zIndex: vars.layer.raised,
  backgroundColor: vars.colour.surface,
  boxShadow: `inset 0 calc(-1 * ${vars.line.thin}) 0 ${vars.colour.control}`,
  color: vars.colour.inkSoft,
  fontSize: vars.text.note,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  '@media': { [highEnough]: { vars: { [stickyChosen]: fallbackVar(chosenHeight, '0px') } } },
})

/** In a long table what can be done with the chosen lines stays visible: below the strip, over the head of the columns. */
export const bar = style({
  '@media': {
    [highEnough]: {
      position: 'sticky',
      insetBlockStart: belowStrip(),
      zIndex: `calc(${vars.layer.raised} + 1)`,
    },
  },
})

/** What the focus comes to is seen: below the head of the columns, as the page keeps it below its strip and the bar. */
export const keptClear = `3rem ${vars.space.s12}`
