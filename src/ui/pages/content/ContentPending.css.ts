import { style } from '@vanilla-extract/css'

/** Most pages are as high as the window: the foot of the page stands below it from the beginning, and does not move. */
export const place = style({ minBlockSize: '90vh' })
