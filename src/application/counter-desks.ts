/** The desks behind the counter, where quotes are written, filled and sent somewhere. */
import type { AddressBook } from './ports/address-book.ts'
import type { CustomCodes } from './ports/custom-codes.ts'
import type { DraftOrderDesk } from './ports/draft-order-desk.ts'
import type { FulfilmentDesk } from './ports/fulfilment-desk.ts'
import type { OrderDesk } from './ports/order-desk.ts'
import type { QuoteDesk } from './ports/quote-desk.ts'
import type { Spreadsheet } from './ports/spreadsheet.ts'
import type { WishLists } from './ports/wish-lists.ts'

export interface CounterDesks {
  readonly addressBook: AddressBook
  readonly orderDesk: OrderDesk
  readonly quoteDesk: QuoteDesk
  readonly fulfilmentDesk: FulfilmentDesk
  readonly draftOrderDesk: DraftOrderDesk
  readonly customCodes: CustomCodes
  readonly spreadsheet: Spreadsheet
  readonly wishLists: WishLists
}
