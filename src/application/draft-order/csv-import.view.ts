/** What the table of a draft order shows. Components never read the chart's context. */
import { linesPerTable } from '../../domain/draft-order/csv-lines.ts'
import type { LineEdit } from '../../domain/draft-order/line-table.ts'
import { isBlank } from '../../domain/draft-order/written-line.ts'
import { isAdding } from './adding-run.ts'
import { type CsvImportContext, type SheetRefusal, termsOf } from './csv-import.context.ts'
import type { CsvImportSnapshot } from './csv-import.machine.ts'
import type { EqualGuess } from './equal-guesses.ts'
import { type EqualRepairs, linesInView } from './lines.view.ts'
import type { LineView } from './line.view.ts'
import {
  type DateOrderView,
  lineCountOf,
  openDates,
  type ReadingReport,
  readingReport,
  type SheetFacts,
  sheetFacts,
} from './reading.view.ts'
import { canTakeLong } from './long-table.ts'
import { canRemap } from './sheet-taking.ts'
import { type SheetColumnsView, sheetColumnsView } from './sheet-columns.view.ts'
import { redoable, undoable } from './table-edits.ts'
import { wantsOf } from './wanted-facts.ts'

export type { CsvImportEvent } from './csv-import.context.ts'

export type { EqualGuess }
export type { LineStatus, LineView } from './line.view.ts'
export type { SheetRefusal }

export interface MappingView extends SheetFacts, SheetColumnsView {
  /** Rows that would become lines as the columns stand now. */
  readonly lineCount: number
  readonly canContinue: boolean
}

/** How far the work is that is under way. Counts are products, or lines to be priced, checked or added. */
export interface ImportProgress {
  /** `checking`: a long table, a hundred lines after the other. `settling`: reading back whether a batch whose answer got lost was added. */
  readonly phase: 'looking-up' | 'pricing' | 'checking' | 'adding' | 'settling'
  readonly done: number
  readonly total: number
}

export interface TableView {
  readonly lines: readonly LineView[]
  readonly counts: {
    readonly ready: number
    readonly faulty: number
    readonly waiting: number
    readonly unanswered: number
    readonly unpriced: number
    readonly notAdded: number
    readonly inDoubt: number
    /** Lines that wait for their batch or are on their way with it. */
    readonly adding: number
    /** Lines whose check was given up before they had their turn; they wait until it goes on. */
    readonly heldBack: number
  }
  readonly progress: ImportProgress | undefined
  readonly canCancel: boolean
  /** Whether at least one line can be added, and no batch is under way. */
  readonly canAdd: boolean
  /** More than 20 lines show the button again below the table (CSV-07). */
  readonly showsSecondAdd: boolean
  /** How many lines Try again would ask or send again; 0 hides it. */
  readonly retryCount: number
  /** Repairs that a kind offers, each line counted once; kinds without any are left out. */
  readonly repairs: readonly EqualRepairs[]
  /** What several lines may have meant by the same text; `guess.apply` tells it for all of them. */
  readonly guesses: readonly EqualGuess[]
  /** Lines that ask for the very same, as groups of keys; `lines.merge` makes one of each. */
  readonly duplicateGroups: readonly (readonly string[])[]
  /** Whether any of them can: none while a quantity of each group cannot be read. */
  readonly canMerge: boolean
  /** What `table.undo` would take back; undefined when there is nothing. */
  readonly undo: LineEdit['kind'] | undefined
  /** What `table.redo` would do again; undefined when there is nothing. */
  readonly redo: LineEdit['kind'] | undefined
  /** Whether a batch in doubt can be looked for in the quote again; otherwise only the person can tell. */
  readonly canCheckDoubt: boolean
}

export interface CsvImportView {
  readonly stage: 'empty' | 'reading' | 'mapping' | 'table' | 'done'
  /** The name of the file that is being read or mapped; undefined for a paste. */
  readonly fileName: string | undefined
  readonly refusal: SheetRefusal | undefined
  /** Whether what was refused as too long can be worked through in hundreds. */
  readonly canTakeLong: boolean
  /** What was read of the last file or paste, and what was not; it stays when all lines have been added. */
  readonly report: ReadingReport | undefined
  /** Dates of the table that leave open which number is the day. */
  readonly dates: DateOrderView | undefined
  /** Names of files that came along with another and have not been read. */
  readonly waiting: readonly string[]
  /** Whether what is read of the last sheet can be chosen again. */
  readonly canChoose: boolean
  /** Whether cells that are pasted now would be read. */
  readonly canPaste: boolean
  readonly mapping: MappingView | undefined
  readonly table: TableView | undefined
  /** Lines added since the table was begun. */
  readonly addedCount: number
  /** Lines that say something and are on no quote yet. */
  readonly unsentCount: number
}

/** More lines than this show the second button (CSV-07). */
const secondButtonAbove = 20

