/** Patterns that others have written. */

import { runInNewContext } from 'node:vm'

/**
 * Whether a text has a match of a pattern; undefined where the pattern is none, or takes longer than so many milliseconds.
 */
export function fitsPattern(pattern: string, text: string, limitMs: number): boolean | undefined {
  try {
    const fits: unknown = runInNewContext(
      'new RegExp(pattern).test(text)',
      { pattern, text },
      { timeout: limitMs },
    )
    return fits !== false
  } catch {
    return undefined
  }
}
