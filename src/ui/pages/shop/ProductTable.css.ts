import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { belowStrip } from '../../theme/sticky.css.ts'

const { colour, space, text } = vars
const thin = `${vars.line.thin} solid ${colour.lineSoft}`

/** Too narrow for a name and four figures beside each other. */
const tight = '(max-width: 47.99rem)'

export const frame = style({ containerType: 'inline-size', minWidth: 0 })

/**
 * A window of its own where there is no room, in which head and names stay; on paper everything is there. Words that are only
 * read out are placed in it, or they would widen the page.
 */
export const window = style({
  position: 'relative',
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
    screen: {
      '@container': {
        [tight]: {
          overflow: 'auto',
          maxHeight: 'calc(100dvh - 5rem)',
          overscrollBehaviorX: 'contain',
        },
      },
    },
  },
})

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 })

const headBase = style({
  position: 'sticky',
  top: belowStrip(),
  zIndex: vars.layer.raised,
  padding: `${space.s2} ${space.s3}`,
  borderBlockEnd: `${vars.line.thin} solid ${colour.control}`,
  backgroundColor: colour.surface,
  color: colour.inkSoft,
  fontSize: text.note,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  verticalAlign: 'bottom',
  '@container': {
    // The window is its own: an offset would put the head over the first row.
    [tight]: { top: 0 },
  },
  '@media': { print: { position: 'static' } },
})

/** Stays where it is while the figures are scrolled under it. */
const first = {
  '@container': {
    [tight]: { position: 'sticky', insetInlineStart: 0, width: '9.5rem', minWidth: '9.5rem' },
  },
  '@media': { print: { position: 'static' } },
} as const

export const head = styleVariants({
  name: [
    headBase,
    {
      textAlign: 'start',
      '@container': {
        [tight]: {
          insetInlineStart: 0,
          zIndex: `calc(${vars.layer.raised} + 2)`,
          minWidth: '9.5rem',
        },
      },
    },
  ],
  figure: [
    headBase,
    { textAlign: 'end', hyphens: 'auto', '@container': { [tight]: { width: '6.5rem' } } },
  ],
})

export const unit = style({ fontWeight: vars.weight.regular, whiteSpace: 'nowrap' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'end',
  gap: space.s1,
  minHeight: space.s6,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.primary.ink, textDecoration: 'underline' } },
})

export const mark = style({
  flex: 'none',
  color: colour.inkFaint,
  selectors: { '[aria-sort] &': { color: colour.primary.ink, fontWeight: vars.weight.strong } },
  '@media': { print: { display: 'none' } },
})

export const product = style({
  breakInside: 'avoid',
  selectors: { '&:hover': { backgroundColor: colour.hover } },
})

// Room for the head, which stays, wherever the focus goes.
globalStyle(`${product} :is(a, button, input, select)`, {
  scrollMarginBlockStart: belowStrip('4.5rem'),
})

const cellBase = style({
  padding: `${space.s3} ${space.s3}`,
  borderBlockStart: thin,
  verticalAlign: 'top',
  selectors: { 'thead + tbody &': { borderBlockStart: 0 } },
})

export const name = style([
  cellBase,
  {
    zIndex: vars.layer.raised,
    backgroundColor: colour.surface,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    selectors: { [`${product}:hover &`]: { backgroundColor: colour.hover } },
    ...first,
  },
])

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  hyphens: 'auto',
})

export const code = style({
  color: colour.inkSoft,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.06em',
})

export const kindLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s3,
})

export const kind = style({ color: colour.inkSoft, fontSize: text.small })

export const figure = style([
  cellBase,
  { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
])

export const note = style([
  cellBase,
  { color: colour.inkSoft, fontSize: text.small, textAlign: 'end', minWidth: '7rem' },
])

export const terms = style({ color: colour.inkSoft, fontSize: text.small })

export const below = style({ padding: `0 ${space.s3} ${space.s3}` })

/** As wide as what is seen of the table, and in view however far the figures are scrolled. */
export const actions = style({
  '@container': {
    [tight]: {
      position: 'sticky',
      insetInlineStart: space.s3,
      width: `calc(100cqi - 2 * ${space.s3} - 2 * ${vars.line.thin})`,
    },
  },
})

export const pin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: space.s6,
  color: colour.inkSoft,
  fontSize: text.small,
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.primary.ink, textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
})

export const pinned = style([pin, { color: colour.primary.ink, fontWeight: vars.weight.medium }])
