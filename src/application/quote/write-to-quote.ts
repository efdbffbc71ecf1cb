/** Carries out one write to a quote, makes sure of its outcome, and says it. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import {
  type DateWrite,
  mayEmpty,
  partsOf,
  type QuantityWrite,
  type QuoteAfter,
  type QuoteWrite,
  type SentWrite,
  type WriteFailure,
  type WriteToQuote,
} from '../../domain/quote/quote-write.ts'
import { wasRecalled } from '../../domain/quote/quote-recall.ts'
import { mayDo } from '../../domain/quote/quote-status.ts'
import type { FulfilmentWrite } from '../../domain/quote/fulfilment-write.ts'
import { shows, showsAnotherAddress } from '../../domain/quote/write-evidence.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { FailureKind, PortFailure } from '../failure.ts'
import type { FulfilmentGateway } from '../ports/fulfilment-gateway.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { LinesAnswer, QuoteGateway } from '../ports/quote-gateway.ts'
import { doneNotice, failureNotice } from './quote-notice.ts'
import { type StockBook, withStockNow } from './stock-now.ts'

const onPage: readonly FailureKind[] = ['unconfirmed', 'changed-elsewhere']

/** The page reads the quote again, and names the line that is gone with what was typed for it. */
const ofLines: readonly SentWrite['kind'][] = ['quantity', 'quantities', 'date', 'dates', 'model']

function standsOnPage({ kind }: SentWrite, failure: PortFailure): boolean {
  return onPage.includes(failure.kind) || (failure.kind === 'not-found' && ofLines.includes(kind))
}

export interface WritingPorts {
  readonly gateway: QuoteGateway
  readonly fulfilment: FulfilmentGateway
  readonly notifier: Notifier
  readonly priceBook: StockBook
}

/**
 * The quote after the write. The outcome is told from here and not by the chart, so that it is told even
 * when the customer has left the page in the meantime. Three failures are shown on the page itself: an outcome that is
 * unknown, a submission that was refused because the quote has changed, and a line that another window has removed. They
 * are told from here only once the page `isLeft`. A quantity that is refused for the stock comes back with what there is now.
 */
export function writeToQuote(
  ports: WritingPorts,
  task: WriteToQuote,
  isLeft: () => boolean = () => false,
): TE.TaskEither<WriteFailure, QuoteAfter> {
  const { notifier } = ports
  return F.pipe(
    confirmWrite({
      write: send(ports, task),
      read: readBack(ports.gateway, task.quote),
      judge: (after) => judge(after, task),
    }),
    TE.tapIO((after) => () => {
      notifier.notify(doneNotice(task.write, after))
    }),
    TE.tapError((failure) =>
      TE.fromIO(() => {
        if (standsOnPage(task.write, failure) && !isLeft()) return
        notifier.notify(failureNotice(task.write, failure))
      }),
    ),
    withStockNow(ports, task, isLeft),
  )
}

function send(
  { gateway, fulfilment }: WritingPorts,
  { quote, write, notes }: WriteToQuote,
): TE.TaskEither<PortFailure, QuoteAfter> {
  switch (write.kind) {
    case 'purchase-order':
      return F.pipe(
        gateway.setPurchaseOrder(quote.id, write.number),
        TE.map(({ number, before }): QuoteAfter => {
          const after = { ...quote, purchaseOrderNumber: number }
          return { kind: 'quote', quote: after, before }
        }),
      )
    case 'quantity':
      return gateway.changeQuantity(quote.id, write.itemId, write.quantity)
    case 'quantities':
      return TE.map(afterLines)(gateway.changeQuantities(quote.id, write.quantities))
    case 'date':
      return gateway.changeRequestedDate(quote.id, write.itemId, write.date)
    case 'dates':
      return TE.map(afterLines)(gateway.changeRequestedDates(quote.id, write.dates))
    case 'model':
      return gateway.changeModel(quote.id, write)
    case 'remove':
      return gateway.removeItem(quote.id, write.itemId)
    case 'removals':
      return gateway.removeItems(
        quote.id,
        write.removals.map(({ itemId }) => itemId),
      )
    case 'clear':
      return clear(gateway, quote)
    case 'promotion':
      return TE.map(asQuote)(gateway.removePromotion(quote.id, write.code))
    case 'submit':
      return TE.map(asQuote)(gateway.submit(quote.id, notes, quote))
    case 'resubmit':
      return TE.map(asQuote)(gateway.resubmit(quote.id, notes, quote))
    case 'recall':
      return recall(gateway, quote)
    case 'method':
      return TE.map(asQuote)(fulfilment.chooseMethod(quote.id, write.methodId, write.itemIds))
    case 'saved-address':
    case 'new-address':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
      return TE.map(asQuote)(sendFulfilment(fulfilment, quote, write))
  }
}

