import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { asCards } from '../../../components/Table/as-cards.ts'
import { cardEdge } from '../../../components/Table/Table.css.ts'
import { passedOver } from '../../../components/Grid/passed-over.ts'
import { below, forcedColours, touch } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import * as chosenBar from '../../sheet/chosen-bar.css.ts'
import { iconButtonLook } from '../../../components/IconButton/IconButton.css.ts'

const { colour, space, text } = vars

// The sheet stands in a panel as every table does, and scrolls in it as they do.
export { frame, scroll } from '../../../components/Table/Table.css.ts'

/** Height of a line that has nothing to say. */
const lineHeight = '2.5rem'

/** From here on everything fits on one line. */
const roomy = '(min-width: 68rem)'

export const sheet = style({
  minWidth: '55.5rem',
  backgroundColor: colour.surface,
  selectors: { '&[data-dragging]': { userSelect: 'none' } },
  ...asCards({ minWidth: 0 }),
})

export const head = style([
  chosenBar.head,
  {
    '@container': { '(max-width: 59.99rem)': { insetBlockStart: 0 } },
    ...asCards({ display: 'none' }),
  },
])

const rowLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  paddingInline: `${space.s4} ${space.s3}`,
} as const

export const headRow = style([rowLine, { minHeight: '2.25rem', alignItems: 'flex-end' }])

const farAway = style(passedOver(lineHeight, '16rem'))

/** What comes near the window at a time. */
export const block = style([farAway])

/** Of two thousand lines the browser looks at twenty sections, and at the blocks of those that are near. */
export const section = style([farAway])

export const row = style([
  rowLine,
  {
    borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
    scrollMarginBlock: chosenBar.keptClear,
    selectors: {
      '&:hover': { backgroundColor: colour.hover },
      '&[aria-selected="true"]': { backgroundColor: colour.primary.soft },
      '&[data-state="error"]': { backgroundColor: colour.danger.soft },
    },
    ...asCards({
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
      paddingInline: 0,
      paddingBlock: space.s2,
      borderBlockEnd: `${vars.line.thin} solid ${colour.line}`,
    }),
  },
])

globalStyle(`${section}:last-child > ${block}:last-child > ${row}:last-child`, {
  borderBlockEnd: 0,
})

/** Shows where one is, however one came there. It lies inside, where no neighbour covers it. */
const ring = {
  outline: `${vars.line.thick} solid ${colour.primary.ink}`,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
} as const

