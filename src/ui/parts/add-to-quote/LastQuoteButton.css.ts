import { style } from '@vanilla-extract/css'

/** A name may be as long as a name can be; two lines of it tell which quote is meant. */
export const named = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

/** On a line of its own below the buttons. */
export const failed = style({ flexBasis: '100%' })
