import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { stickyTop } from '../../theme/sticky.css.ts'

const { space, size } = vars

/** The strip of the order stays at the upper edge; what else sticks stands below it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s6,
  vars: { [stickyTop]: size.controlLarge },
})

// Keeps the focused element visible below the sticky header for keyboard users (WCAG 2.4.11).
globalStyle(`${page} :is(a, button, input, select, textarea)`, {
  scrollMarginBlockStart: `calc(${size.controlLarge} + ${space.s4})`,
})
