import { style } from '@vanilla-extract/css'

/** What is read out stands inside, not at the end of the page. */
export const panel = style({ position: 'relative' })
