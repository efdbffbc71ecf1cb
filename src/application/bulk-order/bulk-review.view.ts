/** What is shown of the lines of a bulk order while they are typed. */
import { either as E } from 'fp-ts'
import type { SnapshotFrom } from 'xstate'
import {
  type CheckedBulkLine,
  isByQuote,
  type QuotedGoods,
  quotedGoods,
} from '../../domain/bulk-order/bulk-check.ts'
import type { BulkLine } from '../../domain/bulk-order/bulk-entry.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code-text.ts'
import { plainSkuOf } from '../../domain/catalogue/product-code.ts'
import { soldProduct } from '../../domain/catalogue/product-answer.ts'
import type { Product, Sku } from '../../domain/catalogue/product.ts'
import { codeIn, ownCodeName } from '../../domain/draft-order/own-code.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import { pricingName } from '../draft-order/line-facts.ts'
import { checkedLines, unknownCodes } from './bulk-order-lines.ts'
import type { bulkReviewMachine } from './bulk-review.machine.ts'
import { type BulkReview, pricingOf } from './bulk-review.ts'

export interface ReviewedLine extends CheckedBulkLine {
  readonly productName: string | undefined
  /** What has its price in the catalogue; undefined for a configured model. */
  readonly sku: Sku | undefined
  /** The price of a configured model, once it is known. */
  readonly price: CalculatedPrice | undefined
  /** Whether a quote says the price, where none is known. */
  readonly isByQuote: boolean
  /** Undefined as long as it is not known what the line is. */
  readonly stock: BulkStock | undefined
  /** Pieces there are of a configured model that is wanted more often: no quote takes the line so. */
  readonly atMost: number | undefined
}

/** Pieces in stock (D15), or what the page of the product says in place of a number. */
export type BulkStock = number | 'made-to-order' | 'on-request'

/** A line that a quote takes as it stands. */
interface QuotableLine {
  readonly line: BulkLine
  readonly goods: QuotedGoods
}

export interface BulkReviewView {
  readonly lines: readonly ReviewedLine[]
  /** Lines that the cart takes as they stand. */
  readonly readyCount: number
  readonly quotable: readonly QuotableLine[]
  readonly isBusy: boolean
  /** Whether something about a line could not be learned, and can be asked again. */
  readonly canRetry: boolean
}

/** Each line with what is known of it, which of them can go on a quote, and whether asking again may help. */
export function bulkReviewView(snapshot: SnapshotFrom<typeof bulkReviewMachine>): BulkReviewView {
  const { context } = snapshot
  const checked = checkedSoFar(context)
  const lines = checked.map((each) => reviewedLine(context, each))
  return {
    lines,
    readyCount: checked.filter(({ verdict }) => verdict.kind === 'ready').length,
    quotable: lines.flatMap((each) => {
      const goods = each.atMost === undefined ? quotedGoods(each) : undefined
      return goods ? [{ line: each.line, goods }] : []
    }),
    // As soon as something is typed of which nothing is known yet, what is known of all lines together stands no more.
    isBusy: snapshot.hasTag('busy') || (snapshot.matches('pausing') && checked.some(isNew)),
    canRetry: snapshot.matches('known') && checked.some((each) => hasFailed(context, each)),
  }
}

const isNew = ({ verdict }: CheckedBulkLine) =>
  verdict.kind === 'unchecked' && verdict.failure === undefined

/** A code that no article has may be the customer's own: until that is known nothing is wrong with it. */
function checkedSoFar(review: BulkReview): readonly CheckedBulkLine[] {
  const open = new Set(unknownCodes(review))
  return checkedLines(review).map((each) =>
    open.has(each.line.code.trim())
      ? { ...each, verdict: { kind: 'unchecked', failure: undefined } }
      : each,
  )
}

function reviewedLine(review: BulkReview, checked: CheckedBulkLine): ReviewedLine {
  const pricing = pricingOf(checked)
  const answer = pricing && review.prices.get(pricingName(pricing))
  const isOpen = pricing !== undefined && (!answer || E.isLeft(answer))
  const price = answer && E.isRight(answer) ? answer.right : undefined
  const sku = unconfiguredSku(checked)
  return {
    ...checked,
    productName: productOf(review, checked.line)?.name,
    sku,
    price,
    isByQuote: !isOpen && isPricedByQuote(checked, sku),
    stock: stockOf(sku, price),
    atMost: atMostOf(checked, price),
  }
}

/** Undefined where there are enough, or nothing limits them (D15). */
function atMostOf(checked: CheckedBulkLine, price: CalculatedPrice | undefined) {
  const wanted = quotedGoods(checked)?.quantity ?? 0
  const available = price?.available ?? 0
  return available > 0 && wanted > available ? available : undefined
}

/** Whether the product, the own code or the price of a line was asked for in vain. */
function hasFailed({ prices }: BulkReview, checked: CheckedBulkLine): boolean {
  const pricing = pricingOf(checked)
  const answer = pricing && prices.get(pricingName(pricing))
  return checked.verdict.kind === 'unchecked' || (answer !== undefined && E.isLeft(answer))
}

/** What is not configured, whether the cart takes it or only a quote. */
function unconfiguredSku({ verdict }: CheckedBulkLine): Sku | undefined {
  if (verdict.kind === 'ready') return verdict.model ? undefined : verdict.sku
  return verdict.kind === 'for-quote' ? plainSkuOf(verdict.product, verdict.code) : undefined
}

/** As in the cart: a configured model, and what has no price in the catalogue or is no thing for carts. */
function isPricedByQuote({ verdict }: CheckedBulkLine, plain: Sku | undefined): boolean {
  if (verdict.kind === 'ready') return isByQuote(verdict)
  return verdict.kind === 'for-quote' && (verdict.goods !== undefined || plain !== undefined)
}

/** A configured model without a number is made when it is ordered. */
function stockOf(sku: Sku | undefined, price: CalculatedPrice | undefined): ReviewedLine['stock'] {
  if (!sku && !price) return undefined
  const available = price?.available ?? sku?.available
  if (available === undefined) return sku ? 'on-request' : 'made-to-order'
  return available > 0 ? available : 'made-to-order'
}

/** The product of the code that is written, or of the model that one of the customer's own codes stands for. */
function productOf({ products, ownCodes }: BulkReview, { code }: BulkLine): Product | undefined {
  const own = codeIn(ownCodes.get(ownCodeName(code)))
  return soldProduct(products.get(skuCodeOf(own?.modelCode ?? code) ?? ''))
}
