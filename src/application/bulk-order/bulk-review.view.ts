/** What is shown of the lines of a bulk order while they are typed. */
import { either as E } from 'fp-ts'
import type { SnapshotFrom } from 'xstate'
import {
  type CheckedBulkLine,
  type QuotedGoods,
  quotedGoods,
} from '../../domain/bulk-order/bulk-check.ts'
import type { BulkLine } from '../../domain/bulk-order/bulk-entry.ts'
import { skuCodeOf } from '../../domain/catalogue/model-code-text.ts'
import type { Product, Sku } from '../../domain/catalogue/product.ts'
import { ownCodeName } from '../../domain/draft-order/own-code.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import { pricingName } from '../draft-order/line-facts.ts'
import { checkedLines } from './bulk-order-lines.ts'
import type { bulkReviewMachine } from './bulk-review.machine.ts'
import { type BulkReview, pricingOf } from './bulk-review.ts'

export interface ReviewedLine extends CheckedBulkLine {
  readonly productName: string | undefined
  /** What has its price in the catalogue; undefined for a configured model. */
  readonly sku: Sku | undefined
  /** The price of a configured model, once it is known. */
  readonly price: CalculatedPrice | undefined
  /** Pieces in stock; undefined where there is no such limit, or it is not known. */
  readonly available: number | undefined
}

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
}

export function bulkReviewView(snapshot: SnapshotFrom<typeof bulkReviewMachine>): BulkReviewView {
  const { context } = snapshot
  const checked = checkedLines(context)
  return {
    lines: checked.map((each) => reviewedLine(context, each)),
    readyCount: checked.filter(({ verdict }) => verdict.kind === 'ready').length,
    quotable: checked.flatMap((each) => {
      const goods = quotedGoods(each)
      return goods ? [{ line: each.line, goods }] : []
    }),
    isBusy: snapshot.hasTag('busy'),
  }
}

function reviewedLine(review: BulkReview, checked: CheckedBulkLine): ReviewedLine {
  const { verdict, line } = checked
  const pricing = pricingOf(checked)
  const price = pricing && review.prices.get(pricingName(pricing))
  const sku = verdict.kind === 'ready' && !verdict.model ? verdict.sku : undefined
  return {
    ...checked,
    productName: productOf(review, line)?.name,
    sku,
    price,
    available: price?.available ?? sku?.available,
  }
}

/** The product of the code that is written, or of the model that one of the customer's own codes stands for. */
function productOf({ products, ownCodes }: BulkReview, { code }: BulkLine): Product | undefined {
  const own = ownCodes.get(ownCodeName(code))
  const model = own && E.isRight(own) && own.right !== 'none' ? own.right.modelCode : code
  const found = products.get(skuCodeOf(model) ?? '')
  return found && E.isRight(found) && found.right !== 'missing' ? found.right : undefined
}
