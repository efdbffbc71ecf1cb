import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** No wider than a form is comfortable to fill in. */
export const form = style({ maxWidth: vars.measure.form })
