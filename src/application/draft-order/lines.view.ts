/** The lines of a table as they are shown, and what they come to. */
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import { sureRepair } from '../../domain/draft-order/line-repair.ts'
import { type LineField, lineFields } from '../../domain/draft-order/written-line.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import { type CsvImportContext, termsOf } from './csv-import.context.ts'
import { type EqualGuess, equalGuesses } from './equal-guesses.ts'
import { duplicatesIn } from './duplicate-lines.ts'
import { type Judgement, type LineStatus, type LineView, lineView } from './line.view.ts'

interface LinesInView {
  readonly lines: readonly LineView[]
  /** Lines that ask for the very same, as groups of keys. */
  readonly duplicateGroups: readonly (readonly string[])[]
  readonly canMerge: boolean
  readonly countOf: (status: LineStatus) => number
  /** Repairs that a kind offers, each line counted once; kinds without any are left out. */
  readonly repairs: readonly EqualRepairs[]
  readonly guesses: readonly EqualGuess[]
}

/** Kinds of repairs that a step for many lines makes, in the order in which they are offered. */
const inOrder = ['use-code', 'use-quantity', 'use-date', 'use-shorter-text'] as const

/** How many lines a step for many lines repairs in one way. */
export interface EqualRepairs {
  readonly kind: (typeof inOrder)[number]
  readonly count: number
}

/** The day is asked for once, so that all lines are judged by the same one. */
export function judgementOf(context: CsvImportContext): Judgement {
  const terms = termsOf(context)
  const { run, products, prices, ownCodes } = context
  return { context, terms, rest: [run, products, prices, ownCodes, terms.zone, terms.today] }
}

/** All lines; the very same value for as long as nothing about them changes. */
export function linesInView(context: CsvImportContext): LinesInView {
  const { table, unbegun, ownCodes } = context
  const judgement = judgementOf(context)
  return views(table.lines, [...judgement.rest, unbegun], () => {
    const { groups, of, canMerge } = duplicatesIn(table.lines, ownCodes)
    const lines = table.lines.map((line) => lineView(judgement, line, of(line.key)))
    const statuses = counted(lines.map(({ status }) => status))
    const kinds = counted(lines.flatMap(repairKinds))
    return {
      lines,
      duplicateGroups: groups,
      canMerge,
      countOf: (status) => statuses.get(status) ?? 0,
      repairs: inOrder.flatMap((kind) => {
        const count = kinds.get(kind) ?? 0
        return count > 0 ? [{ kind, count }] : []
      }),
      guesses: equalGuesses(lines),
    }
  })
}

const views = remembering<CsvImportContext['table']['lines'], LinesInView>()

function counted<Each>(all: readonly Each[]): ReadonlyMap<Each, number> {
  const counts = new Map<Each, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** The kinds of repairs by which a step for many lines repairs this one. */
function repairKinds(line: LineView): readonly Repair['kind'][] {
  // Without a problem there is nothing to repair.
  if (!line.canEdit || line.problems.length === 0) return noKinds
  const offers = (kind: Repair['kind']) => (field: LineField) =>
    sureRepair(line.cells[field].repairs.filter((each) => each.kind === kind)) !== undefined
  return kinds(line, [], () => inOrder.filter((kind) => lineFields.some(offers(kind))))
}

const noKinds: readonly Repair['kind'][] = []

const kinds = remembering<LineView, readonly Repair['kind'][]>()
