/**
 * How much of the window's upper edge is kept by what stays there: whatever the focus comes to is scrolled clear of it
 * (WCAG 2.4.11). It is written to the document itself: as a variable it would have thousands of lines styled again.
 */

/** Pixels by what keeps them. */
const kept = new Map<string, number>()

/** Tells how many pixels the strip of the page keeps, or the bar below it; none where it has gone. */
export function keepEdge(by: 'strip' | 'bar', pixels: number): void {
  kept.set(by, pixels)
  const sum = [...kept.values()].reduce((total, each) => total + each, 0)
  document.documentElement.style.scrollPaddingBlockStart = sum === 0 ? '' : `${sum}px`
}
