/** Quotes without a server, kept in the fake shop. */
import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type {
  LinesAnswer,
  ModelChange,
  NewLine,
  OneOfSeveral,
  QuoteGateway,
  SavedNumber,
} from '../../src/application/ports/quote-gateway.ts'
import { hasDestination } from '../../src/domain/quote/fulfilment.ts'
import { type ContentLocale, fallbackLocale } from '../../src/domain/content/content-locale.ts'
import type { FileBytes } from '../../src/domain/draft-order/sheet-file.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { type QuoteItem, type QuoteItemId, quoteItemId } from '../../src/domain/quote/quote-item.ts'
import type { QuoteAfter } from '../../src/domain/quote/quote-write.ts'
import { type SubmissionNotes, submissionReason } from '../../src/domain/quote/submission.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { isSameData } from '../../src/domain/shared/same-data.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { anOpenDraft } from '../builders/a-quote.ts'
import { fakePromotion } from './cart-gateway.fake.ts'
import { copyOf } from './fake-quote-copy.ts'
import { historyOf, theReviewer } from './fake-ledger.ts'
import { accountAt, changeQuote, keepQuote, quoteOf, stale } from './fake-quote-store.ts'
import { listed } from './fake-quote-list.ts'
import {
  type FakeLine,
  inStatus,
  itemOf,
  newQuote,
  segmentsOfModel,
  withItems,
} from './fake-quotes.ts'
import { inWords } from './in-words.ts'
import { refused, type Visit, once } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

/** What is on the quote, in the language that is spoken. */
const spokenBy =
  ({ products, locale }: Visit['shop']) =>
  (quote: Quote): Quote => ({
    ...quote,
    items: quote.items.map((item) => {
      const product = products.find(({ urlTitle }) => urlTitle === item.productUrlTitle)
      return product && locale !== fallbackLocale
        ? { ...item, productName: inWords(product, locale).name }
        : item
    }),
  })

export function fakeQuoteGateway(visit: Visit): QuoteGateway {
  const { ask, commit } = visit.shop.calls
  return {
    list: (place, signal) =>
      ask(
        'quoteGateway.list',
        () => E.map((quotes: readonly Quote[]) => listed(quotes, place))(ownQuotes(visit)),
        signal,
      ),
    openDrafts: (signal) =>
      ask(
        'quoteGateway.openDrafts',
        () =>
          E.map((quotes: readonly Quote[]) =>
            quotes
              .filter(({ status }) => status === 'draft')
              .map((quote) => ({ ...anOpenDraft(quote), changedAt: changedAt(visit, quote) })),
          )(ownQuotes(visit)),
        signal,
      ),
    open: (id, signal) =>
      ask('quoteGateway.open', () => E.map(spokenBy(visit.shop))(quoteOf(visit, id)), signal),
    create: (name, intent) =>
      commit(
        'quoteGateway.create',
        once(visit.shop, intent, () => create(visit, name)),
      ),
    addLine: (line, intent) =>
      commit(
        'quoteGateway.addLine',
        once(visit.shop, intent, () => addLines(visit, line.target, [line])),
      ),
    addSeveral: (target, lines, codes, intent) =>
      commit(
        'quoteGateway.addSeveral',
        once(visit.shop, intent, () => addLines(visit, target, lines.map(undated), codes)),
      ),
    setPurchaseOrder: (id, number) =>
      commit('quoteGateway.setPurchaseOrder', () => setPurchaseOrder(visit, id, number)),
    changeQuantity: (id, itemId, quantity) =>
      commit('quoteGateway.changeQuantity', () => changeItem(visit, id, itemId, { quantity })),
    changeRequestedDate: (id, itemId, requestedDate) =>
      commit('quoteGateway.changeRequestedDate', () =>
        changeItem(visit, id, itemId, { requestedDate }),
      ),
    changeQuantities: (id, quantities) =>
      commit(
        'quoteGateway.changeQuantities',
        () =>
          changeLines(
            visit,
            id,
            quantities.map(({ itemId, quantity }) => [itemId, { quantity }]),
          ),
        ({ refused: left }) => left.size === quantities.length,
      ),
    changeRequestedDates: (id, dates) =>
      commit(
        'quoteGateway.changeRequestedDates',
        () =>
          changeLines(
            visit,
            id,
            dates.map(({ itemId, date }) => [itemId, { requestedDate: date }]),
          ),
        ({ refused: left }) => left.size === dates.length,
      ),
    changeModel: (id, model) =>
      commit('quoteGateway.changeModel', () => changeModel(visit, id, model)),
    removeItem: (id, itemId) =>
      commit('quoteGateway.removeItem', () => removeItems(visit, id, [itemId])),
    removeItems: (id, itemIds) => removeListed(visit, id, itemIds),
    removePromotion: (id, code) =>
      commit('quoteGateway.removePromotion', () => removePromotion(visit, id, code)),
    clear: (id) => commit('quoteGateway.clear', () => clear(visit, id)),
    removeQuote: (id) => commit('quoteGateway.removeQuote', () => removeQuote(visit, id)),
    submit: (id, notes, seen) =>
      commit('quoteGateway.submit', () => submit(visit, id, { notes, seen })),
    resubmit: (id, notes, seen) =>
      commit('quoteGateway.resubmit', () => resubmit(visit, id, { notes, seen })),
    recall: (id, steps) => commit('quoteGateway.recall', () => recall(visit, id, steps)),
    copy: (id, target, lines, { intentId, ...manner } = {}) =>
      commit(
        'quoteGateway.copy',
        once(visit.shop, intentId, () => copyOf(visit, id, { target, lines, ...manner })),
      ),
    document: (id, locale, signal) =>
      ask(
        'quoteGateway.document',
        () => E.map((quote: Quote) => documentOf(quote, locale))(quoteOf(visit, id)),
        signal,
      ),
    ledger: (id, signal) =>
      ask(
        'quoteGateway.ledger',
        () => E.map(() => historyOf(visit.shop, id))(quoteOf(visit, id)),
        signal,
      ),
  }
}

