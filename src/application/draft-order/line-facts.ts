/**
 * What has been found out for the lines of a table. Answers are kept by their question and never by their
 * line, so that an older answer can not land on a newer edit, and nothing is asked twice.
 */
import { either as E } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { skuCodesOf } from '../../domain/draft-order/batch.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import {
  type CheckedLine,
  checkLine,
  type LineFacts,
  type LinePricing,
} from '../../domain/draft-order/line-check.ts'
import type { Repair } from '../../domain/draft-order/line-problem.ts'
import {
  asAwaited,
  asOwnCode,
  isPossibleOwnCode,
  mayBeOwnCode,
  ownCodeName,
  withCodeBeside,
  withModelOf,
} from '../../domain/draft-order/own-code.ts'
import { repairsFor } from '../../domain/draft-order/line-repair.ts'
import type { WrittenLine } from '../../domain/draft-order/written-line.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { PortFailure } from '../failure.ts'

/** `missing` is an answer: there is no such product, or no price for the model. */
export type ProductAnswer = E.Either<PortFailure, Product | 'missing'>
/** `none` is an answer, too: the customer has no such code of their own. */
export type OwnCodeAnswer = E.Either<PortFailure, CustomCode | 'none'>
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
  const { skuId, modelCode, quantity } = pricing
  return derived(pricingNames, pricing, () => JSON.stringify([skuId, modelCode, quantity]))
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
  const checked = checkedModel(written, known, terms)
  if (!mayBeOwnCode(checked)) return besideCode(checked, known)
  const answer = known.ownCodes.get(ownCodeName(written.modelCode))
  if (!answer || E.isLeft(answer)) {
    const isAsked = productOf(written, known) !== undefined || !hasSkuCode(written)
    return isAsked ? derived(awaitedChecks, checked, () => asAwaited(checked)) : checked
  }
  const { right: own } = answer
  if (own === 'none') return checked
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
  const checks = derived(besideChecks, own, () => new WeakMap<CheckedLine, CheckedLine>())
  return derived(checks, checked, () => withCodeBeside(checked, own))
}

