/** Lines of a table that ask for the very same. */
import {
  canMerge,
  duplicateGroups,
  type ReadCodes,
} from '../../domain/draft-order/line-duplicates.ts'
import { codeIn, ownCodeName } from '../../domain/draft-order/own-code.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import type { KnownFacts } from './line-facts.ts'
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

type OwnCodes = KnownFacts['ownCodes']

/** The duplicates among lines, found once for as long as nothing is written and no own code becomes known. */
export function duplicatesIn(lines: readonly WrittenLine[], ownCodes: OwnCodes): Duplicates {
  return found(lines, [ownCodes], () => duplicatesNow(lines, ownCodes))
}

/** The own codes that lines are read as, by the keys of the lines. */
export function readCodes(lines: readonly WrittenLine[], ownCodes: OwnCodes): ReadCodes {
  if (ownCodes.size === 0) return new Map()
  return new Map(
    lines.flatMap(({ key, modelCode }) => {
      const own = codeIn(ownCodes.get(ownCodeName(modelCode)))
      return own ? [[key, own.customCode] as const] : []
    }),
  )
}

function duplicatesNow(lines: readonly WrittenLine[], ownCodes: OwnCodes): Duplicates {
  const groups = duplicateGroups(lines, readCodes(lines, ownCodes))
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
