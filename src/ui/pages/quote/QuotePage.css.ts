import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** In one row; on a phone two by two, each as wide as the others. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': {
    [below.tablet]: {
      display: 'grid',
      flexGrow: 1,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'stretch',
    },
  },
})

/** Long words in two lines rather than three. */
globalStyle(`${actions} :is(a, button)`, {
  '@media': {
    [below.tablet]: {
      width: '100%',
      height: '100%',
      paddingInline: vars.space.s2,
      fontSize: vars.text.small,
    },
  },
})

// Their place beside the title takes a row of its own.
globalStyle(`:has(> ${actions})`, { '@media': { [below.tablet]: { flexGrow: 1 } } })