/** All that the workbench shows of the chart. */
export function csvImportView(snapshot: CsvImportSnapshot): CsvImportView {
  const { context } = snapshot
  const { source, refusal, addedCount } = context
  const stage = stageOf(snapshot)
  return {
    stage,
    fileName: source?.kind === 'file' ? source.name : undefined,
    refusal,
    canTakeLong: canTakeLong(context),
    report: stage === 'table' || stage === 'done' ? readingReport(context) : undefined,
    dates: stage === 'table' ? openDates(context) : undefined,
    waiting: context.waiting.map(({ name }) => name),
    canChoose: !isAdding(context.run) && canRemap(context),
    canPaste: snapshot.can({ type: 'sheet.paste', text: '' }),
    mapping: stage === 'mapping' ? mappingView(context) : undefined,
    table: stage === 'table' ? tableView(snapshot) : undefined,
    addedCount,
    unsentCount: unsentIn(context, stage),
  }
}

function unsentIn(context: CsvImportContext, stage: CsvImportView['stage']): number {
  if (stage === 'mapping') return lineCountOf(context)
  return context.table.lines.filter((line) => !isBlank(line)).length
}

function stageOf(snapshot: CsvImportSnapshot): CsvImportView['stage'] {
  if (snapshot.matches('table')) return 'table'
  if (snapshot.matches('mapping')) return 'mapping'
  if (snapshot.matches('reading')) return 'reading'
  return snapshot.matches('done') ? 'done' : 'empty'
}

function mappingView(context: CsvImportContext): MappingView | undefined {
  const { sheet } = context
  if (!sheet) return undefined
  const lineCount = lineCountOf(context)
  return {
    ...sheetFacts(sheet),
    ...sheetColumnsView(sheet),
    lineCount,
    canContinue: lineCount > 0,
  }
}

function tableView(snapshot: CsvImportSnapshot): TableView {
  const { context } = snapshot
  const { run } = context
  const { lines, duplicateGroups, canMerge, countOf, repairs, guesses } = linesInView(context)
  const heldBack = isHeldBack(snapshot) ? countOf('unbegun') : 0
  const waiting = countOf('waiting') + countOf('unbegun') - heldBack
  const progress = progressOf(snapshot, waiting)
  return {
    lines,
    counts: {
      ready: countOf('ready'),
      faulty: countOf('faulty'),
      waiting,
      unanswered: countOf('unanswered'),
      unpriced: countOf('unpriced'),
      notAdded: countOf('not-added'),
      inDoubt: countOf('in-doubt'),
      adding: countOf('queued') + countOf('adding'),
      heldBack,
    },
    progress,
    canCancel: progress !== undefined,
    canAdd: !isAdding(run) && countOf('ready') + countOf('not-added') > 0,
    showsSecondAdd: lines.length > secondButtonAbove,
    retryCount: countOf('unanswered') + countOf('unpriced') + countOf('not-added'),
    repairs,
    guesses,
    duplicateGroups,
    canMerge,
    undo: undoable(context),
    redo: redoable(context),
    canCheckDoubt: !isAdding(run) && run.batch !== undefined,
  }
}

function isHeldBack(snapshot: CsvImportSnapshot): boolean {
  return snapshot.matches({ table: { hundreds: 'held' } })
}

/** Whether the shop is asked about lines, or will be by itself. */
function isChecking(snapshot: CsvImportSnapshot): boolean {
  const isAsking = [
    { products: 'lookingUp' },
    { ownCodes: 'asking' },
    { prices: 'pricing' },
  ] as const
  return (
    isAsking.some((table) => snapshot.matches({ table })) ||
    (snapshot.context.unbegun.length > 0 && !isHeldBack(snapshot))
  )
}

/** What is being worked on: adding before all, then products, then prices; of a long table its lines. */
function progressOf(snapshot: CsvImportSnapshot, waiting: number): ImportProgress | undefined {
  const { context } = snapshot
  const total = context.table.lines.length
  const { run, products, prices } = context
  if (run.isReading && run.batch) return { phase: 'settling', done: run.settled, total: run.total }
  if (isAdding(run)) return { phase: 'adding', done: run.settled, total: run.total }
  if (total > linesPerTable) {
    return isChecking(snapshot) ? { phase: 'checking', done: total - waiting, total } : undefined
  }
  const wants = () => wantsOf(context.table.lines, context, termsOf(context))
  if (snapshot.matches({ table: { products: 'lookingUp' } })) {
    const { skuCodes } = wants()
    const done = skuCodes.filter((code) => products.has(code)).length
    return { phase: 'looking-up', done, total: skuCodes.length }
  }
  if (!snapshot.matches({ table: { prices: 'pricing' } })) return undefined
  const names = [...wants().pricings.keys()]
  const done = names.filter((name) => prices.has(name)).length
  return { phase: 'pricing', done, total: names.length }
}
