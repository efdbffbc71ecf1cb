import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const figures = style({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  fontSize: vars.text.small,
})

/** A long figure comes below its name where both have no room beside each other. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
  borderBlockEnd: `${vars.line.thin} solid ${colour.lineSoft}`,
})

export const name = style({ color: colour.inkSoft, hyphens: 'auto' })

export const figure = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})
