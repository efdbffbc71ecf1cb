import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const day = style({ fontVariantNumeric: 'tabular-nums' })

export const note = style({
  color: vars.colour.inkSoft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
