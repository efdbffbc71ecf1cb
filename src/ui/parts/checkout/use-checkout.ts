/** The checkout of this tab for the view: what it is, and how what is asked for at a place goes on. */
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { CheckoutPlace } from '../../../application/checkout/checkout-place.ts'
import type { CheckoutActor } from '../../../application/checkout/checkout.machine.ts'
import type { Checkouts } from '../../../application/checkout/checkouts.ts'
import { isSamePlaceView, placeView } from '../../../application/write-queue.view.ts'
import type { Checkout } from '../../../domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../../domain/checkout/checkout-write.ts'
import type { PlaceView } from '../../../domain/shared/placed-writes.ts'

export interface OpenCheckout {
  readonly checkouts: Checkouts
  readonly view: { readonly checkout: Checkout; readonly isBusy: boolean }
}

const OpenCheckoutContext = createContext<OpenCheckout | undefined>(undefined)

export const CheckoutProvider = OpenCheckoutContext.Provider

/** The checkout that the frame of the steps has opened. */
export function useOpenCheckout(): OpenCheckout {
  const open = useContext(OpenCheckoutContext)
  if (!open) throw new Error('A step needs the frame of the checkout around it.')
  return open
}

export interface CheckoutPlaceWrites {
  readonly view: PlaceView<CheckoutWrite>
  readonly write: (write: CheckoutWrite) => void
  readonly forget: () => void
}

/** What was asked for at one place, and how it goes on. */
export function useCheckoutPlace(actor: CheckoutActor, place: CheckoutPlace): CheckoutPlaceWrites {
  const view = useSelector(actor, (snapshot) => placeView(snapshot, place), isSamePlaceView)
  return {
    view,
    write: (write) => actor.send({ type: 'write', place, write }),
    forget: () => actor.send({ type: 'outcome.forget', place }),
  }
}
