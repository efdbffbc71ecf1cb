import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'
import { gutter } from './panel-look.ts'

const { colour, space, size, text } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s2,
  borderBlockStart: `${vars.line.thin} solid ${colour.lineSoft}`,
  ...gutter,
})

export const place = style({
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const ways = style({ display: 'flex', alignItems: 'center', gap: space.s1 })

/** On a phone the numbers give way to the words beside them. */
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [below.tablet]: { display: 'none' } },
})

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: size.controlSmall,
  height: size.controlSmall,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.corner,
  fontSize: text.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&[aria-current="true"]': { borderColor: colour.primary.ink, color: colour.primary.ink },
    '&[data-faulty="true"]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '0.2rem',
      width: '0.75rem',
      height: '0.125rem',
      backgroundColor: colour.danger.ink,
    },
  },
})
