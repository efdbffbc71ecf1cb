import { style } from '@vanilla-extract/css'

/** As far apart as a finger needs. */
export const number = style({ lineHeight: '1.75rem' })
