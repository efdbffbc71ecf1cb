import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { colour, space, line } = vars

export const groups = style({ display: 'grid', gap: space.s4, alignSelf: 'start', minWidth: 0 })

export const group = style({
  padding: space.s6,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': { [below.tablet]: { padding: space.s4 } },
})

// Room for the panel at the foot of a narrow window, wherever the focus goes.
globalStyle(`${group} :is(input, button)`, { scrollMarginBlock: '14rem' })

globalStyle(`${group} legend`, { fontSize: vars.text.lead, fontWeight: vars.weight.strong })

export const legend = style({ marginBlockEnd: space.s1 })

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  justifyContent: 'space-between',
  marginBlockEnd: space.s2,
  fontSize: vars.text.small,
  color: colour.inkSoft,
})

export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space.s2} ${space.s6}`,
  paddingBlock: space.s3,
  borderBlockStart: `${line.thin} solid ${colour.lineSoft}`,
  '@media': {
    // The price and the quantity go below the words.
    [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})

export const words = style({ display: 'grid', gap: space.s1, minWidth: 0 })

globalStyle(`${row} > ${words}`, { '@media': { [below.tablet]: { gridColumn: '1 / -1' } } })

export const name = style({
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-chosen] &`]: { fontWeight: vars.weight.medium } },
})

export const detail = style({ fontSize: vars.text.small, color: colour.inkSoft })

/** Code and stock, on a line of their own below what sets the product apart. */
export const codeAndStock = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
})

export const code = style({ fontFamily: vars.font.mono })

export const price = style({
  textAlign: 'end',
  '@media': { [below.tablet]: { textAlign: 'start' } },
})

export const more = style({ marginBlockStart: space.s3 })

export const problem = style({
  marginBlockStart: space.s2,
  fontSize: vars.text.small,
  color: colour.danger.ink,
})

export const empty = style({ fontSize: vars.text.small, color: colour.inkSoft })

/** In the bar at the foot of a narrow window only pictures and pieces, side by side. */
export const swatches = style({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.laptop]: { display: 'flex', flexWrap: 'wrap' } },
})

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.s3,
  fontSize: vars.text.small,
  '@media': { [below.laptop]: { display: 'flex', alignItems: 'center', gap: space.s1 } },
})

const onlyHeard = {
  position: 'absolute',
  width: line.thin,
  height: line.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const swatchName = style({
  overflowWrap: 'anywhere',
  '@media': { [below.laptop]: onlyHeard },
})

export const swatchDetail = style({
  color: colour.inkSoft,
  '@media': { [below.laptop]: onlyHeard },
})

export const picture = style({
  objectFit: 'contain',
  border: `${line.thin} solid ${colour.lineSoft}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
})

export const status = style({
  fontSize: vars.text.small,
  ':empty': { display: 'none' },
})
