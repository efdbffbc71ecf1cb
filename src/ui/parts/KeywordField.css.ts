import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'

export const keyword = style({
  flex: '0 1 16rem',
  '@media': { [below.tablet]: { flex: '1 1 100%' } },
})
