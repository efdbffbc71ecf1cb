import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const frame = style({
  display: 'grid',
  gap: space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: space.s8 },
  },
})

export const menu = style({
  '@media': {
    [from.laptop]: { position: 'sticky', top: space.s6 },
    print: { display: 'none' },
  },
})

export const title = style({
  marginBottom: space.s3,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
})

/** A row that wraps on a phone, a column beside the page. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.s2})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.laptop]: { flexDirection: 'column', gap: space.s1, marginInline: 0 } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.size.control,
  padding: `${space.s1} ${space.s2}`,
  '@media': { [from.laptop]: { paddingInline: space.s3 } },
  borderRadius: vars.radius.corner,
  color: colour.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-current="page"]': {
      backgroundColor: colour.primary.soft,
      color: colour.primary.ink,
      fontWeight: vars.weight.medium,
    },
  },
})

/** Where the menu is a row, its words are enough. */
export const drawing = style({
  display: 'none',
  '@media': { [from.laptop]: { display: 'inline-flex' } },
})

export const page = style({ minWidth: 0 })