const cell = style({
  alignContent: 'center',
  minWidth: 0,
  minHeight: `calc(${lineHeight} - ${vars.line.thin})`,
  paddingInline: space.s2,
  selectors: { '&:focus-visible': ring },
  ...asCards({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 34%) minmax(0, 1fr)',
    columnGap: space.s3,
    alignItems: 'baseline',
    minHeight: 0,
    padding: `${space.s1} ${cardEdge}`,
    textAlign: 'start',
    '::before': {
      content: 'attr(data-label)',
      color: colour.inkSoft,
      fontSize: text.small,
      // A figure stays on one line, what it is called need not.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  }),
})

globalStyle(`${sheet} ${row} :is(${cell}, a, button, input)`, {
  scrollMarginBlock: chosenBar.keptClear,
})

const selectWidth = '2rem'
/** Room for thousands, and for what is above them. */
const positionWidth = '2.75rem'

const fixed = (width: string) => ({ flex: `0 0 ${width}` })
const figure = (width: string) => ({
  ...fixed(width),
  textAlign: 'end' as const,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap' as const,
})

/** Of one width each, in the head and in every line; the name has what is left. */
const widths = {
  select: fixed(selectWidth),
  position: figure(positionWidth),
  // As long as the longest code: where there is less, a row would go on to a second line.
  product: { flex: '1 1 8.5rem' },
  ownNumber: fixed('6.5rem'),
  quantity: figure('4.75rem'),
  date: { ...fixed('7.5rem'), fontVariantNumeric: 'tabular-nums' },
  // On two lines where the name would have to do with less than that.
  leadTime: {
    ...fixed('12rem'),
    '@container': {
      '(max-width: 67.99rem)': { flexBasis: '8.5rem' },
      '(max-width: 83.99rem)': { selectors: { '[data-crowded] &': { flexBasis: '8.5rem' } } },
    },
  },
  unitPrice: figure('6.75rem'),
  surcharge: figure('6rem'),
  lineTotal: { ...figure('7.5rem'), fontWeight: vars.weight.medium },
  actions: { ...fixed('5.5rem'), textAlign: 'end' as const },
} as const

const unlabelled = { display: 'block', '::before': { content: 'none' } } as const

const asCard = {
  select: asCards({ ...unlabelled, gridColumn: 1, paddingInlineEnd: 0, alignSelf: 'center' }),
  // The first words of a card, above its name, as a message names it.
  position: {
    paddingInlineStart: 0,
    color: colour.inkSoft,
    fontSize: text.small,
    ...asCards({
      display: 'flex',
      columnGap: space.s1,
      gridColumn: 2,
      paddingInlineStart: space.s1,
      paddingBlockEnd: 0,
    }),
  },
  product: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [roomy]: { display: 'flex', alignItems: 'center', columnGap: space.s3 },
      '(max-width: 73.99rem)': { selectors: { '[data-crowded] &': { display: 'grid' } } },
    },
    ...asCards({
      ...unlabelled,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridColumn: 2,
      paddingInlineStart: space.s1,
    }),
  },
  actions: asCards({
    ...unlabelled,
    textAlign: 'start',
    paddingInlineStart: `calc(${cardEdge} - ${space.s2})`,
  }),
  leadTime: { color: colour.inkSoft, fontSize: text.small },
  ownNumber: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...asCards({ whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  },
  quantity: {},
  date: {},
  unitPrice: {},
  surcharge: {},
  lineTotal: {},
} as const

export const column = styleVariants(widths, (width, name) => [cell, width, asCard[name]])

/** Without a box to choose it by, number and name of a card begin at its edge. */
globalStyle(
  `${row} > ${column.position}:first-child, ${column.position}:first-child + ${column.product}`,
  {
    ...asCards({ gridColumn: '1 / -1', paddingInlineStart: cardEdge }),
  },
)

export const headColumn = styleVariants(widths, (width, name) => [
  width,
  {
    minWidth: 0,
    padding: `${space.s1} ${space.s2}`,
    paddingInlineStart: name === 'position' ? 0 : space.s2,
    whiteSpace: 'normal',
  },
])

export const value = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...asCards({ whiteSpace: 'normal', overflowWrap: 'anywhere' }),
})

