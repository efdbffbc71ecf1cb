/** What one line of the table shows. */
import { either as E } from 'fp-ts'
import {
  type ModelCodeSegment,
  modelCodeSegments,
  skuCodeOf,
} from '../../domain/catalogue/model-code.ts'
import { modifiersOf, type Product } from '../../domain/catalogue/product.ts'
import type { CheckedLine } from '../../domain/draft-order/line-check.ts'
import { fieldOf, type LineProblem, type Repair } from '../../domain/draft-order/line-problem.ts'
import { isBlank, type LineField, type WrittenLine } from '../../domain/draft-order/written-line.ts'
import { parseQuantity } from '../../domain/pricing/quantity-rule.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { PortFailure } from '../failure.ts'
import { type AddingRun, isHeld } from './adding-run.ts'
import type { CsvImportContext } from './csv-import.context.ts'
import {
  checkedLine,
  type CheckTerms,
  isNotFound,
  type KnownFacts,
  lineRepairs,
  missingFact,
  modelCodeOf,
  pricingName,
} from './line-facts.ts'

/** Where a line stands on its way to the quote. */
export type LineStatus =
  /** No cell says anything yet. */
  | 'blank'
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
  /** The parts of its model code, once that can be read whole; none before. */
  readonly codeParts: readonly ModelCodeSegment[]
  readonly price: LinePrice | undefined
  /** The earliest delivery day, once the lead time is known. */
  readonly earliest: CalendarDate | undefined
  /** Keys of the other lines that ask for the very same; empty for a line of its own. */
  readonly duplicates: readonly string[]
  /** Not while it is queued, being added, or in doubt. */
  readonly canEdit: boolean
}

/** What all lines of a table are judged by at one moment. */
interface Judgement {
  readonly context: CsvImportContext
  readonly terms: CheckTerms
}

/** The line of a table; the very same value for as long as nothing about it changes. */
export function lineView(
  { context, terms }: Judgement,
  written: WrittenLine,
  duplicates: readonly string[],
): LineView {
  const checked = checkedLine(written, context, terms)
  const failure = context.run.notAdded.get(written.key) ?? missingFact(checked, context)
  const status = statusOf(checked, failure, context.run)
  const products = isNotFound(checked) ? context.products : undefined
  const last = views.get(written)
  const isSame =
    last?.checked === checked &&
    last.view.status === status &&
    last.view.failure === failure &&
    last.products === products &&
    last.view.duplicates.join() === duplicates.join()
  if (isSame) return last.view
  const view = newView({ context, terms, checked, status, failure, duplicates })
  views.set(written, { checked, products, view })
  return view
}

// A memo and no state, so that a table of a hundred lines draws one line when one line changes.
const views = new WeakMap<WrittenLine, DrawnLine>()

interface DrawnLine {
  readonly checked: CheckedLine
  /** What a mistaken sku code was compared with; undefined where that changes nothing. */
  readonly products: KnownFacts['products'] | undefined
  readonly view: LineView
}

interface LineParts extends Pick<LineView, 'status' | 'failure' | 'duplicates'> {
  readonly context: CsvImportContext
  readonly terms: CheckTerms
  readonly checked: CheckedLine
}

function newView({ context, terms, checked, ...parts }: LineParts): LineView {
  const { written, problems, earliest } = checked
  const repairs = lineRepairs(checked, context, terms)
  const cell = (field: LineField): CellView => ({
    text: written[field],
    problems: problems.filter((problem) => fieldOf(problem) === field),
    repairs: repairs.filter((repair) => repair.field === field),
  })
  return {
    ...parts,
    key: written.key,
    number: written.number,
    cells: {
      modelCode: cell('modelCode'),
      quantity: cell('quantity'),
      requestedDate: cell('requestedDate'),
      customerMaterialNumber: cell('customerMaterialNumber'),
    },
    problems,
    productName: productOf(checked, context)?.name,
    standsFor: checked.ownCode?.modelCode,
    codeParts: codePartsOf(checked, context),
    price: priceOf(checked, context),
    earliest,
    canEdit: !isHeld(context.run, written.key),
  }
}

function statusOf(
  { written, problems, pricing, request }: CheckedLine,
  failure: PortFailure | undefined,
  run: AddingRun,
): LineStatus {
  const { key } = written
  if (run.queue.includes(key)) return 'queued'
  if (isHeld(run, key)) {
    const isUnderWay = run.outgoing.length > 0 && run.batch?.keys.includes(key) === true
    return isUnderWay ? 'adding' : 'in-doubt'
  }
  if (isBlank(written)) return 'blank'
  if (problems.length > 0) return 'faulty'
  if (request) return run.notAdded.has(key) ? 'not-added' : 'ready'
  if (!failure) return 'waiting'
  return pricing ? 'unpriced' : 'unanswered'
}

function productOf(checked: CheckedLine, { products }: KnownFacts): Product | undefined {
  const answer = products.get(skuCodeOf(modelCodeOf(checked)) ?? '')
  return !answer || E.isLeft(answer) || answer.right === 'missing' ? undefined : answer.right
}

function codePartsOf(checked: CheckedLine, context: CsvImportContext): readonly ModelCodeSegment[] {
  const { choices } = checked
  const product = productOf(checked, context)
  const skuCode = skuCodeOf(modelCodeOf(checked))
  if (!product || !choices || skuCode === undefined) return []
  return modelCodeSegments(skuCode, modifiersOf(product, context.zone), choices)
}

/** The price of just this quantity; the one that was asked for in place of a wrong quantity is not shown. */
function priceOf({ written, pricing }: CheckedLine, known: KnownFacts): LinePrice | undefined {
  if (!pricing || parseQuantity(written.quantity) !== pricing.quantity) return undefined
  const answer = known.prices.get(pricingName(pricing))
  if (!answer || E.isLeft(answer) || answer.right === 'missing') return undefined
  const { total, unit, currency, available } = answer.right
  return { total, unit, currency, available }
}
