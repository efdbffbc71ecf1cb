/** A quote of the fake shop once more on a draft: what is sold no more is left out and named. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CopiedSource, NewLine } from '../../src/application/ports/quote-gateway.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteCopy } from '../../src/domain/quote/quote-copy.ts'
import { type QuoteItem, quoteItemId } from '../../src/domain/quote/quote-item.ts'
import type { CopyChange, LedgerStep, NotCopied } from '../../src/domain/quote/quote-ledger.ts'
import { asWished, type WishedLine } from '../../src/domain/quote/quote-comparison.ts'
import type { NotAdded } from '../../src/domain/shared/not-added.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { accountAt, changeQuote, keepQuote, quoteOf } from './fake-quote-store.ts'
import { itemOf, newQuote, withItems } from './fake-quotes.ts'
import { refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

interface CopyTask {
  readonly target: NewLine['target']
  readonly lines: readonly WishedLine[] | undefined
  readonly others?: readonly CopiedSource[] | undefined
  readonly withDetails?: boolean | undefined
}

export function copyOf(
  visit: Visit,
  id: QuoteId,
  { target, lines, others = [], withDetails }: CopyTask,
): Answer<QuoteCopy> {
  const { shop } = visit
  const ids = [id, ...others.map((other) => other.id)]
  if (new Set(ids).size < ids.length) return refused('The quote could not be found.')
  return F.pipe(
    E.Do,
    E.apS('account', accountAt(visit)),
    E.bind('sources', ({ account: { zone } }) =>
      F.pipe(
        [{ id, lines }, ...others],
        E.traverseArray((source) => copiedFrom(visit, source, zone)),
      ),
    ),
    E.chain(({ account: { zone }, sources }): Answer<QuoteCopy> => {
      const items = sources.flatMap((source) => source.items)
      const notAdded = sources.flatMap((source) => source.notAdded)
      const first = sources.map(({ step }) => step)
      const [original] = sources
      if (items.length === 0 || !original) {
        return refused('None of these lines can be ordered any more.')
      }
      const withThem = (quote: Quote) => withItems(quote, [...quote.items, ...items], shop)
      const made = (quote: Quote) =>
        withDetails === true ? withDetailsOf(original.quote, quote) : quote
      const written =
        'quoteId' in target
          ? changeQuote(visit, { id: target.quoteId, action: 'submit', first }, (quote) =>
              E.right(withThem(quote)),
            )
          : keepQuote(visit, made(withThem(newQuote(shop, target.newQuoteName, zone))), first)
      return E.map((quote: Quote) => ({ quote, notAdded }))(written)
    }),
  )
}

interface FakeCopied {
  readonly quote: Quote
  readonly items: readonly QuoteItem[]
  readonly notAdded: readonly NotAdded[]
  readonly step: LedgerStep
}

/** What can be had of one quote, and what its history says of it. */
function copiedFrom(
  visit: Visit,
  { id, lines }: CopiedSource,
  zone: AddressZone,
): Answer<FakeCopied> {
  const { shop } = visit
  return E.chain((source: Quote): Answer<FakeCopied> => {
    const known = new Map(source.items.map((item) => [item.id, item]))
    if (lines?.some(({ itemId }) => !known.has(itemId))) {
      return refused('The item could not be found.')
    }
    if (source.items.length === 0) return refused('This quote has no items to be copied.')
    const items: QuoteItem[] = []
    const notAdded: NotAdded[] = []
    const notCopied: NotCopied[] = []
    const changes: CopyChange[] = []
    const days = new Map(lines?.map(({ itemId, requestedDate }) => [itemId, requestedDate]))
    for (const item of asWished(source.items, lines)) {
      const requestedDate = days.get(item.id) ?? item.requestedDate
      const line = { ...item, requestedDate, choices: 'kept' as const }
      const newId = quoteItemId(shop.nextId('item'))
      const asItWas = itemOf(shop, line, zone, newId)
      const copied =
        typeof asItWas === 'string'
          ? itemOf(shop, { ...line, requestedDate: undefined }, zone, newId)
          : asItWas
      if (typeof copied !== 'string') {
        items.push(copied)
        changes.push(...differences(known.get(item.id) ?? item, copied))
      } else {
        const reason = copied.startsWith('There is no model') ? 'gone' : 'quantity'
        notAdded.push({ itemId: item.id, reason })
        const { modelCode, productName, quantity } = item
        notCopied.push({ modelCode, productName, quantity, reason })
      }
    }
    const step: LedgerStep = {
      kind: 'copied',
      source: { id: source.id, number: source.number, name: source.name },
      currency: source.currency,
      notCopied,
      changes,
    }
    return E.right({ quote: source, items, notAdded, step })
  })(quoteOf(visit, id))
}

function differences(item: QuoteItem, copy: QuoteItem): readonly CopyChange[] {
  const pairs = [
    ['model', item.modelCode, copy.modelCode],
    ['quantity', String(item.quantity), String(copy.quantity)],
    ['requested-date', item.requestedDate ?? '', copy.requestedDate ?? ''],
    ['custom-code', item.customCode, copy.customCode],
    ['unit-price', String(item.unitPrice), String(copy.unitPrice)],
    ['weeks', String(item.leadTime.weeks), String(copy.leadTime.weeks)],
  ] as const
  const named = { itemId: copy.id, modelCode: copy.modelCode }
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ ...named, field, from, to }]))
}

function withDetailsOf(source: Quote, copy: Quote): Quote {
  const [from] = source.fulfilments
  const { dispatch, freightCarrier, specialInstructions, promotionCodes } = source
  return {
    ...copy,
    dispatch,
    freightCarrier,
    specialInstructions,
    promotionCodes,
    fulfilments: copy.fulfilments.map((own) =>
      from ? { ...from, id: own.id, itemIds: own.itemIds, pickupDate: undefined } : own,
    ),
  }
}
