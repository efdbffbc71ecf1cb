/** The tokens of left sessions, without a browser. */
import type { LeftSessions } from '../../src/application/ports/left-sessions.ts'

export function memoryLeftSessions(...tokens: readonly string[]): LeftSessions {
  let kept: readonly string[] = tokens
  return {
    read: () => kept,
    keep: (next) => {
      kept = next
    },
  }
}