/** Begins as such a file does, and says which quote it is in which language. */
function documentOf({ number }: Quote, locale: ContentLocale): FileBytes {
  return new TextEncoder().encode(`%PDF-1.7 ${number} ${locale}`)
}

/** The newest first. */
function ownQuotes(visit: Visit): Answer<readonly Quote[]> {
  return F.pipe(
    accountAt(visit),
    E.map(({ id }) =>
      [...visit.shop.quotes.values()]
        .filter(({ owner }) => owner === id)
        .map(({ quote }) => quote)
        .toReversed(),
    ),
  )
}

function create(visit: Visit, name: string): Answer<QuoteId> {
  if (name.trim() === '') return refused('A quote needs a name.')
  return F.pipe(
    accountAt(visit),
    E.chain(({ zone }) => keepQuote(visit, newQuote(visit.shop, name, zone))),
    E.map(({ id }) => id),
  )
}

function undated(line: OneOfSeveral): FakeLine {
  return {
    ...line,
    customerMaterialNumber: line.customerMaterialNumber ?? '',
    customCode: line.customCode ?? '',
    requestedDate: undefined,
  }
}

function addLines(
  visit: Visit,
  target: NewLine['target'],
  lines: readonly FakeLine[],
  codes: readonly string[] = [],
): Answer<Quote> {
  const { shop } = visit
  if (codes.some((code) => code !== fakePromotion)) return refused('This promo code is not valid.')
  return F.pipe(
    accountAt(visit),
    E.chain(({ zone }): Answer<Quote> => {
      const items: QuoteItem[] = []
      for (const line of lines) {
        const item = itemOf(shop, line, zone, quoteItemId(shop.nextId('item')))
        if (typeof item === 'string') return refused(item)
        items.push(item)
      }
      const added = (quote: Quote) => {
        const promotionCodes = [...new Set([...quote.promotionCodes, ...codes])]
        return withItems({ ...quote, promotionCodes }, [...quote.items, ...items], shop)
      }
      if ('newQuoteName' in target) {
        return keepQuote(visit, added(newQuote(shop, target.newQuoteName, zone)))
      }
      return changeQuote(visit, { id: target.quoteId, action: 'edit' }, (quote) =>
        E.right(added(quote)),
      )
    }),
  )
}

function setPurchaseOrder(visit: Visit, id: QuoteId, number: string): Answer<SavedNumber> {
  if (number.trim() === '') return refused('Please enter PO No.')
  const before = visit.shop.quotes.get(id)?.quote.purchaseOrderNumber || undefined
  return F.pipe(
    changeQuote(visit, { id, action: 'edit' }, (quote) =>
      E.right({ ...quote, purchaseOrderNumber: number }),
    ),
    E.map(({ purchaseOrderNumber }) => ({ number: purchaseOrderNumber, before })),
  )
}

type LineChange = Partial<Pick<FakeLine, 'quantity' | 'requestedDate'>>

