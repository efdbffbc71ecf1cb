import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const bubble = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
})

export const link = style({
  minWidth: 0,
  maxWidth: '100%',
  color: vars.colour.ink,
  paddingInline: vars.space.s3,
  '@media': { [below.tablet]: { paddingInline: vars.space.s2 } },
})

/** A long name, or a long word, must not push the rest of the head away. */
export const greeting = style({
  maxWidth: vars.measure.short,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Two short lines beside the sign and the cart; one line would end in the middle of the name.
    [below.tablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: vars.leading.tight,
      textAlign: 'start',
      fontSize: vars.text.small,
    },
  },
})

/** On a phone the same links are in the menu. */
export const more = style({ '@media': { [below.laptop]: { display: 'none' } } })
