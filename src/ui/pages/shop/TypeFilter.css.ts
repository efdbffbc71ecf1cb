import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const title = style({
  margin: 0,
  marginBlockEnd: space.s2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: colour.inkSoft,
})

/** A row of chips on a phone, a column beside the list where there is room. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [from.laptop]: { flexDirection: 'column', gap: 0 },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minHeight: vars.size.controlSmall,
  paddingInline: space.s3,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  fontSize: vars.text.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: colour.hover, borderColor: colour.controlHover },
    '&[aria-current="page"]': {
      borderColor: colour.primary.fill,
      backgroundColor: colour.primary.soft,
      color: colour.primary.ink,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [from.laptop]: {
      minHeight: vars.size.control,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      fontSize: vars.text.body,
      selectors: {
        '&:hover': { backgroundColor: colour.surface, borderColor: 'transparent' },
        '&[aria-current="page"]': { borderColor: 'transparent' },
      },
    },
  },
})

export const count = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' })
