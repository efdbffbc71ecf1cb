import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Number and arrow stay on one line. */
export const link = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s1 })
