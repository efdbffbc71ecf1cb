/**
 * The counter of the shop: where quotes are written and sent somewhere. Its charts and flows are fetched
 * when somebody comes to it; who only looks around, or only asks for a price, never loads them.
 */
import {
  addAddress,
  changeAddress,
  makeAddressPrimary,
  removeAddress,
} from './account/manage-addresses.ts'
import { accountOf } from '../domain/account/session.ts'
import { isBlank } from '../domain/draft-order/written-line.ts'
import { type SessionActor, sessionOf } from './account/session.ts'
import type { CartActor } from './cart/cart-room.ts'
import { moveToQuote } from './cart/move-to-quote.ts'
import type { CounterDesks } from './counter-desks.ts'
import { orderAgain } from './order/order-again.ts'
import type { Notifier } from './ports/notifier.ts'
import type { UnsentWork } from './ports/unsent-work.ts'
import { addSeveral } from './quote/add-several.ts'
import { createQuote } from './quote/create-quote.ts'
import { readKeptTable } from './draft-order/kept-table.ts'
import { deliveryAddress } from './quote/delivery-address.ts'
import { keptNotes } from './quote/kept-notes.ts'
import { listQuotes } from './quote/list-quotes.ts'
import { openQuote } from './quote/open-quote.ts'
import { forCustomers, type QuoteCounter } from './quote/quote-counter.ts'
import { quoteLifecycle } from './quote/quote-lifecycle.ts'
import { removeQuote } from './quote/remove-quote.ts'
import { addToList, createList, removeFromList } from './wish-list/change-lists.ts'
import type { Storefront, StorefrontReads, StorefrontWrites } from './storefront.ts'

/** What is settled when the counter is opened. */
export interface Surroundings {
  readonly session: SessionActor
  readonly notifier: Notifier
  readonly unsentWork: UnsentWork
  readonly cart: () => Promise<CartActor>
}

/** What the counter adds to the storefront. */
export interface Counter
  extends Pick<
    Storefront,
    'quoteLifecycle' | 'keptNotes' | 'keptLines' | 'deliveryAddress' | 'writeSheet'
  > {
  readonly read: Pick<StorefrontReads, 'quotes' | 'quote' | 'orders' | 'order'>
  readonly write: Omit<
    StorefrontWrites,
    'createAccount' | 'requestPasswordReset' | 'resetPassword' | 'changePassword' | 'subscribe'
  >
}

export function openCounter(desks: CounterDesks, surroundings: Surroundings): Counter {
  const { session, notifier, unsentWork, cart } = surroundings
  const { addressBook, orderDesk, quoteDesk, fulfilmentDesk } = desks
  const quotes: QuoteCounter = {
    desk: quoteDesk,
    fulfilment: fulfilmentDesk,
    notifier,
    unsentWork,
    session: () => sessionOf(session.getSnapshot()),
  }
  return {
    quoteLifecycle: quoteLifecycle(quotes),
    keptNotes: (id) => keptNotes(quotes, id),
    keptLines: (id) =>
      readKeptTable({ unsentWork, owner: () => accountOf(quotes.session())?.id }, id)?.lines.filter(
        (line) => !isBlank(line),
      ).length ?? 0,
    deliveryAddress: (quote, fulfilmentId) => deliveryAddress(quotes, quote, fulfilmentId),
    writeSheet: desks.spreadsheet.write,
    read: {
      quotes: (group, page, signal) => listQuotes(quotes, { group, page }, signal),
      quote: (id, signal) => openQuote(quotes, id, signal),
      orders: (place, signal) => forCustomers(quotes, () => orderDesk.list(place, signal)),
      order: (id, signal) => forCustomers(quotes, () => orderDesk.open(id, signal)),
    },
    write: {
      createQuote: (name) => createQuote(quotes, name),
      removeQuote: (id) => removeQuote(quotes, id),
      orderAgain: (wish) =>
        forCustomers(quotes, () => orderAgain({ orderDesk, quoteDesk, notifier }, wish)),
      createList: (name) => createList(desks, name),
      addToList: (wish) => addToList({ ...desks, notifier }, wish),
      removeFromList: (removal) => removeFromList({ ...desks, notifier }, removal),
      moveToQuote: (move) => moveToQuote((several) => addSeveral(quotes, several), cart, move),
      addAddress: (entry) => addAddress(addressBook, entry),
      changeAddress: (change) => changeAddress(addressBook, change),
      makeAddressPrimary: (id) => makeAddressPrimary(addressBook, id),
      removeAddress: (id) => removeAddress(addressBook, id),
    },
  }
}