function changeItem(
  visit: Visit,
  id: QuoteId,
  itemId: QuoteItemId,
  change: LineChange,
): Answer<QuoteAfter> {
  const { shop } = visit
  const changed = (quote: Quote): Answer<Quote> => {
    const item = quote.items.find((one) => one.id === itemId)
    if (!item) return E.left({ kind: 'not-found' })
    const zone = quote.currency === 'EUR' ? 'EU' : 'US'
    const next = itemOf(shop, { ...item, ...change, choices: 'kept' }, zone, itemId)
    if (typeof next === 'string') return refused(next)
    return E.right(withItems(quote, quote.items.map(replaced(next)), shop))
  }
  const present = shop.quotes.get(id)?.quote.items.find((one) => one.id === itemId)
  const before =
    change.quantity === undefined ? present?.requestedDate : present && String(present.quantity)
  return E.map((quote: Quote): QuoteAfter => ({ kind: 'quote', quote, before }))(
    changeQuote(visit, { id, action: 'edit' }, changed),
  )
}

/** As the line was otherwise; its earliest day where its own is too early, and without its own code. */
function changeModel(visit: Visit, id: QuoteId, change: ModelChange): Answer<QuoteAfter> {
  const { shop } = visit
  const present = shop.quotes.get(id)?.quote.items.find((one) => one.id === change.itemId)
  const before = present && String(present.quantity)
  return F.pipe(
    changeQuote(visit, { id, action: 'edit' }, (quote): Answer<Quote> => {
      const item = quote.items.find((one) => one.id === change.itemId)
      if (!item) return E.left({ kind: 'not-found' })
      const { modelCode, skuId, quantity, choices, from } = change
      if (item.modelCode !== from && item.modelCode !== modelCode) {
        return refused(`This line has been changed meanwhile, it is now ${item.modelCode}.`)
      }
      const zone = quote.currency === 'EUR' ? 'EU' : 'US'
      const customCode = item.modelCode === modelCode ? item.customCode : ''
      const line: FakeLine = { ...item, skuId, modelCode, quantity, choices, customCode }
      const asItWas = itemOf(shop, line, zone, item.id)
      const next =
        typeof asItWas === 'string'
          ? itemOf(shop, { ...line, requestedDate: undefined }, zone, item.id)
          : asItWas
      if (typeof next === 'string') return refused(next)
      const explained = { ...next, segments: segmentsOfModel(shop, line, zone) }
      return E.right(withItems(quote, quote.items.map(replaced(explained)), shop))
    }),
    E.map((quote): QuoteAfter => ({ kind: 'quote', quote, before })),
  )
}

/** Each line by itself. */
function changeLines(
  visit: Visit,
  id: QuoteId,
  changes: readonly (readonly [QuoteItemId, LineChange])[],
): Answer<LinesAnswer> {
  const refusedLines = new Map<QuoteItemId, readonly string[]>()
  const before = new Map<QuoteItemId, string>()
  for (const [itemId, change] of changes) {
    const answer = changeItem(visit, id, itemId, change)
    if (E.isRight(answer)) {
      const was = answer.right.kind === 'quote' ? answer.right.before : undefined
      if (was !== undefined) before.set(itemId, was)
      continue
    }
    const isMissing = answer.left.kind === 'not-found' && visit.shop.quotes.has(id)
    const left = isMissing
      ? ({ kind: 'refused', messages: ['The item could not be found.'] } as const)
      : answer.left
    // What is wrong with the quote is no matter of the line.
    if (left.kind === 'stale' || !('messages' in left)) return answer
    refusedLines.set(itemId, left.messages)
  }
  return E.map((quote: Quote) => ({ quote, refused: refusedLines, before }))(quoteOf(visit, id))
}

function replaced(next: QuoteItem): (item: QuoteItem) => QuoteItem {
  return (item) => (item.id === next.id ? next : item)
}

/** What is gone already is passed over, also where that is all. */
function removeListed(
  visit: Visit,
  id: QuoteId,
  itemIds: readonly QuoteItemId[],
): TE.TaskEither<PortFailure, QuoteAfter> {
  return () => {
    const quote = quoteOf(visit, id)
    const items = E.isRight(quote) ? quote.right.items : []
    const areGone = E.isRight(quote) && !items.some((item) => itemIds.includes(item.id))
    const remove = (): Answer<QuoteAfter> =>
      areGone ? E.map(after)(quote) : removeItems(visit, id, itemIds)
    return visit.shop.calls.commit('quoteGateway.removeItems', remove, () => areGone)()
  }
}

