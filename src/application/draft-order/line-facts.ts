/**
 * What has been found out for the lines of a table. Answers are kept by their question and never by their
 * line, so that an older answer can not land on a newer edit, and nothing is asked twice.
 */
import { either as E } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import { type ProductAnswer, soldProduct } from '../../domain/catalogue/product-answer.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import {
  type CheckedLine,
  checkLine,
  type LineFacts,
  type LinePricing,
} from '../../domain/draft-order/line-check.ts'
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import {
  type AlikeCodes,
  asAlikeCodes,
  asAwaited,
  asOwnCode,
  isMeantIn,
  isPossibleOwnCode,
  mayBeOwnCode,
  numberReadAs,
  type OwnCodeAnswer,
  ownCodeName,
  withCodeBeside,
  withModelOf,
} from '../../domain/draft-order/own-code.ts'
import { repairsFor } from '../../domain/draft-order/line-repair.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import { remembering } from '../../domain/shared/remembering.ts'
import type { PortFailure } from '../failure.ts'

/** Prices in one call. */
export const pricesInOneCall = 50

/** `missing` is an answer: there is no price for the model. */
export type PriceAnswer = E.Either<PortFailure, CalculatedPrice | 'missing'>

export interface KnownFacts {
  /** By sku code. */
  readonly products: ReadonlyMap<string, ProductAnswer>
  /** By `pricingName`. */
  readonly prices: ReadonlyMap<string, PriceAnswer>
  /** By `ownCodeName`. */
  readonly ownCodes: ReadonlyMap<string, OwnCodeAnswer>
}

/** What lines are judged by, beside the facts. */
export interface CheckTerms {
  readonly zone: AddressZone
  readonly today: CalendarDate
}

export const nothingKnown: KnownFacts = {
  products: new Map(),
  prices: new Map(),
  ownCodes: new Map(),
}

/** A question to the price book, as a name; made once for a question, since a long table asks for it at every step. */
export function pricingName(pricing: LinePricing): string {
  const { skuId, modelCode, quantity, choices = [] } = pricing
  return derived(pricingNames, pricing, () =>
    JSON.stringify([skuId, modelCode, quantity, ...choices]),
  )
}

/**
 * The line under the rules, as far as is known. A check is made once for as long as nothing that it rests on changes.
 * A code that no model has may be one of the customer's own, which then says what the line is.
 */
export function checkedLine(
  written: WrittenLine,
  known: KnownFacts,
  terms: CheckTerms,
): CheckedLine {
  const { products, prices, ownCodes } = known
  const rest = [products, prices, ownCodes, terms.zone, terms.today]
  return checks(written, rest, () => checkedNow(written, known, terms))
}

const checks = remembering<WrittenLine, CheckedLine>()

function checkedNow(written: WrittenLine, known: KnownFacts, terms: CheckTerms): CheckedLine {
  const checked = checkedModel(written, known, terms)
  if (!mayBeOwnCode(checked)) return besideCode(checked, known)
  const answer = known.ownCodes.get(ownCodeName(written.modelCode))
  if (!answer || E.isLeft(answer)) {
    const isAsked = productOf(written, known) !== undefined || !hasSkuCode(written)
    return isAsked ? derived(awaitedChecks, checked, () => asAwaited(checked)) : checked
  }
  const { right: own } = answer
  if (own === 'none' || !isMeantIn(checked, own)) return checked
  if ('alike' in own) {
    const ofCodes = derived(alikeChecks, own, () => new WeakMap<CheckedLine, CheckedLine>())
    return derived(ofCodes, checked, () => asAlikeCodes(checked, own))
  }
  const model = derived(modelLines, own, () => new WeakMap<WrittenLine, WrittenLine>())
  const line = derived(model, written, () => withModelOf(written, own))
  const asModel = checkedModel(line, known, terms)
  return derived(ownChecks, asModel, () => asOwnCode(written, own, asModel))
}

/** The check of a line that may have an own code beside its model. */
function besideCode(checked: CheckedLine, known: KnownFacts): CheckedLine {
  const answer = answerBeside(checked.written, known)
  if (answer === 'none-named') return checked
  if (!answer) return derived(besideAwaited, checked, () => withCodeBeside(checked, undefined))
  if (E.isLeft(answer)) {
    // Not checked whole, whatever is known of its price.
    const unchecked = () => ({ ...withCodeBeside(checked, undefined), pricing: undefined })
    return derived(besideFailed, checked, unchecked)
  }
  const { right: own } = answer
  if (own === 'none') return checked
  const ofCode = derived(besideChecks, own, () => new WeakMap<CheckedLine, CheckedLine>())
  return derived(ofCode, checked, () => withCodeBeside(checked, own))
}

/** What is known of the own code beside the model of a line; undefined where that is not known yet. */
export function answerBeside(
  { ownCode }: WrittenLine,
  { ownCodes }: Pick<KnownFacts, 'ownCodes'>,
): OwnCodeAnswer | 'none-named' | undefined {
  const isNamed = ownCode !== undefined && isPossibleOwnCode(ownCode)
  return isNamed ? ownCodes.get(ownCodeName(ownCode)) : 'none-named'
}

