import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner } from '../../theme/sticky.css.ts'

const { colour, space, line } = vars

/** What of the strip scrolls away on a phone: the line with holder and number. */
const firstLine = '3.75rem'

export const strip = style({
  position: 'sticky',
  insetBlockStart: belowBanner(),
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.s8,
  minHeight: vars.size.controlLarge,
  paddingBlock: space.s2,
  paddingInline: space.s4,
  border: `${line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  '@media': {
    [below.laptop]: { columnGap: space.s6, paddingBlock: space.s1 },
    [below.tablet]: {
      insetBlockStart: belowBanner(`-1 * ${firstLine}`),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: `${firstLine} auto`,
      columnGap: space.s4,
      paddingBlock: space.s0,
    },
    print: { position: 'static' },
  },
})

const pair = {
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s2,
  minWidth: 0,
  // Where there is less room the name stands over what it names.
  '@media': { [below.laptop]: { display: 'grid', alignContent: 'center' } },
} as const

export const fact = styleVariants({
  text: pair,
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
  '@media': { [below.tablet]: { whiteSpace: 'normal' } },
})

const words = { minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.weight.medium } as const

export const value = styleVariants({
  text: words,
  figure: { ...words, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
