/** What is known of the lines of a bulk order while they are typed: what they are, what they cost, what keeps them. */
import { either as E } from 'fp-ts'
import { type CheckedBulkLine, wantedSkuCodes } from '../../domain/bulk-order/bulk-check.ts'
import {
  type BulkEntry,
  type BulkLine,
  bulkLimit,
  linesIn,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { answersWithout } from '../../domain/draft-order/own-code.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { PortFailure } from '../failure.ts'
import { pricesInOneCall, pricingName } from '../draft-order/line-facts.ts'
import type { BulkInput } from './bulk-order-context.ts'
import { answered, checkedLines, type SentBulkLines } from './bulk-order-lines.ts'

/** Prices by `pricingName`. None is an answer, too: a quote says it. */
export type FoundPrices = ReadonlyMap<string, E.Either<PortFailure, CalculatedPrice | undefined>>

export interface BulkReview extends SentBulkLines {
  /** Of the words that the products are in. */
  readonly language: string
  readonly prices: FoundPrices
}

export interface ReviewInput extends BulkInput {
  readonly language: string
}

/** The review of lines of which nothing is known yet, for the reader who will ask. */
export function newReview({ entry, reader, language }: ReviewInput): BulkReview {
  return {
    sent: reviewed(entry),
    reader,
    language,
    products: new Map(),
    ownCodes: new Map(),
    readings: new Map(),
    prices: new Map(),
  }
}

/** The lines as they are typed now; more than an order may have are not looked up. */
export function withEntry(review: BulkReview, entry: BulkEntry): Partial<BulkReview> {
  return { ...askedAgain(review), sent: reviewed(entry) }
}

/** What could not be learned is asked again; of products it is so anyhow. */
export function askedAgain(review: BulkReview): Partial<BulkReview> {
  return {
    ownCodes: answered(review.ownCodes),
    prices: answered(review.prices),
  }
}

/** Own codes that have been saved are asked again. */
export function withoutOwnCodes({ ownCodes }: BulkReview, codes: readonly string[]) {
  return { ownCodes: answersWithout(ownCodes, codes) }
}

/** Whether the lines of an entry are others than those that are known. */
export function isOther({ sent }: BulkReview, entry: BulkEntry): boolean {
  const now = reviewed(entry)
  return (
    now.length !== sent.length ||
    now.some(({ key, code, quantity }, index) => {
      const before = sent[index]
      return before?.key !== key || before.code !== code || before.quantity !== quantity
    })
  )
}

/** Whether products are to be looked up. */
export function wantsProducts({ sent, products }: BulkReview): boolean {
  return wantedSkuCodes(sent, products).length > 0
}

/** The prices of configured models that have not been asked for, each once. */
export function wantedPrices(review: BulkReview): readonly LinePricing[] {
  const wanted = new Map(
    checkedLines(review).flatMap((checked) => {
      const pricing = pricingOf(checked)
      return pricing ? [[pricingName(pricing), pricing] as const] : []
    }),
  )
  return [...wanted]
    .filter(([name]) => !review.prices.has(name))
    .map(([, pricing]) => pricing)
    .slice(0, pricesInOneCall)
}

/** Prices that were asked for; one that did not come is not asked for again at once. */
export function withPrices(review: BulkReview, found: FoundPrices = new Map()) {
  const failure = E.left<PortFailure>({ kind: 'malformed' })
  const unanswered = wantedPrices(review).map((pricing) => [pricingName(pricing), failure] as const)
  return { prices: new Map([...review.prices, ...unanswered, ...found]) }
}

/** What is asked of the price book about a line; undefined for what the cart takes at the price of the catalogue, or by quote. */
export function pricingOf({ verdict }: CheckedBulkLine): LinePricing | undefined {
  if (verdict.kind === 'for-quote' && verdict.goods) {
    const { skuId, modelCode, quantity, choices } = verdict.goods
    return { skuId, modelCode, quantity, choices }
  }
  if (verdict.kind !== 'ready' || !verdict.model) return undefined
  const { sku, model, quantity } = verdict
  return { skuId: sku.id, modelCode: model.code, quantity, choices: model.choices }
}

function reviewed(entry: BulkEntry): readonly BulkLine[] {
  const lines = linesIn(entry)
  return lines.length > bulkLimit ? [] : lines
}
