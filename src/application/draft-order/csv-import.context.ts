/** What the table of a draft order is given, what it knows, and what can happen to it. */
import type { either as E } from 'fp-ts'
import type { ProductAnswer } from '../../domain/catalogue/product-answer.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { linesPerTable } from '../../domain/draft-order/csv-lines.ts'
import type { DayOrder } from '../../domain/draft-order/day-order.ts'
import { unbegunAfter, longLimit } from '../../domain/draft-order/hundreds.ts'
import type { KeptTable } from '../../domain/draft-order/kept-table.ts'
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import { type LineTable, tableOf } from '../../domain/draft-order/line-table.ts'
import type { LineField, WrittenLine } from '../../domain/draft-order/written-line.ts'
import { keySet } from '../../domain/shared/key-set.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import type { AddingReport } from './adding.context.ts'
import { type AddingRun, idleRun, isHeld, type ReadyLine } from './adding-run.ts'
import { checkedLine, type CheckTerms, type KnownFacts, nothingKnown } from './line-facts.ts'
import type { ReadingEvent, ReadSheet, SheetWithColumns } from './sheet-columns.ts'

export interface CsvImportInput {
  readonly zone: AddressZone
  /** The browser's day, asked for whenever a line is judged or sent (D1, D2). */
  readonly today: () => CalendarDate
  /** The table as it was left; undefined when nothing was kept. */
  readonly kept: KeptTable | undefined
}

/** Where rows come from. */
export type SheetSource =
  | {
      readonly kind: 'file'
      readonly file: Blob
      readonly name: string
      /** The sheet that the customer has chosen, counted from 0. */
      readonly sheet?: number
    }
  | { readonly kind: 'paste'; readonly text: string }

export type SheetOutcome = E.Either<SheetProblem, ReadSheet>

/** Why rows were not taken; a table that was there before is as it was. */
export type SheetRefusal =
  | Exclude<SheetProblem, { readonly kind: 'aborted' }>
  /** More lines than a table holds; `count` with those that were there before (CSV-08). */
  | {
      readonly kind: 'too-many'
      readonly count: number
      readonly limit: number
      /** What would have made them; undefined for the sheet that was read. */
      readonly edit?: TableEvent
      /** The sheet in the other reading that would have made them; the lines of the one before are there. */
      readonly reading?: MappedSheet
    }
  /** Rows, but not one with a model code (CSV-09). */
  | { readonly kind: 'no-lines' }

/** A file that was brought together with another and waits to be read. */
export interface WaitingFile {
  readonly file: Blob
  readonly name: string
}

/** The sheet that was read last. */
export interface MappedSheet extends SheetWithColumns {
  /** The lines that it became, as they were then; none before it was taken. */
  readonly lines: readonly WrittenLine[]
  /** What is added to the numbers of its rows, because other lines stand above it. */
  readonly offset: number
  /** How many lines had been added when it was taken. */
  readonly addedBefore: number
}

export interface CsvImportContext extends KnownFacts {
  readonly zone: AddressZone
  readonly today: () => CalendarDate
  readonly table: LineTable
  /** Lines that it may hold: a hundred, or those of a long one that is worked through in hundreds. */
  readonly limit: number
  /** Keys of the lines that wait for their turn to be checked. */
  readonly unbegun: readonly string[]
  readonly nextKey: number
  /** Key of the line that is being typed in: nothing is asked about it before the pause. */
  readonly typedKey: string | undefined
  /** Whether products of a group have come and others have not; prices are asked for the group as a whole. */
  readonly areProductsArriving: boolean
  /** The adding as its own chart last told it. */
  readonly run: AddingRun
  /** Lines that were added since the table was begun. */
  readonly addedCount: number
  readonly source: SheetSource | undefined
  readonly sheet: MappedSheet | undefined
  /** Set while the customer chooses what is read of the sheet: how it was before. */
  readonly beforeChoosing: Pick<CsvImportContext, 'sheet' | 'refusal'> | undefined
  /** Files that wait to be read. */
  readonly waiting: readonly WaitingFile[]
  readonly refusal: SheetRefusal | undefined
}

