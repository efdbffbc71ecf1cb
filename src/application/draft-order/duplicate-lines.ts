/** Lines of a table that ask for the very same. */
import { duplicateGroups } from '../../domain/draft-order/line-duplicates.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'

interface Duplicates {
  readonly groups: readonly (readonly string[])[]
  /** Keys of the other lines of its group; none for a line of its own. */
  readonly sisters: (key: string) => readonly string[]
}

const none: readonly string[] = []

// A memo and no state: while nothing is written, the lines stay the very same.
const known = new WeakMap<readonly WrittenLine[], Duplicates>()

/** The duplicates among lines, found once for as long as nothing is written. */
export function duplicatesIn(lines: readonly WrittenLine[]): Duplicates {
  const before = known.get(lines)
  if (before) return before
  const groups = duplicateGroups(lines)
  const sisters = new Map(
    groups.flatMap((keys) =>
      keys.map((key) => [key, keys.filter((other) => other !== key)] as const),
    ),
  )
  const made = { groups, sisters: (key: string) => sisters.get(key) ?? none }
  known.set(lines, made)
  return made
}
