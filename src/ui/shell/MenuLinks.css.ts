import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const failed = style({
  margin: 0,
  padding: vars.space.s3,
  fontSize: vars.text.small,
  color: vars.colour.danger.ink,
})
