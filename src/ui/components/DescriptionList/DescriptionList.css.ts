import { style, styleVariants } from '@vanilla-extract/css'
import { from, container } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const frame = style({ containerType: 'inline-size', width: '100%' })

/** A table of two columns with lines between; one under the other where it is given little room. */
const rowsPair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s2,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
} as const

export const list = styleVariants({
  rows: {},
  stacked: { display: 'grid', gap: space.s4 },
  grid: {
    display: 'grid',
    gap: `${space.s4} ${space.s6}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space.s3 },
    },
    '@container': { [container.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
})

export const pair = styleVariants({ rows: rowsPair, stacked: {}, grid: {} })

export const term = style({
  fontSize: vars.text.small,
  color: colour.inkSoft,
})

/** In rows the small term shares its baseline with what it names. */
export const termInRow = style({ lineHeight: '1.40625rem' })

export const description = styleVariants({
  text: { overflowWrap: 'anywhere' },
  figure: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
})
