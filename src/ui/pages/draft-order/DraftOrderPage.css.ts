import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { stickyTop } from '../../theme/sticky.css.ts'

const { space, size } = vars

/** The strip of the order stays at the upper edge; what else sticks stands below it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s6,
  vars: { [stickyTop]: size.controlLarge },
  '@media': { [below.laptop]: { vars: { [stickyTop]: size.control } } },
})
