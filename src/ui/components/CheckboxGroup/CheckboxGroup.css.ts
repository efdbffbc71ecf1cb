import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const boxes = style({ display: 'grid', gap: vars.space.s3 })
