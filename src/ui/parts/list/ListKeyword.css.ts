import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const keyword = style({ maxWidth: vars.measure.form })
