/** How and where a quote is to be delivered. Every write answers the quote as it is afterwards. */
import type { taskEither as TE } from 'fp-ts'
import type { AddressEntry, AddressId } from '../../domain/account/address.ts'
import type {
  FulfilmentId,
  FulfilmentMethod,
  PickupLocation,
} from '../../domain/quote/fulfilment.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteItemId } from '../../domain/quote/quote-item.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'

/** One fulfilment of one quote. */
export interface FulfilmentOf {
  readonly quoteId: QuoteId
  readonly fulfilmentId: FulfilmentId
}

export interface FulfilmentGateway {
  readonly eligibleMethods: (
    quoteId: QuoteId,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly FulfilmentMethod[]>
  readonly pickupLocations: (
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly PickupLocation[]>
  readonly chooseMethod: (
    quoteId: QuoteId,
    methodId: string,
    itemIds: readonly QuoteItemId[],
  ) => TE.TaskEither<PortFailure, Quote>
  readonly useSavedAddress: (of: FulfilmentOf, id: AddressId) => TE.TaskEither<PortFailure, Quote>
  /** Saves the address to the account as well; the form always does (ADDR-10, O-38). */
  readonly useNewAddress: (
    of: FulfilmentOf,
    entry: AddressEntry,
  ) => TE.TaskEither<PortFailure, Quote>
  readonly chooseShippingMethod: (
    of: FulfilmentOf,
    methodId: string,
  ) => TE.TaskEither<PortFailure, Quote>
  readonly choosePickupLocation: (
    of: FulfilmentOf,
    locationId: string,
  ) => TE.TaskEither<PortFailure, Quote>
  readonly choosePickupDate: (
    of: FulfilmentOf,
    date: CalendarDate,
  ) => TE.TaskEither<PortFailure, Quote>
}
