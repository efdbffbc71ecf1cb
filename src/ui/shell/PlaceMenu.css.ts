import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const sheet = style({
  display: 'grid',
  gap: vars.space.s4,
  width: vars.measure.medium,
  maxWidth: '100%',
  padding: `${vars.space.s3} ${vars.space.s4}`,
})
