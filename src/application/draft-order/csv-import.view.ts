/** What the table of a draft order shows. Components never read the chart's context. */
import type { LineProblem, Repair } from '../../domain/draft-order/line-problem.ts'
import type { LineField } from '../../domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { PortFailure } from '../failure.ts'
import type { SheetProblem } from '../ports/spreadsheet.ts'

/** Why a file or a paste was not taken; a table that was there before is as it was. */
export type SheetRefusal =
  | Exclude<SheetProblem, { readonly kind: 'aborted' }>
  /** More lines than a table holds; `count` with those that were there before (CSV-08). */
  | { readonly kind: 'too-many'; readonly count: number; readonly limit: number }
  /** Rows, but not one with a model code (CSV-09). */
  | { readonly kind: 'no-lines' }

/** A column of the sheet, and the cell of a line that it fills. */
export interface MappedColumn {
  /** Counted from 0, as the sheet has it. */
  readonly index: number
  /** What its heading says; empty for a sheet without headings. */
  readonly heading: string
  /** The first few cells under it. */
  readonly samples: readonly string[]
  readonly field: LineField | undefined
}

export interface MappingView {
  readonly columns: readonly MappedColumn[]
  readonly hasHeadings: boolean
  /** Rows that would become lines as the columns stand now. */
  readonly lineCount: number
  readonly canContinue: boolean
}

/** How far the work is that is under way. Counts are products, lines to be priced, or lines to be added. */
export interface ImportProgress {
  /** `settling`: reading back whether a batch whose answer got lost was added. */
  readonly phase: 'looking-up' | 'pricing' | 'adding' | 'settling'
  readonly done: number
  readonly total: number
}

/** Where a line stands on its way to the quote. */
export type LineStatus =
  /** Its product or its price is being asked for. */
  | 'waiting'
  /** Something is wrong with it; `problems` says what. */
  | 'faulty'
  /** Its product or its price could not be had, `failure` says why; Try again asks anew. */
  | 'unanswered'
  /** Can be added. `price` may be undefined: the price book has none for it. */
  | 'ready'
  /** Waits for its batch. */
  | 'queued'
  /** Its batch is under way. */
  | 'adding'
  /** Its batch was not added, `failure` says why; it can be added again. */
  | 'not-added'
  /** Nobody knows whether it was added: the person looks and says so, or has it looked up again. */
  | 'in-doubt'

export interface CellView {
  readonly text: string
  readonly problems: readonly LineProblem[]
  /** One-step repairs of this cell, the likeliest first. */
  readonly repairs: readonly Repair[]
}

export interface LinePrice {
  /** For the whole quantity; undefined is said in words (D10). */
  readonly total: number | undefined
  readonly unit: number | undefined
  readonly currency: string
  readonly available: number | undefined
}

export interface LineView {
  readonly key: string
  readonly number: number
  readonly status: LineStatus
  readonly cells: Readonly<Record<LineField, CellView>>
  /** All of them, in the order of the specification (D12). */
  readonly problems: readonly LineProblem[]
  readonly failure: PortFailure | undefined
  readonly productName: string | undefined
  readonly price: LinePrice | undefined
  /** The earliest delivery day, once the lead time is known. */
  readonly earliest: CalendarDate | undefined
  /** Keys of the other lines that ask for the very same; empty for a line of its own. */
  readonly duplicates: readonly string[]
  /** Not while it is queued, being added, or in doubt. */
  readonly canEdit: boolean
}

export interface TableView {
  readonly lines: readonly LineView[]
  readonly counts: {
    readonly ready: number
    readonly faulty: number
    readonly waiting: number
    readonly unanswered: number
    readonly notAdded: number
    readonly inDoubt: number
  }
  readonly progress: ImportProgress | undefined
  readonly canCancel: boolean
  /** Whether at least one line can be added, and no batch is under way. */
  readonly canAdd: boolean
  /** More than 20 lines show the button again below the table (CSV-07). */
  readonly showsSecondAdd: boolean
  /** How many lines Try again would ask or send anew; 0 hides it. */
  readonly retryCount: number
  /** Repairs that a kind has at hand, each line counted once; kinds without any are left out. */
  readonly repairs: readonly { readonly kind: Repair['kind']; readonly count: number }[]
  /** Lines that ask for the very same, as groups of keys; `duplicates.merge` makes one of each. */
  readonly duplicateGroups: readonly (readonly string[])[]
  /** What `table.undo` would take back; undefined when there is nothing. */
  readonly undo: 'edit' | 'remove' | 'merge' | 'repair' | 'fill' | 'append' | undefined
}

export interface CsvImportView {
  readonly stage: 'empty' | 'reading' | 'mapping' | 'table' | 'done'
  /** The name of the file that is being read or mapped; undefined for a paste. */
  readonly fileName: string | undefined
  readonly refusal: SheetRefusal | undefined
  /** Names of other sheets of the workbook, which were not read. */
  readonly otherSheets: readonly string[]
  readonly mapping: MappingView | undefined
  readonly table: TableView | undefined
  /** Lines added since the table was begun. */
  readonly addedCount: number
}
