import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, line } = vars

export const title = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const breaks = style({
  display: 'grid',
  marginBlockStart: space.s1,
  borderBlockEnd: `${line.thin} solid ${colour.lineSoft}`,
  '@media': {
    [below.laptop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  },
})

/** A quantity, the price of a piece, and how much later so many come. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  columnGap: space.s2,
  alignItems: 'baseline',
  width: '100%',
  padding: `${space.s1} ${space.s2}`,
  border: 0,
  borderBlockStart: `${line.thin} solid ${colour.lineSoft}`,
  backgroundColor: 'transparent',
  color: colour.ink,
  font: 'inherit',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-current]': { backgroundColor: colour.primary.soft, fontWeight: vars.weight.medium },
  },
})

export const later = style({ color: colour.inkSoft })

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s3,
  alignItems: 'center',
  fontSize: vars.text.small,
})

export const more = style({ fontWeight: vars.weight.medium })
