import { style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { colour, space, size } = vars

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s4,
  '@media': { print: { display: 'none' } },
})

export const end = style({ minWidth: 0 })

export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  '@media': { [below.tablet]: { display: 'none' } },
})

/** On a phone the numbers give way to one line of words. */
export const summary = style({
  color: colour.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { display: 'none' } },
})

export const number = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.controlSmall,
  height: size.controlSmall,
  paddingInline: space.s2,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.corner,
  color: colour.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.sunken },
    '&[aria-current="page"]': {
      borderColor: colour.primary.ink,
      color: colour.primary.ink,
      backgroundColor: colour.surface,
    },
  },
})

export const gap = style({ paddingInline: space.s1, color: colour.inkSoft })
