import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const save = style({
  display: 'grid',
  gap: vars.space.s3,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
      alignItems: 'end',
    },
  },
})
