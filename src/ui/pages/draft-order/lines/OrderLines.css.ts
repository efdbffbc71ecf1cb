import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

const { space } = vars

export const ways = style({
  display: 'grid',
  gap: space.s4,
  textAlign: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s8 },
  },
})

export const way = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.s1,
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
})
