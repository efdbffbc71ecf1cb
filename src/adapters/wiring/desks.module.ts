/** The desks of the commerce engine behind their ports, and the spreadsheets. Fetched with the counter. */
import { ContainerModule } from 'inversify'
import { openSheetWorker } from '../browser/spreadsheet/open-sheet-worker.ts'
import { browserSpreadsheet } from '../browser/spreadsheet.browser.ts'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpCustomCodes } from '../commerce/custom-codes.http.ts'
import { httpDraftOrderDesk } from '../commerce/draft-order-desk.http.ts'
import { httpFulfilmentDesk } from '../commerce/fulfilment-desk.http.ts'
import { httpOrderDesk } from '../commerce/order-desk.http.ts'
import { httpQuoteDesk } from '../commerce/quote-desk.http.ts'
import { httpWishLists } from '../commerce/wish-lists.http.ts'
import { tokens } from './tokens.ts'

export const desksModule = new ContainerModule(({ bind }) => {
  bind(tokens.addressBook).toResolvedValue(httpAddressBook, [tokens.commerce]).inSingletonScope()
  bind(tokens.fulfilmentDesk)
    .toResolvedValue(httpFulfilmentDesk, [tokens.commerce])
    .inSingletonScope()
  bind(tokens.orderDesk).toResolvedValue(httpOrderDesk, [tokens.commerce]).inSingletonScope()
  bind(tokens.wishLists).toResolvedValue(httpWishLists, [tokens.commerce]).inSingletonScope()
  bind(tokens.quoteDesk).toResolvedValue(httpQuoteDesk, [tokens.commerce]).inSingletonScope()
  bind(tokens.draftOrderDesk)
    .toResolvedValue(httpDraftOrderDesk, [tokens.commerce])
    .inSingletonScope()
  bind(tokens.customCodes).toResolvedValue(httpCustomCodes, [tokens.commerce]).inSingletonScope()
  bind(tokens.spreadsheet)
    .toResolvedValue(() => browserSpreadsheet({ open: openSheetWorker }))
    .inSingletonScope()
  bind(tokens.counterDesks)
    .toResolvedValue(
      (
        addressBook,
        orderDesk,
        quoteDesk,
        fulfilmentDesk,
        draftOrderDesk,
        customCodes,
        spreadsheet,
        wishLists,
      ) => ({
        addressBook,
        orderDesk,
        quoteDesk,
        fulfilmentDesk,
        draftOrderDesk,
        customCodes,
        spreadsheet,
        wishLists,
      }),
      [
        tokens.addressBook,
        tokens.orderDesk,
        tokens.quoteDesk,
        tokens.fulfilmentDesk,
        tokens.draftOrderDesk,
        tokens.customCodes,
        tokens.spreadsheet,
        tokens.wishLists,
      ],
    )
    .inSingletonScope()
})