/** What is known of the own code beside the model of a line; undefined where that is not known yet. */
function answerBeside(
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

function hasSkuCode({ modelCode }: WrittenLine): boolean {
  return skuCodeOf(modelCode) !== undefined
}

function checkedModel(written: WrittenLine, known: KnownFacts, terms: CheckTerms): CheckedLine {
  const product = productOf(written, known)
  const unpriced = remembered(unpricedChecks, written, { product, price: undefined }, terms)
  const price = unpriced.pricing && known.prices.get(pricingName(unpriced.pricing))
  if (price === undefined || E.isLeft(price)) return unpriced
  return remembered(pricedChecks, written, { product, price: price.right }, terms)
}

// A memo and no state.
const pricingNames = new WeakMap<LinePricing, string>()

// Memos and no state: the same check leads to the same one under an own code.
const awaitedChecks = new WeakMap<CheckedLine, CheckedLine>()
const ownChecks = new WeakMap<CheckedLine, CheckedLine>()
const besideAwaited = new WeakMap<CheckedLine, CheckedLine>()
const besideFailed = new WeakMap<CheckedLine, CheckedLine>()
const besideChecks = new WeakMap<CustomCode, WeakMap<CheckedLine, CheckedLine>>()
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

/** The own codes that have not been asked about yet, each once, as they are written. */
export function wantedOwnCodes(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): readonly string[] {
  const wanted = new Map<string, string>()
  const isOpen = (name: string) => !known.ownCodes.has(name) && !wanted.has(name)
  for (const line of lines) {
    const { modelCode, ownCode } = line
    if (ownCode !== undefined && answerBeside(line, known) === undefined) {
      wanted.set(ownCodeName(ownCode), ownCode)
    }
    const name = ownCodeName(modelCode)
    if (isOpen(name) && mayBeOwnCode(checkedModel(line, known, terms))) {
      wanted.set(name, modelCode.trim())
    }
  }
  return [...wanted.values()]
}

/** The sku codes that lines need: of what is written, and of what own codes stand for. */
export function neededSkuCodes(
  lines: readonly WrittenLine[],
  { ownCodes }: Pick<KnownFacts, 'ownCodes'>,
): readonly string[] {
  const models = lines.flatMap((line) => {
    const own = ownCodes.get(ownCodeName(line.modelCode))
    return own && E.isRight(own) && own.right !== 'none' ? [own.right] : []
  })
  return skuCodesOf([...lines, ...models])
}

/** What would put a checked line right; a mistaken sku code is compared with the products of the other lines. */
export function lineRepairs(
  checked: CheckedLine,
  { products }: KnownFacts,
  terms: CheckTerms,
): readonly Repair[] {
  if (!isNotFound(checked)) return repairsFor(checked, terms)
  const found = [...products.values()].flatMap((answer) =>
    E.isRight(answer) && answer.right !== 'missing' ? answer.right : [],
  )
  return repairsFor(checked, terms, { products: [...new Set(found)], isPreview: false })
}

/** Whether no product has the sku code of a line, so that its repairs rest on the products of others. */
export function isNotFound({ problems }: CheckedLine): boolean {
  return problems.some(({ kind }) => kind === 'sku-not-found')
}

/** The products that have not been asked for yet, in the order in which the lines need them. */
export function wantedProducts(
  lines: readonly WrittenLine[],
  known: KnownFacts,
): readonly string[] {
  return neededSkuCodes(lines, known).filter((code) => !known.products.has(code))
}

/** The prices that can be asked for and have not been, each once. */
export function wantedPrices(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): readonly LinePricing[] {
  return [...pricingsOf(lines, known, terms)]
    .filter(([name]) => !known.prices.has(name))
    .map(([, pricing]) => pricing)
}

/** Every price that the lines need, by its name. */
export function pricingsOf(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): ReadonlyMap<string, LinePricing> {
  const pricings = new Map<string, LinePricing>()
  for (const line of lines) {
    const { pricing } = checkedLine(line, known, terms)
    if (pricing) pricings.set(pricingName(pricing), pricing)
  }
  return pricings
}

/** Without the failures that some lines met, so that what failed is asked for again. */
export function withoutFailures(
  lines: readonly WrittenLine[],
  known: KnownFacts,
  terms: CheckTerms,
): KnownFacts {
  const codes = new Set(neededSkuCodes(lines, known))
  const names = new Set(
    lines.flatMap(({ modelCode, ownCode = '' }) => [modelCode, ownCode].map(ownCodeName)),
  )
  const pricings = pricingsOf(lines, known, terms)
  return {
    products: new Map(
      [...known.products].filter(([code, answer]) => E.isRight(answer) || !codes.has(code)),
    ),
    prices: new Map(
      [...known.prices].filter(([name, answer]) => E.isRight(answer) || !pricings.has(name)),
    ),
    ownCodes: new Map(
      [...known.ownCodes].filter(([name, answer]) => E.isRight(answer) || !names.has(name)),
    ),
  }
}

/** With answers added; an older answer to the same question is replaced. */
export function withAnswers<Answer>(
  known: ReadonlyMap<string, Answer>,
  answers: Iterable<readonly [string, Answer]>,
): ReadonlyMap<string, Answer> {
  return new Map([...known, ...answers])
}

function productOf({ modelCode }: WrittenLine, { products }: KnownFacts): LineFacts['product'] {
  const answer = products.get(skuCodeOf(modelCode) ?? '')
  return answer && E.isRight(answer) ? answer.right : undefined
}

interface RememberedCheck {
  readonly facts: LineFacts
  readonly terms: CheckTerms
  readonly checked: CheckedLine
}

// Memos and no state: a line, its facts and its terms always lead to the same check.
const unpricedChecks = new WeakMap<WrittenLine, RememberedCheck>()
const pricedChecks = new WeakMap<WrittenLine, RememberedCheck>()

function remembered(
  checks: WeakMap<WrittenLine, RememberedCheck>,
  written: WrittenLine,
  facts: LineFacts,
  terms: CheckTerms,
): CheckedLine {
  const last = checks.get(written)
  if (
    last &&
    last.facts.product === facts.product &&
    last.facts.price === facts.price &&
    last.terms.zone === terms.zone &&
    last.terms.today === terms.today
  ) {
    return last.checked
  }
  const checked = checkLine({ written, facts, ...terms, isPreview: false })
  checks.set(written, { facts, terms, checked })
  return checked
}
