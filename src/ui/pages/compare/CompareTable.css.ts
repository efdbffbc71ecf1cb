import { style, styleVariants } from '@vanilla-extract/css'
import { below, withoutScripts } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { onScreen } from '../../theme/printed.css.ts'

const { space, colour } = vars
const thin = `${vars.line.thin} solid ${colour.lineSoft}`

/** Scrolls sideways where there is no room for all columns; the first one stays. */
export const frame = style({
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': { screen: { position: 'relative', overflowX: 'auto' } },
})

const tableStyle = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
})

/** Columns of one width, and never narrower than their words. */
const wideEnough = (columns: number) => [
  tableStyle,
  {
    minWidth: `${9 + 12 * columns}rem`,
    '@media': { [below.tablet]: { minWidth: `${7.5 + 11 * columns}rem` } },
  },
]

export const table = styleVariants({
  1: wideEnough(1),
  2: wideEnough(2),
  3: wideEnough(3),
  4: wideEnough(4),
})

/** Stays where it is while the others are scrolled under it, with an edge of its own. */
const first = {
  position: 'sticky',
  borderInlineEnd: thin,
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  width: '14rem',
  backgroundColor: colour.surface,
  '@media': { [below.tablet]: { width: '7.5rem' } },
} as const

export const corner = style(first)

export const head = style({
  padding: space.s3,
  borderInlineEnd: thin,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
})

export const headOf = style({
  position: 'relative',
  display: 'grid',
  gap: space.s1,
  justifyItems: 'start',
  paddingInlineEnd: space.s8,
})

export const remove = style([
  onScreen,
  { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
])

export const picture = style({ width: '6rem', height: 'auto' })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})

export const problem = style({
  color: colour.danger.ink,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})

export const group = style({
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: `${vars.line.thin} solid ${colour.line}`,
  backgroundColor: colour.hover,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
})

/** In view however far the columns are scrolled. */
export const groupName = style({ position: 'sticky', insetInlineStart: space.s3 })

export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: space.s6,
  border: 0,
  padding: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
})

/** Folded on a screen; on paper, and where nothing can unfold it, everything is there. */
export const folded = style({
  '@media': {
    screen: { display: 'none' },
    [`screen and ${withoutScripts}`]: { display: 'table-row-group' },
  },
})

export const name = style({
  ...first,
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: thin,
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const cell = style({
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: thin,
  borderInlineEnd: thin,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    '&[data-differs]': { fontWeight: vars.weight.strong },
  },
})

export const part = style({
  color: colour.inkSoft,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
})

export const soft = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
})
