/**
 * The adapters of the ports of the commerce engine that accounts and quotes need, and of the ports of the browser that come
 * with them, by the names of their folders, the usual one first; those of buying stand in `buying-adapters.ts`. Another
 * adapter is a folder and a line here; the compiler holds it to the port.
 */
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
import type { EngineTools } from './engine-tools.ts'
import { vendure } from './vendure-adapters.ts'

export const engineAdapters = {
  actingGateway: { commerce: ({ engine }: EngineTools) => httpActingGateway(engine) },
  addressBook: {
    commerce: ({ engine }: EngineTools) => httpAddressBook(engine),
    vendure: vendure.addressBook,
  },
  customCodes: { commerce: ({ engine }: EngineTools) => httpCustomCodes(engine) },
  draftOrderGateway: {
    commerce: ({ engine }: EngineTools) => httpDraftOrderGateway(engine),
    vendure: vendure.draftOrderGateway,
  },
  fulfilmentGateway: {
    commerce: ({ engine }: EngineTools) => httpFulfilmentGateway(engine),
    vendure: vendure.fulfilmentGateway,
  },
  identity: {
    commerce: ({ engine, locale, tokens, cartCount }: EngineTools) =>
      httpIdentity(engine, tokens, cartCount, locale),
    vendure: vendure.identity,
  },
  newsletter: { commerce: ({ engine }: EngineTools) => httpNewsletter(engine) },
  priceBook: {
    commerce: ({ engine, log }: EngineTools) => httpPriceBook(engine, log),
    vendure: vendure.priceBook,
  },
  quoteGateway: {
    commerce: ({ engine }: EngineTools) => httpQuoteGateway(engine),
    vendure: vendure.quoteGateway,
  },
  spreadsheet: { browser: () => browserSpreadsheet({ open: openSheetWorker }) },
}