function sendFulfilment(
  gateway: FulfilmentGateway,
  { id: quoteId }: Quote,
  write: FulfilmentWrite | Extract<QuoteWrite, { readonly kind: 'new-address' }>,
): TE.TaskEither<PortFailure, Quote> {
  const of = { quoteId, fulfilmentId: write.fulfilmentId }
  switch (write.kind) {
    case 'saved-address':
      return gateway.useSavedAddress(of, write.addressId)
    case 'new-address':
      return gateway.useNewAddress(of, write.entry)
    case 'shipping-method':
      return gateway.chooseShippingMethod(of, write.methodId)
    case 'pickup-location':
      return gateway.choosePickupLocation(of, write.locationId)
    case 'pickup-date':
      return gateway.choosePickupDate(of, write.date)
  }
}

/** What the server says of a line is the failure of its own date or quantity. */
function afterLines({ quote, refused, before }: LinesAnswer): QuoteAfter {
  const failures = [...refused].map(
    ([itemId, messages]) => [itemId, { kind: 'refused', messages }] as const,
  )
  return { kind: 'quote', quote, refused: new Map(failures), linesBefore: before }
}

function asQuote(quote: Quote): QuoteAfter {
  return { kind: 'quote', quote }
}

/**
 * What another window has recalled already is recalled. One that still waits for the reviewer has been submitted again
 * since the page read it, and nobody has decided: `changed-elsewhere`.
 */
function recall(
  gateway: QuoteGateway,
  { id, history }: Quote,
): TE.TaskEither<PortFailure, QuoteAfter> {
  const seeWhy = (failure: PortFailure): TE.TaskEither<PortFailure, Quote> =>
    failure.kind === 'stale'
      ? F.pipe(
          gateway.open(id),
          TE.mapLeft(() => failure),
          TE.filterOrElse(wasRecalled, ({ status }) =>
            mayDo('recall', status) ? { kind: 'changed-elsewhere' } : failure,
          ),
        )
      : TE.left(failure)
  return F.pipe(gateway.recall(id, history.length), TE.orElse(seeWhy), TE.map(asQuote))
}

/** A draft that is no longer there has no lines either (CALL-39). */
function clear(gateway: QuoteGateway, { id }: Quote): TE.TaskEither<PortFailure, QuoteAfter> {
  const gone: QuoteAfter = { kind: 'gone' }
  return F.pipe(
    gateway.clear(id),
    TE.map(() => gone),
    TE.orElse((failure) =>
      failure.kind === 'not-found' ? TE.right<PortFailure, QuoteAfter>(gone) : TE.left(failure),
    ),
  )
}

/** A quote that is not there any more is an answer too: its last item was removed (QUOTE-58). */
function readBack(gateway: QuoteGateway, { id }: Quote): TE.TaskEither<PortFailure, QuoteAfter> {
  return F.pipe(
    gateway.open(id),
    TE.map(asQuote),
    TE.orElse((failure) =>
      failure.kind === 'not-found'
        ? TE.right<PortFailure, QuoteAfter>({ kind: 'gone' })
        : TE.left(failure),
    ),
  )
}

function judge(after: QuoteAfter, { quote, write }: WriteToQuote): Verdict<QuoteAfter> {
  if (after.kind === 'gone') {
    return mayEmpty(write) ? { kind: 'done', answer: after } : { kind: 'unclear' }
  }
  if (write.kind === 'dates') return judgeLines(after.quote, write.dates)
  if (write.kind === 'quantities') return judgeLines(after.quote, write.quantities)
  if (partsOf(write).every((part) => shows(after.quote, part)))
    return { kind: 'done', answer: after }
  // A line that is there still was in a call that was not carried out; others may have gone by another window.
  if (write.kind === 'removals') return { kind: 'not-done' }
  return { kind: showsAnotherAddress(quote, after.quote, write) ? 'unclear' : 'not-done' }
}

/** One line that shows its value proves that the call was carried out: a line that does not was left as it was. */
function judgeLines(
  quote: Quote,
  writes: readonly (DateWrite | QuantityWrite)[],
): Verdict<QuoteAfter> {
  const left = writes.filter((write) => !shows(quote, write))
  if (left.length === writes.length) return { kind: 'not-done' }
  const refused = left.map(({ itemId }) => [itemId, { kind: 'not-saved' }] as const)
  return { kind: 'done', answer: { kind: 'quote', quote, refused: new Map(refused) } }
}
