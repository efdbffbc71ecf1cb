/** Lines that say the same in a cell, where nobody but the customer knows what was meant: it is told once for all. */
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import { sureRepair } from '../../domain/draft-order/line-repair.ts'
import type { LineField } from '../../domain/draft-order/written-line.ts'
import type { LineView } from './shown-line.ts'

export interface EqualGuess {
  readonly field: LineField
  /** What the cells say. */
  readonly text: string
  /** The lines; two or more. */
  readonly keys: readonly string[]
  /** What each of them may have meant, the likeliest first. */
  readonly repairs: readonly Repair[]
}

const guessedFields = ['modelCode', 'quantity', 'requestedDate'] as const

/** What a code or a day was meant to be holds for all; how many pieces were is a matter of each line, unless none are written. */
const isForAll = (field: LineField, text: string) => field !== 'quantity' || text.trim() === ''

/** Guesses that are offered for several lines; what is left is repaired line by line. */
const mostGuesses = 3

/** The guesses that most lines share, where the same repairs are offered for all of them. */
export function equalGuesses(lines: readonly LineView[]): readonly EqualGuess[] {
  const groups = new Map<string, EqualGuess & { readonly keys: string[] }>()
  for (const line of lines) {
    if (!line.canEdit || line.problems.length === 0) continue
    for (const field of guessedFields) {
      const { text, repairs } = line.cells[field]
      if (repairs.length === 0 || sureRepair(repairs) || !isForAll(field, text)) continue
      const name = [field, text.trim(), ...repairs.map((repair) => repair.text)].join('\n')
      const group = groups.get(name) ?? { field, text: text.trim(), keys: [], repairs }
      group.keys.push(line.key)
      groups.set(name, group)
    }
  }
  return [...groups.values()]
    .filter(({ keys }) => keys.length > 1)
    .toSorted((one, other) => other.keys.length - one.keys.length)
    .slice(0, mostGuesses)
}