export type CsvImportEvent =
  /** Lines of a file, or of the clipboard, that are put to those that are there. */
  | {
      readonly type: 'sheet.file'
      readonly file: Blob
      readonly name: string
      /** Files that came along; they are named, and read when it is asked for. */
      readonly others?: readonly WaitingFile[]
    }
  | { readonly type: 'sheet.paste'; readonly text: string }
  /** Reads the first of the files that wait. */
  | { readonly type: 'sheet.next' }
  | { readonly type: 'waiting.dismiss' }
  /** Back to what is read of the last sheet; what was changed in its lines since then is lost when it is read again. */
  | { readonly type: 'columns.open' }
  /** Another sheet of the same workbook, counted from 0. */
  | { readonly type: 'sheet.choose'; readonly index: number }
  | ReadingEvent
  | { readonly type: 'columns.confirm' }
  | TableEvent
  /** The cell is done with: ask at once. */
  | { readonly type: 'cell.left' }
  /** Every line that is ready, or those of the keys. */
  | { readonly type: 'lines.add'; readonly keys?: readonly string[] }
  /** Asks again for what could not be had, and sends again what was not added; nothing else. */
  | { readonly type: 'lines.retry'; readonly keys?: readonly string[] }
  /** Reads the quote again for a batch in doubt. */
  | { readonly type: 'doubt.check' }
  /** The person has looked at the quote. It holds for the whole batch of the line. */
  | { readonly type: 'doubt.settle'; readonly key: string; readonly wasAdded: boolean }
  /** Gives up what is being read, looked up or priced; of adding, the batches that have not left yet. */
  | { readonly type: 'work.cancel' }
  | { readonly type: 'table.discard' }
  | LookUpEvent
  | AddingReport
  /** Takes the lines that a table does not hold, and works through them in hundreds. */
  | { readonly type: 'hundreds.take' }
  /** Goes on checking where it was given up. */
  | { readonly type: 'hundreds.resume' }
  | { readonly type: 'refusal.dismiss' }

/** Cells of a spreadsheet, as they lie there. */
export interface PastedBlock {
  /** Keys of the lines that the block covers, as they are shown, from the one that it was pasted into. */
  readonly keys: readonly string[]
  /** The column of its first cells; what reaches beyond the last column is left out. */
  readonly field: LineField
  readonly rows: readonly (readonly string[])[]
}

/** What the looking up of a group tells: each product as it comes, so that no answer brings too much work, and the end. */
export type LookUpEvent =
  | { readonly type: 'product.known'; readonly code: string; readonly answer: ProductAnswer }
  | { readonly type: 'products.known' }
  /** What is known of these own codes is old: they have been saved with another model. */
  | { readonly type: 'ownCodes.kept'; readonly codes: readonly string[] }
  /** Something threw that had no right to. */
  | { readonly type: 'products.broken' }

/** What is done to the lines. */
export type TableEvent =
  | { readonly type: 'line.append' }
  | {
      readonly type: 'cell.changed'
      readonly key: string
      readonly field: LineField
      readonly text: string
    }
  | {
      readonly type: 'date.fill'
      readonly keys: readonly string[]
      readonly date: CalendarDate
    }
  /** The order of day and month, for all dates of the sheet that leave it open. */
  | { readonly type: 'dates.order'; readonly order: DayOrder }
  | { readonly type: 'repair.apply'; readonly key: string; readonly repair: Repair }
  /** The best repair of that kind in every line that has one. */
  | { readonly type: 'repairs.apply'; readonly kind: Repair['kind'] }
  /** One and the same repair in several lines, as the customer has decided. */
  | { readonly type: 'guess.apply'; readonly keys: readonly string[]; readonly repair: Repair }
  | { readonly type: 'lines.remove'; readonly keys: readonly string[] }
  /** Each of these lines becomes one with all that ask for the same. */
  | { readonly type: 'lines.merge'; readonly keys: readonly string[] }
  /** Cells of a spreadsheet over those that are there. */
  | ({ readonly type: 'block.paste' } & PastedBlock)
  | { readonly type: 'table.undo' }
  | { readonly type: 'table.redo' }

