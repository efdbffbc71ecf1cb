import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const area = style({
  display: 'block',
  minHeight: vars.size.controlLarge,
  lineHeight: vars.leading.text,
  resize: 'vertical',
})
