/** How the fakes find a quote of the signed-in customer, and write it back when they may. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { Account } from '../../src/domain/account/account.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { mayDo, type QuoteAction } from '../../src/domain/quote/quote-status.ts'
import type { LedgerStep } from '../../src/domain/quote/quote-ledger.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { tell, theCustomer } from './fake-ledger.ts'
import { customerOf, notFound, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

/** The signed-in account. */
export function accountAt(visit: Visit): Answer<Account> {
  return E.map(({ account }: { account: Account }) => account)(customerOf(visit))
}

/** A quote of this customer; a foreign one is as missing as one that never was. */
export function quoteOf(visit: Visit, id: QuoteId): Answer<Quote> {
  return F.pipe(
    accountAt(visit),
    E.chain((account): Answer<Quote> => {
      const owned = visit.shop.quotes.get(id)
      return owned?.owner === account.id ? E.right(owned.quote) : notFound
    }),
  )
}

/** `first` is said in the history before the lines that are new. */
export function keepQuote(
  visit: Visit,
  quote: Quote,
  first?: readonly LedgerStep[],
): Answer<Quote> {
  return F.pipe(
    accountAt(visit),
    E.map((account) => {
      const before = visit.shop.quotes.get(quote.id)?.quote
      tell(visit.shop, { before, after: quote, by: theCustomer, first })
      visit.shop.quotes.set(quote.id, { owner: account.id, quote })
      visit.shop.writtenQuotes.push(quote.id)
      return quote
    }),
  )
}

interface Change {
  readonly id: QuoteId
  readonly action: QuoteAction
  readonly first?: readonly LedgerStep[]
}

/** Changes a quote that may be changed in that way; `stale` when its status forbids it. */
export function changeQuote(
  visit: Visit,
  { id, action, first }: Change,
  change: (quote: Quote) => Answer<Quote>,
): Answer<Quote> {
  return F.pipe(
    quoteOf(visit, id),
    E.chain((quote): Answer<Quote> => (mayDo(action, quote.status) ? change(quote) : stale(quote))),
    E.chain((quote) => keepQuote(visit, quote, first)),
  )
}

export function stale(quote: Quote): Answer<never> {
  const text = `This quote is now ${quote.statusName}, it can no longer be edited.`
  return E.left({ kind: 'stale', messages: [text] })
}
