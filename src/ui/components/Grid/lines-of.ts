/** Tells the looks of a block or a section how many lines it holds (lines.css.ts). */
import type { CSSProperties } from 'react'

export function linesOf(count: number): CSSProperties {
  const said: Readonly<Record<`--${string}`, number>> = { '--lines': count }
  return said
}

/**
 * The same of a block that has no line any more and still holds those that have gone: blank at once, and without a height
 * (passed-over.ts). With `display: none` the browser would take apart at once all that they are drawn of.
 */
export const leavingLines: CSSProperties = { ...linesOf(0), contentVisibility: 'hidden' }
