import { style } from '@vanilla-extract/css'
import { withoutScripts } from '../../theme/breakpoints.ts'

/** Of what would be dead without scripts: it is not there. What stands in its place is in a `noscript`. */
export const needsScripts = style({
  '@media': { [withoutScripts]: { display: 'none !important' } },
})
