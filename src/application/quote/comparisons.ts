/** What the lines of an old quote would be today, before anything is made of them. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { accountOf } from '../../domain/account/session.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { codedProduct, skuCodeOf } from '../../domain/catalogue/model-code.ts'
import { modelsInstead } from '../../domain/catalogue/models-instead.ts'
import { modifiersOf, type Product } from '../../domain/catalogue/product.ts'
import type { FormerModel } from '../../domain/catalogue/successor-models.ts'
import type { AskedModel } from '../../domain/pricing/asked-model.ts'
import { nearestQuantities, quantityRule } from '../../domain/pricing/quantity-rule.ts'
import { choicesOfLine } from '../../domain/quote/line-change.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import {
  asWished,
  type ComparisonLine,
  failedItems,
  type GoneOffer,
  type LineInstead,
  type OfferToday,
} from '../../domain/quote/quote-comparison.ts'
import { isForAll } from '../../domain/shared/port-failure.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import type { PortFailure } from '../failure.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Program } from '../program.ts'
import { comparedPrices, type ComparingPorts, type PricedModel } from './compared-prices.ts'
import { productOfModel } from '../search/product-of-model.ts'
import {
  goneFor,
  offerInstead,
  offerOfSuccessor,
  type SuccessorCatalogue,
} from './successor-offer.ts'

export interface Comparison {
  readonly quote: Quote
  readonly lines: readonly ComparisonLine[]
}

export interface Comparisons {
  /**
   * All lines of a quote as they are today; prices are asked fifty at a time. `onAgain` is called when a call has failed
   * and its lines are asked for once more.
   */
  readonly preview: (id: QuoteId, signal?: AbortSignal, onAgain?: () => void) => Program<Comparison>
  /** Some of the lines once more. */
  readonly again: (
    items: readonly QuoteItem[],
    signal?: AbortSignal,
    onAgain?: () => void,
  ) => Program<readonly ComparisonLine[]>
  /** One line with what is to take its place. */
  readonly offer: (
    item: QuoteItem,
    instead: LineInstead,
    signal?: AbortSignal,
  ) => Program<OfferToday>
  /** What is nearest to a model that is not sold any more. */
  readonly instead: (
    former: FormerModel,
    zone: AddressZone,
    signal?: AbortSignal,
  ) => Program<GoneOffer>
  /** What models that stand side by side cost today. */
  readonly prices: (
    models: readonly AskedModel[],
    signal?: AbortSignal,
  ) => Program<readonly PricedModel[]>
}

export interface ComparisonsPorts extends ComparingPorts {
  readonly quoteGateway: Pick<QuoteGateway, 'open'>
  readonly catalogue: SuccessorCatalogue
  readonly session: SessionActor
}

/** The service that holds old quotes, and single lines of them, against what they are today. */
export function openComparisons(ports: ComparisonsPorts): Comparisons {
  return {
    preview: (id, signal, onAgain) =>
      F.pipe(
        ports.quoteGateway.open(id, signal),
        TE.flatMap((quote) =>
          F.pipe(
            offersFor(ports, quote.items, signal, onAgain),
            TE.map((lines) => ({ quote, lines })),
          ),
        ),
      ),
    again: (items, signal, onAgain) => offersFor(ports, items, signal, onAgain),
    offer: (item, instead, signal) =>
      F.pipe(
        offersFor(
          ports,
          asWished([{ ...item, segments: [] }], [{ itemId: item.id, ...instead }]),
          signal,
        ),
        TE.map(([line]): OfferToday => line?.offer ?? { kind: 'unknown' }),
      ),
    instead: (former, zone, signal) => offerInstead(ports.catalogue, former, zone, signal),
    prices: (models, signal) => comparedPrices(ports, models, signal),
  }
}

type Answer<Value> = E.Either<PortFailure, Value>

/**
 * Priced as they are; only for lines that have no price are their products asked, once each. A line of which that cannot
 * be asked says so alone, unless none could be.
 */
