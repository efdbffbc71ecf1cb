import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { below, container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowStrip } from '../../theme/sticky.css.ts'
import { asCards, flushOnPaper } from './as-cards.ts'

const { colour, space } = vars

/** The edge of a panel, which is narrower on a phone. */
export const cardEdge = createVar()

export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  vars: { [cardEdge]: space.s6 },
  '@media': { [below.tablet]: { vars: { [cardEdge]: space.s4 } } },
})

/**
 * Scrolls sideways only where there is no room; a scrolling box would break the sticky head. Words that are only read out
 * are placed in it, or they would widen the page.
 */
export const scroll = style({
  '@media': {
    screen: {
      '@container': { [container.middling]: { position: 'relative', overflowX: 'auto' } },
    },
  },
})

/** As cards its caption is one of its blocks, and keeps the ground of the page, as it does above a table. */
export const table = style({
  width: '100%',
  backgroundColor: colour.surface,
  ...asCards({ display: 'block', backgroundColor: 'transparent' }),
})

export const caption = style({
  paddingBlockEnd: space.s3,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  breakAfter: 'avoid',
  ...asCards({ display: 'block' }),
})

export const head = style({ ...asCards({ display: 'none' }) })

export const sheetHead = style({
  display: 'none',
  color: colour.inkSoft,
  fontSize: vars.text.note,
  textAlign: 'start',
  '@media': { print: { display: 'table-row' } },
})

export const headCell = style([
  flushOnPaper,
  {
    position: 'sticky',
    top: belowStrip(),
    zIndex: vars.layer.raised,
    padding: `${space.s2} ${space.s3}`,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 calc(-1 * ${vars.line.thin}) 0 ${colour.control}`,
    color: colour.inkSoft,
    fontSize: vars.text.note,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    verticalAlign: 'bottom',
    selectors: {
      '&:first-child': { paddingInlineStart: space.s6 },
      '&:last-child': { paddingInlineEnd: space.s6 },
    },
    '@container': {
      [container.medium]: {
        // The box that scrolls sideways is its own window: an offset would put the head over the first row.
        top: 0,
        paddingInline: space.s2,
        selectors: { '&:last-child': { paddingInlineEnd: space.s4 } },
      },
    },
    '@media': {
      // A shadow within a cell is a frame in the files that browsers print into.
      print: {
        position: 'static',
        boxShadow: 'none',
        borderBlockEnd: `${vars.line.thin} solid ${colour.control}`,
      },
    },
  },
])

export const unit = style({ fontWeight: vars.weight.regular, whiteSpace: 'nowrap' })

export const body = style({ ...asCards({ display: 'block', backgroundColor: colour.surface }) })

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
})

/** On paper below the last row alone: a browser repeats a foot on every page. */
export const foot = style({
  ...asCards({
    display: 'block',
    paddingBlockStart: space.s2,
    backgroundColor: colour.surface,
  }),
  '@media': { print: { display: 'table-row-group' } },
})

export const footRow = style({
  ...asCards({ display: 'flex', justifyContent: 'space-between', gap: space.s3 }),
})

export const footCell = style([
  flushOnPaper,
  {
    padding: `${space.s2} ${space.s3}`,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingInlineEnd: space.s6 } },
    ...asCards({
      paddingBlock: space.s1,
      selectors: {
        '&:first-child, &:last-child': { paddingInline: cardEdge },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: colour.inkSoft,
          fontSize: vars.text.small,
          fontWeight: vars.weight.regular,
        },
      },
    }),
  },
])

export const footStrong = style({
  fontWeight: vars.weight.strong,
  boxShadow: `inset 0 ${vars.line.thin} 0 ${colour.lineSoft}`,
  '@media': {
    print: { boxShadow: 'none', borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}` },
  },
})
