import { style } from '@vanilla-extract/css'

/** A line of its own below the words and the button. */
export const outcome = style({ flexBasis: '100%' })
