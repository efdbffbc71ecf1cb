import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const line = style({ margin: 0, fontSize: vars.text.small })
