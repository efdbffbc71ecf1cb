import { style } from '@vanilla-extract/css'
import { farBelow } from '../../theme/far-below.ts'

export const end = style(farBelow('140rem'))
