/** A line of the table of a draft order as it is shown. */
import type { ModelCodeSegment } from '../../domain/catalogue/model-code.ts'
import type { LineProblem, Repair } from '../../domain/draft-order/line-problem.ts'
import type { LineField } from '../../domain/draft-order/written-line.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { PortFailure } from '../failure.ts'

/** Where a line stands on its way to the quote. */
export type LineStatus =
  /** No cell says anything yet. */
  | 'blank'
  /** Waits for its hundred to be checked. */
  | 'unbegun'
  /** Its product or its price is being asked for. */
  | 'waiting'
  /** Something is wrong with it; `problems` says what. */
  | 'faulty'
  /** Its product could not be loaded, `failure` says why; Try again asks again. */
  | 'unanswered'
  /** The same of its price: everything else about it is known. */
  | 'unpriced'
  /** Can be added. `price` may be undefined: the price book has none for it. */
  | 'ready'
  /** Waits for its batch. */
  | 'queued'
  /** Its batch is under way. */
  | 'adding'
  /** Its batch was not added, `failure` says why; it can be added again. */
  | 'not-added'
  /** It is unknown whether it was added: the customer looks and confirms, or has it looked up again. */
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

/** Lines that ask for what another asks for; none for a line of its own. */
export interface LineDuplicates {
  /** Keys of the first few. */
  readonly named: readonly string[]
  /** How many there are in all. */
  readonly count: number
  /** Not while a quantity among them cannot be read. */
  readonly canMerge: boolean
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
  /** The model code that one of the customer's own codes stands for; undefined for a model code. */
  readonly standsFor: string | undefined
  /** The customer's number that it is read as, where that is kept with other separators than are written. */
  readonly readAs: string | undefined
  /** The own code that its source says beside the model, and that does not stand for it. */
  readonly strayCode: string | undefined
  /** The parts of its model code, once that can be read whole; none before. */
  readonly codeParts: readonly ModelCodeSegment[]
  readonly price: LinePrice | undefined
  /** The earliest delivery day, once the lead time is known. */
  readonly earliest: CalendarDate | undefined
  /** The other lines that ask for the very same. */
  readonly duplicates: LineDuplicates
  /** Not while it is queued, being added, or in doubt. */
  readonly canEdit: boolean
}

/** Each cell of a line. */
export function cellsBy(cell: (field: LineField) => CellView): LineView['cells'] {
  return {
    modelCode: cell('modelCode'),
    quantity: cell('quantity'),
    requestedDate: cell('requestedDate'),
    customerMaterialNumber: cell('customerMaterialNumber'),
  }
}