function offersFor(
  ports: ComparisonsPorts,
  items: readonly QuoteItem[],
  signal: AbortSignal | undefined,
  onAgain?: () => void,
): TE.TaskEither<PortFailure, readonly ComparisonLine[]> {
  return F.pipe(
    pricesOf(ports, items, signal, onAgain),
    TE.flatMap((prices) => async () => {
      const products = new Map<string, Answer<Product | 'missing'>>()
      const lines: ComparisonLine[] = []
      for (const [index, item] of items.entries()) {
        const { price, failure } = prices[index] ?? {}
        if (price) lines.push({ item, offer: { kind: 'priced', price } })
        else if (failure) lines.push({ item, offer: { kind: 'failed', failure } })
        else {
          const skuCode = skuCodeOf(item.modelCode) ?? ''
          const found =
            products.get(skuCode) ??
            // oxlint-disable-next-line no-await-in-loop -- one product after the other: no storm
            (await productOfModel(ports.catalogue.bySkuCode, item.modelCode, signal)())
          products.set(skuCode, found)
          const offer: Answer<OfferToday> = E.isLeft(found)
            ? found
            : // oxlint-disable-next-line no-await-in-loop -- few lines have no price
              await unpriced(ports, item, found.right, signal)()
          if (E.isLeft(offer) && isForAll(offer.left)) return offer
          lines.push({
            item,
            offer: E.isRight(offer) ? offer.right : { kind: 'failed', failure: offer.left },
          })
        }
      }
      const [first] = lines
      return first?.offer.kind === 'failed' && failedItems(lines).length === lines.length
        ? E.left(first.offer.failure)
        : E.right(lines)
    }),
  )
}

/** Line by line; a line without a sku has neither a price nor a failure. */
function pricesOf(
  ports: ComparisonsPorts,
  items: readonly QuoteItem[],
  signal: AbortSignal | undefined,
  onAgain: (() => void) | undefined,
): TE.TaskEither<PortFailure, readonly (PricedModel | undefined)[]> {
  const asked = items.flatMap(({ skuId, modelCode, quantity }): readonly AskedModel[] =>
    skuId ? [{ skuId, modelCode, quantity, choices: undefined }] : [],
  )
  return F.pipe(
    // A line is copied as its code is read, which its copy tells.
    comparedPrices({ ...ports, strictPriceMatch: () => false }, asked, signal, onAgain),
    TE.map((prices) => {
      let next = 0
      return items.map(({ skuId }) => (skuId ? prices[next++] : undefined))
    }),
  )
}

/** Why a line has no price: it is gone, asked for in a wrong quantity, or its code alone has several readings. */
function unpriced(
  ports: ComparisonsPorts,
  item: QuoteItem,
  product: Product | 'missing',
  signal: AbortSignal | undefined,
): TE.TaskEither<PortFailure, OfferToday> {
  const zone = accountOf(sessionOf(ports.session.getSnapshot()))?.zone
  if (product === 'missing' && zone) return offerOfSuccessor(ports.catalogue, item, zone, signal)
  const sku = product === 'missing' ? undefined : product.skus.find(({ id }) => id === item.skuId)
  if (product === 'missing' || !sku || !zone) return TE.right({ kind: 'gone', instead: [] })
  const modifiers = modifiersOf(product, zone)
  if (modifiers.length === 0) return TE.right({ kind: 'unknown' })
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview: false })
  const choices = choicesOfLine(coded, item)
  if (!choices) return TE.right(goneFor(coded, item, modelsInstead(coded, item.modelCode)))
  const possible = nearestQuantities(item.quantity, quantityRule(modifiers, choices, zone))
  if (possible.length > 0) return TE.right({ kind: 'quantity', possible })
  const { id: skuId } = sku
  const { modelCode, quantity } = item
  return F.pipe(
    ports.priceBook.prices([{ skuId, modelCode, quantity, choices }], signal),
    TE.map(([price]): OfferToday => (price ? { kind: 'priced', price } : { kind: 'unknown' })),
  )
}
