import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { asCards, flushOnPaper } from './as-cards.ts'
import { cardEdge } from './Table.css.ts'

const { colour, space } = vars
const line = `${vars.line.thin} solid ${colour.lineSoft}`

export const row = style({
  breakInside: 'avoid',
  selectors: {
    // The head never stands alone at the foot of a page.
    '&:first-child': { breakBefore: 'avoid' },
    '&:hover': { backgroundColor: colour.hover },
    '&[data-state="selected"]': { backgroundColor: colour.primary.soft },
    '&[data-state="error"]': { backgroundColor: colour.danger.soft },
  },
  ...asCards({
    display: 'block',
    paddingBlock: space.s3,
    borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
    selectors: { 'tbody:last-child > &:last-child': { borderBlockEnd: 0 } },
  }),
})

export const width = styleVariants({
  auto: {},
  /** No wider than what it holds. */
  fit: { width: '1%', whiteSpace: 'nowrap' },
})

export const look = styleVariants({
  text: {},
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  code: { fontFamily: vars.font.mono, fontSize: vars.text.small, whiteSpace: 'nowrap' },
})

export const cell = style([
  flushOnPaper,
  {
    height: vars.size.controlLarge,
    padding: `${space.s2} ${space.s3}`,
    borderBlockEnd: line,
    verticalAlign: 'middle',
    selectors: {
      '&:first-child': { paddingInlineStart: space.s6 },
      '&:last-child': { paddingInlineEnd: space.s6 },
      // The box around the table draws the last line.
      'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 },
    },
    // Rows still, but every column counts.
    '@container': {
      [container.medium]: {
        paddingInline: space.s2,
        selectors: { '&:last-child': { paddingInlineEnd: space.s4 } },
      },
    },
    ...asCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 34%) minmax(0, 1fr)',
      columnGap: space.s3,
      alignItems: 'baseline',
      width: 'auto',
      height: 'auto',
      padding: `${space.s1} ${cardEdge}`,
      borderBlockEnd: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      '::before': {
        content: 'attr(data-label)',
        color: colour.inkSoft,
        fontFamily: vars.font.text,
        fontSize: vars.text.small,
        fontWeight: vars.weight.regular,
        overflowWrap: 'anywhere',
      },
      selectors: {
        '&:first-child': { paddingInlineStart: cardEdge },
        '&:last-child': { paddingInlineEnd: cardEdge },
      },
    }),
  },
  // On paper nothing is pressed: a row is as high as its words, which begin on one line.
  { '@media': { print: { height: 'auto', verticalAlign: 'top' } } },
])

/** In a card the row's name is its title, and the actions its last line: neither needs a label. */
const unlabelled = { display: 'block', '::before': { content: 'none' } } as const

export const rowHeader = style({
  fontWeight: vars.weight.medium,
  ...asCards({ ...unlabelled, paddingBlockEnd: space.s2 }),
})

export const actionCell = style({
  width: '1%',
  whiteSpace: 'nowrap',
  ...asCards({ ...unlabelled, paddingBlockStart: space.s2 }),
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s1,
  // The drawing of the first button, not its target, lines up with the words above.
  ...asCards({
    justifyContent: 'flex-start',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${space.s2})`,
  }),
})

/** A row with a message gives its lower line to the message. */
export const rowWithMessage = style({
  ...asCards({ borderBlockEnd: 0, paddingBlockEnd: 0 }),
})

globalStyle(`${rowWithMessage} > *`, { borderBlockEnd: 0 })

export const messageRow = style({
  selectors: { '&[data-state="error"]': { backgroundColor: colour.danger.soft } },
  ...asCards({ display: 'block', borderBlockEnd: `${vars.line.thin} solid ${colour.line}` }),
})

export const message = style({
  padding: `0 ${space.s6} ${space.s3}`,
  borderBlockEnd: line,
  ...asCards({
    display: 'block',
    borderBlockEnd: 0,
    paddingInline: cardEdge,
    paddingBlockStart: space.s1,
  }),
})
