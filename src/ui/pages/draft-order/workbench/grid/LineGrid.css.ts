import { globalStyle, style } from '@vanilla-extract/css'
import { passedOver } from '../../../../components/Grid/passed-over.ts'
import { asCards } from '../../../../components/Table/as-cards.ts'
import { cardEdge } from '../../../../components/Table/Table.css.ts'
import { vars } from '../../../../theme/contract.css.ts'
import * as chosenBar from '../../../../parts/sheet/chosen-bar.css.ts'

const { colour, space, size } = vars

// The grid stands in a panel as every table does, and scrolls in it as they do.
export { frame, scroll } from '../../../../components/Table/Table.css.ts'
export const edge = cardEdge

export const grid = style({
  minWidth: '66rem',
  backgroundColor: colour.surface,
  ...asCards({ minWidth: 0 }),
})

/** The same for head and lines: fixed where the content is of one length, so that no line waits for another. */
const columns = [
  '3.25rem',
  // Two thousand lines have numbers of four figures.
  '3.25rem',
  'minmax(13rem, 1.5fr)',
  '5.5rem',
  '8rem',
  'minmax(9rem, 1fr)',
  '11.25rem',
  '7.5rem',
  '8.5rem',
  '4.25rem',
].join(' ')

export const head = style([chosenBar.head, asCards({ display: 'none' })])

export const headRow = style({ display: 'grid', gridTemplateColumns: columns })

export const headCell = style({
  display: 'flex',
  alignItems: 'end',
  padding: space.s2,
  selectors: {
    '&[data-look="figure"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&:first-child': { paddingInlineStart: edge },
  },
})

/** Lines that are laid out together, once they come near the window: a hundred of them cost as little as a screenful. */
export const block = style(passedOver(size.controlLarge, '21rem'))

export const line = style({
  display: 'grid',
  gridTemplateColumns: columns,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  // A line that the keys lead to is not hidden behind what stays in view.
  scrollMarginBlock: chosenBar.keptClear,
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-selected="true"]': { backgroundColor: colour.primary.soft },
  },
  ...asCards({
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    paddingBlock: space.s2,
    borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
  }),
})

globalStyle(`${block}:last-child > ${line}:last-child`, { borderBlockEnd: 0 })

globalStyle(`${line} :is([data-column], a, button, input)`, {
  scrollMarginBlock: chosenBar.keptClear,
})
