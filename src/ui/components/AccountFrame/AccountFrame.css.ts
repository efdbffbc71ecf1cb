import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { belowBanner } from '../../theme/sticky.css.ts'

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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  '@media': {
    [from.laptop]: { display: 'block', position: 'sticky', top: belowBanner(space.s6) },
    print: { display: 'none' },
  },
})

export const title = style({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  '@media': { [from.laptop]: { marginBottom: space.s3 } },
})

/** The button, where the menu has no room beside the page. */
export const narrow = style({ '@media': { [from.laptop]: { display: 'none' } } })

export const wide = style({ display: 'none', '@media': { [from.laptop]: { display: 'block' } } })

export const group = style({ selectors: { '& + &': { marginTop: space.s3 } } })

export const groupTitle = style({
  padding: `0 ${space.s3} ${space.s1}`,
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.size.control,
  padding: `${space.s1} ${space.s3}`,
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

export const page = style({ minWidth: 0 })