/** The own code beside a model that does not stand for it, as far as that is known; undefined for none. */
export function strayOwnCode(
  { written, request }: CheckedLine,
  known: KnownFacts,
): string | undefined {
  const answer = answerBeside(written, known)
  const isKnown = answer !== undefined && answer !== 'none-named' && E.isRight(answer)
  return isKnown && request?.customCode === '' ? written.ownCode : undefined
}

/**
 * The customer's number that a line is read as, in place of its code or beside its model, where it is kept with other
 * separators than are written.
 */
export function ownNumberOf({ written, ownCode, request }: CheckedLine): string | undefined {
  if (ownCode) return numberReadAs(written.modelCode, ownCode)
  const customCode = request?.customCode ?? ''
  return customCode === '' ? undefined : numberReadAs(written.ownCode ?? '', { customCode })
}

function hasSkuCode({ modelCode }: WrittenLine): boolean {
  return skuCodeOf(modelCode) !== undefined
}

/** The line under the rules with its code read as that of a model. */
export function checkedModel(
  written: WrittenLine,
  known: KnownFacts,
  terms: CheckTerms,
): CheckedLine {
  const product = productOf(written, known)
  const unpriced = factsChecked(written, { product, price: undefined }, terms)
  const price = unpriced.pricing && known.prices.get(pricingName(unpriced.pricing))
  if (price === undefined || E.isLeft(price)) return unpriced
  return factsChecked(written, { product, price: price.right }, terms)
}

// A memo and no state.
const pricingNames = new WeakMap<LinePricing, string>()

// Memos and no state: the same check leads to the same one under an own code.
const awaitedChecks = new WeakMap<CheckedLine, CheckedLine>()
const ownChecks = new WeakMap<CheckedLine, CheckedLine>()
const besideAwaited = new WeakMap<CheckedLine, CheckedLine>()
const besideFailed = new WeakMap<CheckedLine, CheckedLine>()
const besideChecks = new WeakMap<CustomCode | AlikeCodes, WeakMap<CheckedLine, CheckedLine>>()
const alikeChecks = new WeakMap<AlikeCodes, WeakMap<CheckedLine, CheckedLine>>()
const modelLines = new WeakMap<CustomCode, WeakMap<WrittenLine, WrittenLine>>()

function derived<Key extends WeakKey, Value>(
  memo: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = memo.get(key)
  if (known !== undefined) return known
  const made = make()
  memo.set(key, made)
  return made
}

/** The code by which the product of a line is known: that of the model for which an own code stands. */
export function modelCodeOf({ written, ownCode }: CheckedLine): string {
  return ownCode?.modelCode ?? written.modelCode
}

/** Why the product, the own code or the price of a line could not be had; undefined while nothing has failed. */
export function missingFact(checked: CheckedLine, known: KnownFacts): PortFailure | undefined {
  const product = known.products.get(skuCodeOf(modelCodeOf(checked)) ?? '')
  if (product && E.isLeft(product)) return product.left
  const isUnread = checked.choices === undefined && checked.ownCode === undefined
  const own = known.ownCodes.get(ownCodeName(checked.written.modelCode))
  if (isUnread && own && E.isLeft(own)) return own.left
  const beside = answerBeside(checked.written, known)
  if (beside && beside !== 'none-named' && E.isLeft(beside)) return beside.left
  const price = checked.pricing && known.prices.get(pricingName(checked.pricing))
  return price && E.isLeft(price) ? price.left : undefined
}

/** What would put a checked line right; a mistaken sku code is compared with the products of the other lines. */
export function lineRepairs(
  checked: CheckedLine,
  { products }: KnownFacts,
  terms: CheckTerms,
): readonly Repair[] {
  if (!hasUnknownSku(checked)) return repairsFor(checked, terms)
  const found = [...products.values()].flatMap((answer) => soldProduct(answer) ?? [])
  return repairsFor(checked, terms, { products: [...new Set(found)], isPreview: false })
}

/** Whether no product has the sku code of a line, so that its repairs rest on the products of others. */
export function hasUnknownSku({ problems }: CheckedLine): boolean {
  return problems.some(({ kind }) => kind === 'sku-not-found')
}

function productOf({ modelCode }: WrittenLine, { products }: KnownFacts): LineFacts['product'] {
  const answer = products.get(skuCodeOf(modelCode) ?? '')
  return answer && E.isRight(answer) ? answer.right : undefined
}

// Memos and no state: a line, its facts and its terms always lead to the same check.
const unpricedChecks = remembering<WrittenLine, CheckedLine>()
const pricedChecks = remembering<WrittenLine, CheckedLine>()

function factsChecked(written: WrittenLine, facts: LineFacts, terms: CheckTerms): CheckedLine {
  const ofThem = facts.price === undefined ? unpricedChecks : pricedChecks
  return ofThem(written, [facts.product, facts.price, terms.zone, terms.today], () =>
    checkLine({ written, facts, ...terms, isPreview: false }),
  )
}
