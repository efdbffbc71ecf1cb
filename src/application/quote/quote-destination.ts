/** Lets the address selector write to a fulfilment of a quote, through the quote's own chart and its queue. */
import { either as E } from 'fp-ts'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { FulfilmentId } from '../../domain/quote/fulfilment.ts'
import { busyPlaces, isPortFailure } from '../../domain/quote/quote-edits.ts'
import type { QuoteIntent } from '../../domain/quote/quote-intent.ts'
import type {
  quoteLifecycleMachine,
  QuoteLifecycleSnapshot,
} from '../../domain/quote/quote-lifecycle.machine.ts'
import { fulfilmentOf } from '../../domain/quote/write-evidence.ts'
import type { AddressOutcome } from '../../domain/account/address-selector.context.ts'
import type { AddressDestination } from '../account/choose-address.ts'
import type { PortFailure } from '../failure.ts'

export type QuoteLifecycleActor = ActorRefFrom<typeof quoteLifecycleMachine>

/** Writes of the selector become wishes of the quote, so that only one write to it is ever under way. */
export function quoteDestination(
  quote: QuoteLifecycleActor,
  fulfilmentId: FulfilmentId,
): AddressDestination {
  const wish = (intent: QuoteIntent) => async (): Promise<AddressOutcome> => {
    if (quote.getSnapshot().status === 'active') quote.send(intent)
    const after = await waitFor(quote, (now) => isSettled(now, fulfilmentId), {
      timeout: Number.POSITIVE_INFINITY,
    })
    return outcomeIn(after, fulfilmentId)
  }
  return {
    chooseSaved: (addressId) => wish({ type: 'address.chosen', fulfilmentId, addressId }),
    saveNew: (entry) => wish({ type: 'address.entered', fulfilmentId, entry }),
  }
}

function isSettled(snapshot: QuoteLifecycleSnapshot, id: FulfilmentId): boolean {
  return snapshot.status !== 'active' || !busyPlaces(snapshot.context).has(`address:${id}`)
}

function outcomeIn({ context }: QuoteLifecycleSnapshot, id: FulfilmentId): AddressOutcome {
  const failure = context.failures.get(`address:${id}`)
  const fulfilment = fulfilmentOf(context.quote, id)
  if (failure && isPortFailure(failure)) return E.left(failure)
  if (!fulfilment?.shippingAddress) return E.left<PortFailure>({ kind: 'not-found' })
  return E.right({ address: fulfilment.shippingAddress, savedId: fulfilment.savedAddressId })
}
