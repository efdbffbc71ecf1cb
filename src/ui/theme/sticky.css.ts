import { createVar } from '@vanilla-extract/css'

/** How much of the window's upper edge a page keeps for itself; what sticks there sticks below it. */
export const stickyTop = createVar()
