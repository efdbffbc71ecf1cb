import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text.small })
