import { style } from '@vanilla-extract/css'

export const name = style({ overflowWrap: 'anywhere' })
