import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s1,
  fontVariantNumeric: 'tabular-nums',
})

export const unit = style({ color: colour.inkSoft })
