/** What the rules say of a written line, from what is known of its product and its price. */
import type { AddressZone } from '../account/address-zone.ts'
import type { Choices } from '../catalogue/modifier.ts'
import { normaliseModelCode, skuCodeOf } from '../catalogue/model-code.ts'
import { isPlain, modifiersOf, type Sku, type SkuId } from '../catalogue/product.ts'
import { type FoundProduct, isDeparted } from '../catalogue/product-answer.ts'
import { readProductCode } from '../catalogue/product-code.ts'
import type { CalculatedPrice } from '../pricing/calculated-price.ts'
import { earliestDelivery, noLeadTime } from '../pricing/lead-time.ts'
import {
  parseQuantity,
  quantityRule,
  smallestQuantity,
  withinOrder,
} from '../pricing/quantity-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { textLimit } from '../shared/text-limit.ts'
import type { CustomCode } from './custom-code.ts'
import { dateProblems, requestedDay } from './line-date.ts'
import type { LineProblem } from './line-problem.ts'
import { type QuantityBounds, quantityProblems } from './line-quantity.ts'
import { isBlank, type LineField, type WrittenLine } from './written-line.ts'

/** What is known so far; undefined is not known yet. */
export interface LineFacts {
  readonly product: FoundProduct | undefined
  readonly price: CalculatedPrice | 'missing' | undefined
}

/** What a line is judged by. */
export interface LineToCheck {
  readonly written: WrittenLine
  readonly facts: LineFacts
  readonly zone: AddressZone
  readonly today: CalendarDate
  readonly isPreview: boolean
}

/** A line that can be added: every cell read, every rule kept (O-37). */
export interface LineRequest {
  readonly skuId: SkuId
  /** Normalised. */
  readonly modelCode: string
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
  readonly quantity: number
  /** The earliest day (O-37). */
  readonly plannedDate: CalendarDate
  /** What the customer asks for; an empty cell takes the earliest day (D6). */
  readonly requestedDate: CalendarDate
  readonly customerMaterialNumber: string
  /** The customer's own code that the line came from; empty for none. */
  readonly customCode: string
}

/** What to ask the price book about a line, to learn its lead time and stock. */
export interface LinePricing {
  readonly skuId: SkuId
  readonly modelCode: string
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
  /** As written, or the smallest valid one while that is not valid. */
  readonly quantity: number
}

export interface CheckedLine {
  readonly written: WrittenLine
  /** The customer's own code that was written, and the model it denotes; undefined for a model code. */
  readonly ownCode: CustomCode | undefined
  /** What the model code says, once it can be read whole. */
  readonly choices: Choices | undefined
  /** Undefined until the model code can be read whole. */
  readonly pricing: LinePricing | undefined
  /** What the quantity must keep to; the widest bounds while the configuration is not known. */
  readonly bounds: QuantityBounds
  /** The first day that can be asked for, as far as is known; undefined while the lead time is awaited. */
  readonly earliest: CalendarDate | undefined
  /** All that apply, in the order of the specification (D12). */
  readonly problems: readonly LineProblem[]
  /** Undefined while something is wrong or not known yet. */
  readonly request: LineRequest | undefined
}

const widestBounds: QuantityBounds = { rule: { minimum: 1, step: 1 }, available: undefined }

/**
 * Checks a line. What is not known yet is not blamed; what no answer could make right is, such as a quantity
 * of zero for a product that does not exist. A line without a price is judged by its product alone: its earliest
 * day is today (D20). A blank line has no problem and is none to add.
 */
export function checkLine(line: LineToCheck): CheckedLine {
  const { written, facts, today } = line
  const model = readModel(line)
  const bounds = boundsOf(line, model)
  const price = facts.price === 'missing' ? undefined : facts.price
  const isHopeless = model.problem !== undefined
  const isPriced = facts.price !== undefined || isHopeless
  const earliest = isPriced ? earliestDelivery(today, price?.leadTime ?? noLeadTime) : undefined
  const problems: readonly LineProblem[] = isBlank(written)
    ? []
    : [
        ...(model.problem ? [model.problem] : []),
        ...(model.sku || isHopeless ? quantityProblems(written.quantity, bounds) : []),
        ...dateProblems(written.requestedDate, earliest),
        ...lengthProblems(written),
      ]
  return {
    written,
    ownCode: undefined,
    choices: model.choices,
    pricing: pricingOf(written, model, bounds),
    bounds,
    earliest,
    problems,
    request: problems.length === 0 ? requestOf(written, model, earliest) : undefined,
  }
}

