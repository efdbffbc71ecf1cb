import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const basis = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const parts = style({
  display: 'grid',
  gap: space.s1,
  marginBlock: space.s2,
  color: colour.inkSoft,
  fontSize: vars.text.small,
})

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
})

export const each = style({ marginInlineStart: space.s2, color: colour.inkFaint })

export const amount = style({ fontVariantNumeric: 'tabular-nums' })