/** The table as it is begun: empty, or with the lines and the batch in doubt that were kept. */
export function newCsvImport({ zone, today, kept }: CsvImportInput): CsvImportContext {
  const lines = kept?.lines ?? []
  return {
    ...nothingKnown,
    zone,
    today,
    table: tableOf(lines),
    limit: limitFor(lines.length),
    unbegun: unbegunAfter({ unbegun: [], before: [], now: keysOf(lines) }),
    nextKey: kept?.nextKey ?? 1,
    typedKey: undefined,
    areProductsArriving: false,
    run: {
      ...idleRun,
      batch: kept?.batch,
      unclear: kept?.unclear ?? [],
      tried: kept?.tried ?? [],
      isUnchecked: kept?.batch !== undefined,
    },
    addedCount: kept?.addedCount ?? 0,
    source: undefined,
    sheet: undefined,
    beforeChoosing: undefined,
    waiting: [],
    refusal: undefined,
  }
}

/** What a table of so many lines may hold. */
function limitFor(count: number): number {
  return count > linesPerTable ? longLimit : linesPerTable
}

/** The keys of lines, in their order. */
export function keysOf(lines: readonly WrittenLine[]): readonly string[] {
  return lines.map(({ key }) => key)
}

/** What is to be kept; undefined when there is nothing worth keeping. */
export function keptTable(context: CsvImportContext): KeptTable | undefined {
  const { table, nextKey, run, addedCount } = context
  if (table.lines.length === 0) return undefined
  const { batch, unclear, tried } = run
  return { lines: table.lines, nextKey, batch, unclear, tried, addedCount }
}

/** What lines are held against now: the region and the day. */
export function termsOf({ zone, today }: Pick<CsvImportContext, 'zone' | 'today'>): CheckTerms {
  return { zone, today: today() }
}

/** The lines that may be asked about: not the one that is being typed in, nor those that wait for their turn. */
export function settledLines({
  table,
  typedKey,
  unbegun,
}: CsvImportContext): readonly WrittenLine[] {
  const { lines } = table
  if (typedKey === undefined && unbegun.length === 0) return lines
  const waiting = keySet(unbegun)
  return settled(lines, [typedKey, unbegun], () =>
    lines.filter(({ key }) => key !== typedKey && !waiting.has(key)),
  )
}

const settled = remembering<readonly WrittenLine[], readonly WrittenLine[]>()

/** The lines that can be added now. */
export function readyLines(context: CsvImportContext): readonly ReadyLine[] {
  const terms = termsOf(context)
  const waiting = keySet(context.unbegun)
  return context.table.lines.flatMap((line) => {
    if (waiting.has(line.key)) return []
    const { request } = checkedLine(line, context, terms)
    return request ? [{ key: line.key, request }] : []
  })
}

/** Of some lines, or of all, those that can be added and do not wait already. */
export function addableKeys(
  context: CsvImportContext,
  keys: readonly string[] | undefined,
): readonly string[] {
  const wanted = keys && keySet(keys)
  return readyLines(context)
    .map(({ key }) => key)
    .filter((key) => !isHeld(context.run, key) && (wanted === undefined || wanted.has(key)))
}

/** Of some lines, or of all, those that were sent and not added, and can be sent again. */
export function resendableKeys(
  context: CsvImportContext,
  keys: readonly string[] | undefined,
): readonly string[] {
  return addableKeys(context, keys).filter((key) => context.run.notAdded.has(key))
}
