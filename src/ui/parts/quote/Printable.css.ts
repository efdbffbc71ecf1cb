import { style } from '@vanilla-extract/css'

/** The interactive page; print shows the document instead. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const onPaper = style({ '@media': { screen: { display: 'none' } } })
