/**
 * What is focused is scrolled clear of all that stays at the upper edge of the window (WCAG 2.4.11). The document is told by a
 * property of its own: a variable would have thousands of lines styled again.
 */

/** Pixels that each keeps. */
const kept = new Map<string, number>()

/** How many pixels the strip of the page keeps, or the bar of the chosen lines below it; 0 once it has gone. */
export function keepEdge(by: 'strip' | 'bar', pixels: number): void {
  kept.set(by, pixels)
  const sum = [...kept.values()].reduce((total, each) => total + each, 0)
  document.documentElement.style.scrollPaddingBlockStart = sum === 0 ? '' : `${sum}px`
}
