/** Lines of a table that ask for the very same. */
import { canMerge, duplicateGroups } from '../../domain/draft-order/line-duplicates.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import type { LineDuplicates } from './shown-line.ts'

interface Duplicates {
  readonly groups: readonly (readonly string[])[]
  /** Whether a group of them can become one line. */
  readonly canMerge: boolean
  /** The other lines of its group; none for a line of its own. */
  readonly of: (key: string) => LineDuplicates
  /** The lines with all that ask for the same. */
  readonly withThem: (keys: readonly string[]) => readonly string[]
}

export const noDuplicates: LineDuplicates = { named: [], count: 0, canMerge: false }

/** So many of its equals a line names: two thousand equal lines would name each other four million times. */
const namedCount = 3

// A memo and no state: while nothing is written, the lines stay the very same.
const found = remembering<readonly WrittenLine[], Duplicates>()

/** The duplicates among lines, found once for as long as nothing is written. */
export function duplicatesIn(lines: readonly WrittenLine[]): Duplicates {
  return found(lines, [], () => duplicatesNow(lines))
}

function duplicatesNow(lines: readonly WrittenLine[]): Duplicates {
  const groups = duplicateGroups(lines)
  const groupOf = new Map(groups.flatMap((keys) => keys.map((key) => [key, keys] as const)))
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const mergeable = new Set(
    groups.filter((keys) => canMerge(keys.flatMap((key) => byKey.get(key) ?? []))),
  )
  return {
    groups,
    canMerge: mergeable.size > 0,
    of: (key) => {
      const group = groupOf.get(key)
      if (!group) return noDuplicates
      const named = othersThan(key, group)
      return { named, count: group.length - 1, canMerge: mergeable.has(group) }
    },
    withThem: (keys) => [...new Set(keys.map((key) => groupOf.get(key) ?? [key]))].flat(),
  }
}

function othersThan(key: string, group: readonly string[]): readonly string[] {
  return group
    .slice(0, namedCount + 1)
    .filter((other) => other !== key)
    .slice(0, namedCount)
}
