/** The checkout of this tab for the view: what it is, and how what is asked for at a place goes on. */
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { CheckoutActor } from '../../../application/checkout/checkout.machine.ts'
import {
  checkoutPlaceView,
  type CheckoutPlaceView,
  type CheckoutView,
} from '../../../application/checkout/checkout.view.ts'
import type { Checkouts } from '../../../application/checkout/checkouts.ts'
import type { CheckoutPlace } from '../../../domain/checkout/checkout-tasks.ts'
import type { CheckoutWrite } from '../../../domain/checkout/checkout-write.ts'

export interface OpenCheckout {
  readonly checkouts: Checkouts
  readonly view: Extract<CheckoutView, { readonly kind: 'shown' }>
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
  readonly view: CheckoutPlaceView
  readonly write: (write: CheckoutWrite) => void
  readonly forget: () => void
}

/** What was asked for at one place, and how it goes on. */
export function useCheckoutPlace(actor: CheckoutActor, place: CheckoutPlace): CheckoutPlaceWrites {
  const view = useSelector(actor, (snapshot) => checkoutPlaceView(snapshot, place), isSamePlace)
  return {
    view,
    write: (write) => actor.send({ type: 'checkout.write', place, write }),
    forget: () => actor.send({ type: 'outcome.forget', place }),
  }
}

function isSamePlace(one: CheckoutPlaceView, other: CheckoutPlaceView): boolean {
  return (
    one === other || (one.kind === 'busy' && other.kind === 'busy' && one.write === other.write)
  )
}
