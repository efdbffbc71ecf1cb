/** An open quote: its chart, and all that its page and its draft order ask. */
import type { FulfilmentId } from '../../domain/quote/fulfilment.ts'
import type { PurchaseOrderUse } from '../../domain/quote/purchase-order.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteLedger } from '../../domain/quote/quote-ledger.ts'
import type { quoteLifecycleMachine } from '../../domain/quote/quote-lifecycle.machine.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { withLazy } from '../lazy.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { FulfilmentGateway } from '../ports/fulfilment-gateway.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Spreadsheet } from '../ports/spreadsheet.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import { type DeliveryAddress, deliveryAddress } from './delivery-address.ts'
import { keptNotes } from './kept-notes.ts'
import { openQuote } from './open-quote.ts'
import type { QuoteLifecycleActor } from './quote-destination.ts'
import { quoteLifecycle } from './quote-lifecycle.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'
import type { StockBook } from './stock-now.ts'

export interface QuoteEditing {
  readonly open: (id: QuoteId, signal?: AbortSignal) => Program<Quote>
  /** The chart of an open quote; a page starts it with the quote that it has loaded. */
  readonly lifecycle: typeof quoteLifecycleMachine
  /** Calls `hear` after another tab of this browser has written to the quote; answers what ends that. */
  readonly onChangedElsewhere: (id: QuoteId, hear: () => void) => () => void
  /** What was written beside a quote and not yet submitted; undefined when nothing was kept. */
  readonly keptNotes: (id: QuoteId) => SubmissionNotes | undefined
  /** How many lines stand in the table of a draft order, kept and not added to it. */
  readonly keptLines: (id: QuoteId) => number
  /** The address selector of one fulfilment; its writes go through the chart of the quote. */
  readonly deliveryAddress: (
    quote: QuoteLifecycleActor,
    fulfilmentId: FulfilmentId,
  ) => DeliveryAddress
  /** The history of a quote, read when it is wanted. */
  readonly ledger: (id: QuoteId, signal?: AbortSignal) => Program<QuoteLedger>
  /** Own orders and quotes with a PO number, the newest first. */
  readonly usesOfPurchaseOrder: (
    number: string,
    signal?: AbortSignal,
  ) => Program<readonly PurchaseOrderUse[]>
  /** The quote as a PDF file. */
  readonly document: QuoteGateway['document']
  readonly eligibleMethods: FulfilmentGateway['eligibleMethods']
  readonly pickupLocations: FulfilmentGateway['pickupLocations']
  readonly savedAddresses: AddressBook['addresses']
  readonly countries: AddressBook['countries']
  /** A file for a spreadsheet. */
  readonly writeSheet: Spreadsheet['write']
}

export interface QuoteEditingPorts {
  readonly addressBook: Pick<AddressBook, 'addresses' | 'countries'>
  /** Fetched with the first question about a PO number: most pages of a quote never have one. */
  readonly checkoutGateway: () => Promise<Pick<CheckoutGateway, 'usesOfPurchaseOrder'>>
  readonly quoteGateway: QuoteGateway
  readonly fulfilmentGateway: FulfilmentGateway
  readonly priceBook: StockBook
  readonly spreadsheet: Pick<Spreadsheet, 'write'>
  readonly notifier: Notifier
  readonly unsentWork: UnsentWork
  readonly session: SessionActor
  readonly tabs: Pick<TabChannel, 'listen'>
  readonly keptLines: QuoteEditing['keptLines']
}

/** The service behind an open quote: its chart, and what its page and its draft order ask for. */
export function openQuoteEditing(ports: QuoteEditingPorts): QuoteEditing {
  const { addressBook, checkoutGateway, quoteGateway, fulfilmentGateway } = ports
  const { spreadsheet, session, keptLines, tabs } = ports
  const quotes: QuotePorts = {
    ...ports,
    gateway: quoteGateway,
    fulfilment: fulfilmentGateway,
    session: () => sessionOf(session.getSnapshot()),
  }
  return {
    open: (id, signal) => openQuote(quotes, id, signal),
    lifecycle: quoteLifecycle(quotes),
    onChangedElsewhere: (id, hear) =>
      tabs.listen((message) => {
        if (message.kind === 'quote-changed' && message.quoteId === id) hear()
      }),
    keptNotes: (id) => keptNotes(quotes, id),
    keptLines,
    deliveryAddress: (quote, fulfilmentId) => deliveryAddress(quotes, quote, fulfilmentId),
    ledger: (id, signal) => forCustomers(quotes, () => quoteGateway.ledger(id, signal)),
    usesOfPurchaseOrder: (number, signal) =>
      forCustomers(quotes, () =>
        withLazy(checkoutGateway, (gateway) => gateway.usesOfPurchaseOrder(number, signal)),
      ),
    document: (id, locale, signal) =>
      forCustomers(quotes, () => quoteGateway.document(id, locale, signal)),
    eligibleMethods: fulfilmentGateway.eligibleMethods,
    pickupLocations: fulfilmentGateway.pickupLocations,
    savedAddresses: addressBook.addresses,
    countries: addressBook.countries,
    writeSheet: spreadsheet.write,
  }
}