/** The model code as far as it could be read. */
interface ReadModel {
  readonly code: string
  readonly sku: Sku | undefined
  readonly choices: Choices | undefined
  readonly problem: LineProblem | undefined
}

function readModel({ written, facts, zone, isPreview }: LineToCheck): ReadModel {
  const { product } = facts
  const nothing = { sku: undefined, choices: undefined }
  // A cell of a whole page is no code, and is not searched for one.
  if (written.modelCode.length > textLimit) return { ...nothing, code: '', problem: undefined }
  const code = normaliseModelCode(written.modelCode)
  const skuCode = skuCodeOf(code)
  const notFound = { kind: 'sku-not-found', skuCode: skuCode ?? code } as const
  if (skuCode === undefined || product === 'missing') return { ...nothing, code, problem: notFound }
  if (product && isDeparted(product)) {
    return { ...nothing, code, problem: { ...notFound, departed: product } }
  }
  if (product === undefined) return { ...nothing, code, problem: undefined }
  const read = readProductCode(product, code, { zone, isPreview })
  if (read === undefined) return { ...nothing, code, problem: notFound }
  const { decoding, sku } = read
  if (decoding.kind !== 'complete') {
    return { ...nothing, code, problem: { kind: 'invalid-model', decoding } }
  }
  if (!sku?.allowsQuote) return { ...nothing, code, problem: { kind: 'not-for-quotes' } }
  return { code, sku, choices: decoding.choices, problem: undefined }
}

/** What the packaging says, within what the sku allows in one order (CAT-25); of a plain product the stock counts too. */
function boundsOf({ facts, zone }: LineToCheck, { sku, choices }: ReadModel): QuantityBounds {
  const { product, price } = facts
  if (!sku || !choices || !product || product === 'missing' || isDeparted(product))
    return widestBounds
  const atHand = price === undefined || price === 'missing' ? undefined : price.available
  const packaged = quantityRule(modifiersOf(product, zone), choices, zone)
  const { minimum, step, maximum } = withinOrder(packaged, sku)
  const stock = isPlain(product) ? (atHand ?? sku.available) : atHand
  return { rule: { minimum, step }, available: leastOf(stock, maximum) }
}

/** The smaller of two limits; undefined is none. */
function leastOf(limit: number | undefined, other: number | undefined): number | undefined {
  return limit === undefined || other === undefined ? (limit ?? other) : Math.min(limit, other)
}

function lengthProblems(written: WrittenLine): readonly LineProblem[] {
  const limited: readonly LineField[] = ['modelCode', 'customerMaterialNumber']
  return limited
    .filter((field) => written[field].trim().length > textLimit)
    .map((field) => ({ kind: 'too-long', field, limit: textLimit }))
}

function pricingOf(
  written: WrittenLine,
  { sku, code }: ReadModel,
  { rule }: QuantityBounds,
): LinePricing | undefined {
  if (!sku) return undefined
  const isValid = quantityProblems(written.quantity, { rule, available: undefined }).length === 0
  const asWritten = isValid ? parseQuantity(written.quantity) : undefined
  return { skuId: sku.id, modelCode: code, quantity: asWritten ?? smallestQuantity(rule) }
}

function requestOf(
  written: WrittenLine,
  { sku, code }: ReadModel,
  earliest: CalendarDate | undefined,
): LineRequest | undefined {
  const quantity = parseQuantity(written.quantity)
  if (!sku || quantity === undefined || earliest === undefined) return undefined
  const requestedDate = requestedDay(written.requestedDate, earliest)
  if (requestedDate === undefined) return undefined
  return {
    skuId: sku.id,
    modelCode: code,
    quantity,
    plannedDate: earliest,
    requestedDate,
    customerMaterialNumber: written.customerMaterialNumber.trim(),
    customCode: '',
  }
}
