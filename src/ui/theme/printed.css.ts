import { style } from '@vanilla-extract/css'

/** Left out where the page is printed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** There only where the page is printed. */
export const onPaper = style({ '@media': { screen: { display: 'none' } } })
