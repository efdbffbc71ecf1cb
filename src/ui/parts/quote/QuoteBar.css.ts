import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner, stickyTop } from '../../theme/sticky.css.ts'

const { colour, space, line } = vars

/** What of the strip scrolls away on a phone: the line with holder and number. */
const firstLine = '3.75rem'

/** How high the strip is, as a script says it: its words, and what is said of a press, take lines as they need them. */
export const stripHeight = createVar()

const height = fallbackVar(stripHeight, vars.size.controlLarge)

export const strip = style({
  position: 'sticky',
  insetBlockStart: belowBanner(),
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  columnGap: space.s8,
  minHeight: vars.size.controlLarge,
  paddingBlock: `calc(${space.s2} - ${vars.line.thin})`,
  paddingInline: space.s4,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
    [below.laptop]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(7.5rem, 1fr) minmax(0, auto) auto auto',
      columnGap: space.s4,
      paddingBlock: space.s1,
    },
    [below.tablet]: {
      insetBlockStart: belowBanner(`-1 * ${firstLine}`),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: `minmax(${firstLine}, auto) auto`,
      columnGap: space.s4,
      paddingBlock: space.s0,
    },
    [from.desktop]: {
      minHeight: vars.size.control,
      paddingBlock: `calc(${space.s1} - ${line.thin})`,
    },
    print: { position: 'static' },
  },
})

/** The facts of the list stand in the columns of the bar. */
export const facts = style({ display: 'contents' })

/** Whether it can be submitted, and the button; on a phone across the bar, below the totals. */
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.s1} ${space.s4}`,
  '@media': {
    [below.tablet]: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      paddingBlockEnd: space.s2,
    },
    print: { display: 'none' },
  },
})

const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})

export const readiness = styleVariants({
  ready: [sign, { color: colour.success.ink }],
  open: [sign, { color: colour.warning.ink }],
})

/** Between the widths of a phone and a desk the sign stands for its words. */
export const readyWords = style({
  '@media': {
    [below.laptop]: { position: 'absolute', clipPath: 'inset(50%)' },
    [below.tablet]: { position: 'static', clipPath: 'none' },
  },
})

/** What went wrong with the press, below everything. */
export const said = style({ gridColumn: '1 / -1', paddingBlock: space.s2 })

const pair = {
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s2,
  minWidth: 0,
  // Where there is less room the name stands over what it names.
  '@media': { [below.laptop]: { display: 'grid', alignContent: 'center' } },
} as const

export const fact = styleVariants({
  text: {
    ...pair,
    // One of the two has a button beside its text: both begin on one line.
    '@media': {
      ...pair['@media'],
      [below.tablet]: { alignContent: 'start', paddingBlockStart: space.s1 },
    },
  },
  figure: {
    ...pair,
    '@media': { ...pair['@media'], [below.tablet]: { paddingBlockEnd: space.s1 } },
  },
})

export const term = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  '@media': {
    [below.laptop]: { overflow: 'hidden', textOverflow: 'ellipsis' },
    [below.tablet]: { whiteSpace: 'normal' },
  },
})

const words = { minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.weight.medium } as const

export const value = styleVariants({
  text: {
    ...words,
    '@media': { [below.tablet]: { minHeight: '2rem', alignContent: 'center' } },
  },
  figure: { ...words, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

/** The strip of the order stays at the upper edge; what else sticks stands below it. */
export const sheetPage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  vars: { [stickyTop]: height },
  '@media': {
    [below.tablet]: { vars: { [stickyTop]: `calc(${height} - ${firstLine})` } },
    // So that fourteen lines are in view before anything is scrolled.
    [from.desktop]: { gap: space.s3, marginBlockStart: `calc(-1 * ${space.s6})` },
  },
})

globalStyle(`${sheetPage} :is(a, button, input, select, summary, textarea)`, {
  scrollMarginBlockStart: space.s4,
})