function removeItems(
  visit: Visit,
  id: QuoteId,
  itemIds: readonly QuoteItemId[],
): Answer<QuoteAfter> {
  const { shop } = visit
  const wanted = new Set(itemIds)
  return F.pipe(
    changeQuote(visit, { id, action: 'edit' }, (quote): Answer<Quote> => {
      const items = quote.items.filter((item) => !wanted.has(item.id))
      if (items.length === quote.items.length) return E.left({ kind: 'not-found' })
      return E.right(withItems(quote, items, shop))
    }),
    E.map((quote): QuoteAfter => {
      if (quote.items.length > 0) return after(quote)
      shop.quotes.delete(id)
      return { kind: 'gone' }
    }),
  )
}

function removePromotion(visit: Visit, id: QuoteId, code: string): Answer<Quote> {
  return changeQuote(visit, { id, action: 'edit' }, (quote) => {
    const promotionCodes = quote.promotionCodes.filter((each) => each !== code)
    return E.right({ ...quote, promotionCodes })
  })
}

function clear(visit: Visit, id: QuoteId): Answer<void> {
  return F.pipe(
    changeQuote(visit, { id, action: 'open-draft-order' }, E.right),
    E.map(() => void visit.shop.quotes.delete(id)),
  )
}

function removeQuote(visit: Visit, id: QuoteId): Answer<void> {
  return F.pipe(
    changeQuote(visit, { id, action: 'remove' }, E.right),
    E.map(() => void visit.shop.quotes.delete(id)),
  )
}

interface Submission {
  readonly notes: SubmissionNotes
  readonly seen: Quote | undefined
}

function submit(visit: Visit, id: QuoteId, { notes, seen }: Submission): Answer<Quote> {
  return changeQuote(visit, { id, action: 'submit' }, (quote): Answer<Quote> => {
    if (seen && !hasSameContents(seen, quote)) return E.left({ kind: 'changed-elsewhere' })
    return sent(visit, quote, notes)
  })
}

function resubmit(visit: Visit, id: QuoteId, { notes, seen }: Submission): Answer<Quote> {
  return changeQuote(visit, { id, action: 'resubmit' }, (quote): Answer<Quote> => {
    if (seen && !hasSameContents(seen, quote)) return E.left({ kind: 'changed-elsewhere' })
    if (notes.comment.trim() === '') return refused('A comment is required.')
    return sent(visit, quote, notes)
  })
}

function hasSameContents(one: Quote, other: Quote): boolean {
  const contents = ({ items, fulfilments, purchaseOrderNumber }: Quote) => [
    items.map(({ id, modelCode, quantity, requestedDate }) => [
      [id, modelCode, quantity, requestedDate].join(),
    ]),
    fulfilments.map(({ id, method }) => [id, method.id]),
    purchaseOrderNumber,
  ]
  return isSameData(contents(one), contents(other))
}

/** As it was before it was handed over; only what the caller has seen. */
function recall(visit: Visit, id: QuoteId, steps: number): Answer<Quote> {
  return changeQuote(visit, { id, action: 'recall' }, (quote): Answer<Quote> => {
    if (quote.history.length !== steps) return stale(quote)
    const before = quote.status === 'resubmitted' ? 'returned' : 'draft'
    const terms = { ...quote.terms, answerBy: undefined, validUntil: undefined }
    return E.right({ ...inStatus(quote, before, '', visit.shop), terms })
  })
}

/** The quote as the reviewer left it, with the customer's notes. */
function sent(visit: Visit, quote: Quote, notes: SubmissionNotes): Answer<Quote> {
  if (quote.items.length === 0) return refused('Please add a product')
  if (quote.purchaseOrderNumber === '') return refused('Please add PO Number')
  if (!quote.fulfilments.every(hasDestination)) return refused('A shipping address is required.')
  if (notes.dispatch === undefined) return refused('A dispatch option is required.')
  const status = quote.status === 'draft' ? 'pending-review' : 'resubmitted'
  const comment = submissionReason(notes.comment)
  const next = inStatus(quote, status, comment, visit.shop)
  const { freightCarrier, specialInstructions, dispatch } = notes
  const terms = {
    reviewer: theReviewer.name,
    answerBy: addDays(visit.shop.today, 2),
    validUntil: addDays(visit.shop.today, 30),
  }
  return E.right({ ...next, freightCarrier, specialInstructions, dispatch, comment, terms })
}

function after(quote: Quote): QuoteAfter {
  return { kind: 'quote', quote }
}

/** An instant that is the later the later the quote was written to last. */
function changedAt({ shop }: Visit, { id, createdAt }: Quote): number {
  const written = shop.writtenQuotes.lastIndexOf(id) + 1
  return Date.parse(createdAt) + written * 1000
}
