import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

// A file that exports functions, as that one does, is for styles alone.
export { footHeight } from '../theme/sticky.css.ts'

const { colour, space } = vars

/** It stays at the lower edge of the window, and has room of its own behind the foot: a page can be read to its end. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  '@media': {
    [from.tablet]: { justifySelf: 'end', width: 'fit-content', marginInlineStart: 'auto' },
    print: { display: 'none' },
  },
})

export const offer = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  borderBlockStart: `${vars.line.thin} solid ${colour.line}`,
  backgroundColor: colour.surface,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.text.small,
  '@media': {
    [from.tablet]: {
      maxWidth: '26rem',
      marginInlineEnd: space.s6,
      marginBlockEnd: space.s6,
      border: `${vars.line.thin} solid ${colour.line}`,
      borderRadius: vars.radius.corner,
    },
  },
})

export const words = style({ margin: 0, hyphens: 'auto' })

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
