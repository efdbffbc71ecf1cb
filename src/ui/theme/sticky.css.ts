import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the window's upper edge the shell keeps: the banner of staff who act for a customer. */
export const bannerHeight = createVar()

/** How much of the window's upper edge a page keeps for itself; what sticks there sticks below it. */
export const stickyTop = createVar()

/**
 * How much of the window's upper edge, below the strip, the bar of the chosen lines keeps. Only the head of the lines is told:
 * thousands of lines that inherited it would be styled again.
 */
export const stickyChosen = createVar()

/** How much of the window's lower edge the shell keeps: the offer of another language. What sticks there sticks above it. */
export const footHeight = createVar()

/** Where the bar of a page sticks at the lower edge of the window. */
export const aboveFoot = fallbackVar(footHeight, '0px')

/** Where the strip of a page sticks: below the banner, with `gap` between them. */
export function belowBanner(gap = '0px'): string {
  return `calc(${fallbackVar(bannerHeight, '0px')} + ${gap})`
}

/** Where everything else sticks: below the banner and the strip of its page, with `gap` between them. */
export function belowStrip(gap = '0px'): string {
  return `calc(${fallbackVar(bannerHeight, '0px')} + ${fallbackVar(stickyTop, '0px')} + ${gap})`
}

/** Where the head of lines that can be chosen sticks: below the bar of the chosen ones. */
export function belowChosen(gap = '0px'): string {
  return belowStrip(`${fallbackVar(stickyChosen, '0px')} + ${gap}`)
}