/** A cell that one writes in. It is plain text until it is touched. */
export const field = style({
  cursor: 'text',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${vars.line.thin} ${colour.control}` },
    '&[data-state="changed"]': {
      backgroundColor: colour.warning.soft,
      boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) 0 ${colour.warning.mark}`,
    },
    '&[data-state="busy"]': { color: colour.inkSoft, fontStyle: 'italic' },
    '&[aria-invalid="true"]': {
      color: colour.danger.ink,
      backgroundColor: colour.danger.soft,
      boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) 0 ${colour.danger.mark}`,
    },
  },
  ...asCards({
    alignItems: 'center',
    selectors: {
      '&:hover, &[data-state="changed"], &[aria-invalid="true"]': {
        backgroundColor: 'transparent',
        boxShadow: 'none',
      },
    },
  }),
})

/** The input lies over its cell. */
export const open = style({ position: 'relative' })

/** In a card one sees where to press. */
export const fieldValue = style([
  value,
  asCards({
    minHeight: '2.5rem',
    padding: `${space.s2} ${space.s3}`,
    border: `${vars.line.thin} solid ${colour.control}`,
    borderRadius: vars.radius.corner,
    backgroundColor: colour.surface,
    lineHeight: vars.leading.tight,
    selectors: { '[aria-invalid="true"] > &': { borderColor: colour.danger.mark } },
  }),
])

export const tick = style({
  display: 'block',
  width: vars.size.tick,
  height: vars.size.tick,
  margin: 0,
  accentColor: colour.primary.ink,
  cursor: 'pointer',
})

export const code = style({
  flex: 'none',
  minWidth: '9.25rem',
  fontFamily: vars.font.mono,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
  ...asCards({ overflowWrap: 'anywhere', whiteSpace: 'normal', justifySelf: 'start' }),
})

/** On two lines where one is too short for it, as it is in most languages: a row has room for both. The whole name stands in its title, and with the parts of the code. */
export const product = style([
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    flex: '0 1 auto',
    // High enough to be hit; two lines still leave the row its height. In padding one would see a part of the next line.
    borderBlock: '0.25rem solid transparent',
    marginBlock: '-0.0625rem',
    fontSize: text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    // In a card the code is close above it.
    ...asCards({ display: 'block', borderBlockWidth: 0, marginBlock: 0, lineHeight: '1.5rem' }),
  },
  { '@media': { [forcedColours]: { borderBlockColor: 'Canvas' } } },
])

export const codeButton = style([
  code,
  {
    padding: `${space.s1} 0`,
    border: 0,
    // The lines below its parts are drawn by the cell.
    background: `none no-repeat 0 calc(100% - ${space.s1}) / 100% ${vars.line.thin}`,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { color: colour.primary.ink } },
  },
])

/** Below the code that is opened, where there is room for every name. */
export const wholeNames = style({ paddingBlock: space.s1 })

/** Has what the name leaves; what is too narrow for a word to be made out falls out of its only line. */
export const otherNames = style({
  display: 'flex',
  flex: '1 1000 0',
  flexWrap: 'wrap',
  minWidth: 0,
  height: '1lh',
  overflow: 'hidden',
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.regular,
  selectors: {
    // The first in the line, without which the names would never leave it.
    '&::before': { content: '"\\200b"' },
    [`${wholeNames} &`]: { flexWrap: 'nowrap', height: 'auto' },
  },
  ...asCards({ flexWrap: 'nowrap', height: 'auto' }),
})

export const otherNamesLine = style([
  value,
  {
    flex: '1 1 4.5rem',
    selectors: { [`${wholeNames} &`]: { overflow: 'visible', whiteSpace: 'normal' } },
  },
])

/** In a row the drawing is enough, because its column repeats it; in a card it stands alone and is named. */
export const action = style([
  iconButtonLook({ tone: 'quiet', size: 'sm' }),
  asCards({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s2,
    width: 'auto',
    height: vars.size.control,
    paddingInline: space.s2,
    '::after': {
      content: 'attr(data-word)',
      fontSize: text.small,
      fontWeight: vars.weight.medium,
    },
  }),
])

/** What is said of a line, across the whole of it. */
export const wide = style({
  flex: '1 0 100%',
  paddingBlockEnd: space.s2,
  paddingInline: `calc(${selectWidth} + ${positionWidth} + ${space.s2}) ${space.s2}`,
  ...asCards({ gridColumn: '1 / -1', paddingInline: cardEdge, paddingBlockStart: space.s1 }),
})

export const notes = style([
  wide,
  { display: 'grid', gap: space.s1, fontSize: text.small, justifyItems: 'start' },
])

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  color: colour.inkSoft,
  selectors: {
    '&[data-tone="error"]': { color: colour.danger.ink, fontWeight: vars.weight.medium },
    '&[data-tone="warning"]': { color: colour.warning.ink },
  },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

/** A second line, in small letters. */
export const latest = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  color: colour.warning.ink,
  fontSize: text.note,
  lineHeight: vars.leading.tight,
})

/** What the keyboard does; whoever has none by hand need not read it. */
export const keys = style({
  padding: `${space.s2} ${space.s4}`,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  color: colour.inkSoft,
  fontSize: text.note,
  lineHeight: vars.leading.text,
  '@media': {
    [touch]: { display: 'none' },
    [below.tablet]: { display: 'none' },
    print: { display: 'none' },
  },
})
