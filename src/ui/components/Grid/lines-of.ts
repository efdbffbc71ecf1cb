/** Tells the looks of a block or a section how many lines it holds (lines.css.ts). */
import type { CSSProperties } from 'react'

export function linesOf(count: number): CSSProperties {
  const said: Readonly<Record<`--${string}`, number>> = { '--lines': count }
  return said
}
