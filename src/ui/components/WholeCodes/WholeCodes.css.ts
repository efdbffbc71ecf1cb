import { style } from '@vanilla-extract/css'

/** In a sentence a code looks as the words around it. */
export const inWords = style({ font: 'inherit', textDecoration: 'inherit' })
