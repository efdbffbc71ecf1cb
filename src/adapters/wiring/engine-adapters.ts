/**
 * The adapters of the ports of the commerce engine that accounts and quotes need, and of the ports of the browser that come
 * with them, by the names of their folders, the usual one first; those of buying stand in `buying-adapters.ts`. Another
 * adapter is a folder and a line here; the compiler holds it to the port.
 */
import type { ActingGateway } from '../../application/ports/acting-gateway.ts'
import type { AddressBook } from '../../application/ports/address-book.ts'
import type { CustomCodes } from '../../application/ports/custom-codes.ts'
import type { DraftOrderGateway } from '../../application/ports/draft-order-gateway.ts'
import type { FulfilmentGateway } from '../../application/ports/fulfilment-gateway.ts'
import type { Identity } from '../../application/ports/identity.ts'
import type { Newsletter } from '../../application/ports/newsletter.ts'
import type { PriceBook } from '../../application/ports/price-book.ts'
import type { QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { Spreadsheet } from '../../application/ports/spreadsheet.ts'
import { openSheetWorker } from '../browser/spreadsheet/open-sheet-worker.ts'
import { browserSpreadsheet } from '../browser/spreadsheet.browser.ts'
import { httpActingGateway } from '../commerce/acting-gateway.http.ts'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpCustomCodes } from '../commerce/custom-codes.http.ts'
import { httpDraftOrderGateway } from '../commerce/draft-order-gateway.http.ts'
import { httpFulfilmentGateway } from '../commerce/fulfilment-gateway.http.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpNewsletter } from '../commerce/newsletter.http.ts'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { httpQuoteGateway } from '../commerce/quote-gateway.http.ts'
import type { AdaptersOf } from './chosen-adapter.ts'
import type { EngineTools } from './engine-tools.ts'
import { vendure } from './vendure-adapters.ts'

/** The ports of accounts and quotes, which the table below has adapters of. */
export interface AccountPorts {
  readonly actingGateway: ActingGateway
  readonly addressBook: AddressBook
  readonly customCodes: CustomCodes
  readonly draftOrderGateway: DraftOrderGateway
  readonly fulfilmentGateway: FulfilmentGateway
  readonly identity: Identity
  readonly newsletter: Newsletter
  readonly priceBook: PriceBook
  readonly quoteGateway: QuoteGateway
  readonly spreadsheet: Spreadsheet
}

export const engineAdapters = {
  actingGateway: { commerce: ({ engine }) => httpActingGateway(engine) },
  addressBook: {
    commerce: ({ engine }) => httpAddressBook(engine),
    vendure: vendure.addressBook,
  },
  customCodes: { commerce: ({ engine }) => httpCustomCodes(engine) },
  draftOrderGateway: {
    commerce: ({ engine }) => httpDraftOrderGateway(engine),
    vendure: vendure.draftOrderGateway,
  },
  fulfilmentGateway: {
    commerce: ({ engine }) => httpFulfilmentGateway(engine),
    vendure: vendure.fulfilmentGateway,
  },
  identity: {
    commerce: ({ engine, locale, tokens, cartCount }) =>
      httpIdentity(engine, tokens, cartCount, locale),
    vendure: vendure.identity,
  },
  newsletter: { commerce: ({ engine }) => httpNewsletter(engine) },
  priceBook: {
    commerce: ({ engine, log }) => httpPriceBook(engine, log),
    vendure: vendure.priceBook,
  },
  quoteGateway: {
    commerce: ({ engine }) => httpQuoteGateway(engine),
    vendure: vendure.quoteGateway,
  },
  spreadsheet: { browser: () => browserSpreadsheet({ open: openSheetWorker }) },
} satisfies AdaptersOf<AccountPorts, EngineTools>
