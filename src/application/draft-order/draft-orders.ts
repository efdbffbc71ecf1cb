/**
 * What the tabs of one draft order work with. Everything that is added here is handed to the chart of its
 * quote, so that the quote on the page shows it.
 */
import { accountOf } from '../../domain/account/session.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { openIntents } from '../intents.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { DraftOrderGateway } from '../ports/draft-order-gateway.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Clock } from '../ports/clock.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { ColumnMemory } from '../ports/column-memory.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import type { ProductSearch } from '../ports/product-search.ts'
import type { Spreadsheet } from '../ports/spreadsheet.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { QuoteLifecycleActor } from '../quote/quote-destination.ts'
import { modelCodeSearch } from '../search/model-code-search.ts'
import type { modelCodeSearchMachine } from '../search/model-code-search.machine.ts'
import { ownCodeSearch } from '../search/own-code-search.ts'
import type { ownCodeSearchMachine } from '../search/own-code-search.machine.ts'
import type { FillingPorts } from './add-lines.ts'
import { customCodeSearch } from './custom-code.ts'
import type { customCodeMachine } from './custom-code.machine.ts'
import { csvImport } from './csv-import.ts'
import type { CsvImportInput } from './csv-import.context.ts'
import type { csvImportMachine } from './csv-import.machine.ts'
import { readKeptTable } from './kept-table.ts'
import type { LineEntryInput } from './line-entry.context.ts'
import type { lineEntryMachine } from './line-entry.machine.ts'
import { entryInput, type EntryStart, lineEntry } from './line-entry.ts'
import { productPick } from './product-pick.ts'
import type { productPickMachine } from './product-pick.machine.ts'
import { queueByName } from './queue-by-name.ts'

export interface DraftOrder {
  /** The table of an upload, to be started with what `csvImportInput` gives. */
  readonly csvImport: typeof csvImportMachine
  readonly csvImportInput: () => CsvImportInput
  /** A file, for lines with their reasons and for the template. */
  readonly writeSheet: Spreadsheet['write']
  /** The product of a typed model code; shown by `modelCodeSearchView`. */
  readonly modelCodeSearch: typeof modelCodeSearchMachine
  /** The own code that may be typed in its place; shown by `ownCodeView`. */
  readonly ownCodeSearch: typeof ownCodeSearchMachine
  /** Products by keyword, and from one of them to a sku; shown by `productListView` and `pickView`. */
  readonly productPick: typeof productPickMachine
  /** The customer's own codes; shown by `customCodeView`. */
  readonly customCodeSearch: typeof customCodeMachine
  /** One line on its way from a configuration to this quote; shown by `lineEntryView`. */
  readonly lineEntry: typeof lineEntryMachine
  readonly lineEntryInput: (start: EntryStart) => LineEntryInput
}

export interface DraftOrdersPorts {
  readonly customCodes: CustomCodes
  readonly draftOrderGateway: DraftOrderGateway
  readonly quoteGateway: QuoteGateway
  readonly spreadsheet: Spreadsheet
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  readonly priceBook: Pick<PriceBook, 'prices'>
  readonly session: SessionActor
  readonly notifier: Notifier
  readonly unsentWork: UnsentWork
  readonly columnMemory: ColumnMemory
  readonly clock: Clock
  readonly newIntent: () => string
  readonly log: EventLog
  readonly strictPriceMatch: () => boolean
}

export interface DraftOrders {
  /** What the tabs of the draft order of this quote work with; one per page, since it belongs to its chart. */
  readonly open: (quote: QuoteLifecycleActor) => DraftOrder
}

/** Lines of one quote are added one after another, from whichever tab they come. */
export function openDraftOrders(ports: DraftOrdersPorts): DraftOrders {
  const queue = queueByName()
  const intents = openIntents(ports.newIntent)
  return { open: (quote) => draftOrder(ports, { quote, queue, intents }) }
}

function draftOrder(
  shop: DraftOrdersPorts,
  place: Pick<FillingPorts, 'quote' | 'queue' | 'intents'>,
): DraftOrder {
  const { customCodes, spreadsheet, catalogue, session, clock } = shop
  const account = () => accountOf(sessionOf(session.getSnapshot()))
  const quoteId = () => place.quote.getSnapshot().context.quote.id
  const ports = {
    ...shop,
    ...place,
    owner: () => account()?.id,
    zone: () => account()?.zone,
  }
  return {
    csvImport: csvImport(ports),
    csvImportInput: () => ({
      zone: account()?.zone ?? 'US',
      today: clock.today,
      kept: readKeptTable(ports, quoteId()),
    }),
    writeSheet: spreadsheet.write,
    modelCodeSearch: modelCodeSearch({ productBySkuCode: catalogue.bySkuCode }),
    ownCodeSearch: ownCodeSearch({
      productBySkuCode: catalogue.bySkuCode,
      ownCodes: customCodes.resolve,
      numbersBeginningWith: customCodes.beginningWith,
    }),
    productPick: productPick(ports),
    customCodeSearch: customCodeSearch(ports),
    lineEntry: lineEntry(ports),
    lineEntryInput: (start) => entryInput(start, { quoteId: quoteId(), today: clock.today }),
  }
}
