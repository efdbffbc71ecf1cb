import { style } from '@vanilla-extract/css'

/** What one works with; paper gets the document instead. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const onPaper = style({ '@media': { screen: { display: 'none' } } })
