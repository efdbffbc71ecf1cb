/** What one line of the table shows. */
import { either as E } from 'fp-ts'
import {
  type ModelCodeSegment,
  modelCodeSegments,
  skuCodeOf,
} from '../../domain/catalogue/model-code.ts'
import { modifiersOf, type Product } from '../../domain/catalogue/product.ts'
import { soldProduct } from '../../domain/catalogue/product-answer.ts'
import type { CheckedLine } from '../../domain/draft-order/line-check.ts'
import { fieldOf } from '../../domain/draft-order/line-problem.ts'
import { isBlank, type LineField, type WrittenLine } from '../../domain/draft-order/written-line.ts'
import { keySet } from '../../domain/shared/key-set.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import { parseQuantity } from '../../domain/pricing/quantity-rule.ts'
import type { PortFailure } from '../failure.ts'
import { type AddingRun, isHeld } from './adding-run.ts'
import { unbegunView } from './unbegun-line.view.ts'
import type { CsvImportContext } from './csv-import.context.ts'
import {
  checkedLine,
  type CheckTerms,
  hasUnknownSku,
  type KnownFacts,
  lineRepairs,
  missingFact,
  modelCodeOf,
  ownNumberOf,
  pricingName,
  strayOwnCode,
} from './line-facts.ts'
import {
  type CellView,
  cellsBy,
  type LineDuplicates,
  type LinePrice,
  type LineStatus,
  type LineView,
} from './shown-line.ts'

export type { LineStatus, LineView }

/** What all lines of a table are judged by at one moment. */
export interface Judgement {
  readonly context: CsvImportContext
  readonly terms: CheckTerms
  /** All of them that a line without equals rests on, as one list for all lines. */
  readonly rest: readonly unknown[]
}

/** The line of a table; the very same value for as long as nothing about it changes. */
export function lineView(
  judgement: Judgement,
  written: WrittenLine,
  duplicates: LineDuplicates,
): LineView {
  const { run, unbegun } = judgement.context
  if (keySet(unbegun).has(written.key) && !isHeld(run, written.key)) return unbegunView(written)
  const rest =
    duplicates.count === 0 ? judgement.rest : [...judgement.rest, ...equalsOf(duplicates)]
  return views(written, rest, () => changedView(judgement, written, duplicates))
}

function equalsOf({ count, canMerge, named }: LineDuplicates): readonly unknown[] {
  return [count, canMerge, namesOf(named)]
}

// A memo and no state: an edit of one line leaves all others as they are.
const views = remembering<WrittenLine, LineView>()

/** One text for the keys of its equals, so that they can be compared at once. */
function namesOf(keys: readonly string[]): string {
  return keys.length === 0 ? '' : keys.join(' ')
}

function changedView(
  { context, terms }: Pick<Judgement, 'context' | 'terms'>,
  written: WrittenLine,
  duplicates: LineDuplicates,
): LineView {
  const checked = checkedLine(written, context, terms)
  const failure = context.run.notAdded.get(written.key) ?? missingFact(checked, context)
  const status = statusOf(checked, failure, context.run)
  // A mistaken sku code is compared with other products; for others they change nothing.
  const products = hasUnknownSku(checked) ? context.products : undefined
  const equals = [duplicates.count, duplicates.canMerge, ...duplicates.named]
  return drawnViews(written, [checked, status, failure, products, ...equals], () =>
    newView({ context, terms, checked, status, failure, duplicates }),
  )
}

// A memo and no state, so that a table draws one line when an answer is about one line.
const drawnViews = remembering<WrittenLine, LineView>()

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
    cells: cellsBy(cell),
    problems,
    productName: productOf(checked, context)?.name,
    standsFor: checked.ownCode?.modelCode,
    readAs: ownNumberOf(checked),
    strayCode: strayOwnCode(checked, context),
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
  if (keySet(run.queue).has(key)) return 'queued'
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
  return soldProduct(products.get(skuCodeOf(modelCodeOf(checked)) ?? ''))
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
