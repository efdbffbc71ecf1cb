/** Whether the bill goes where the goods go. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Checkout, shippingAddressOf } from '../../../domain/checkout/checkout.ts'
import type { CheckoutPlaceWrites } from '../../parts/checkout/use-checkout.ts'

export interface BillingChoice {
  readonly isSame: boolean
  /** Another address is wanted, and none has been chosen yet. */
  readonly isOpen: boolean
  readonly choose: (isSame: boolean) => void
}

/** Where nothing has been chosen yet, the bill goes with the goods; another choice shows the addresses. */
export function useBillingChoice(checkout: Checkout, place: CheckoutPlaceWrites): BillingChoice {
  const { billing } = checkout
  const [isOther, setOther] = useState(false)
  const isWriting = place.view.kind === 'busy'
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    const isChosen = billing.address !== undefined
    if (hasBegun.current || isChosen || shippingAddressOf(checkout) === undefined) return
    hasBegun.current = true
    place.write({ kind: 'billing-as-shipping' })
  })
  // Once, when the step is opened: the chart of the checkout is outside of React.
  useEffect(() => begin(), [])
  return {
    isSame: !isOther && (billing.isSameAsShipping || isWriting),
    isOpen: isOther && billing.isSameAsShipping,
    choose: (isSame) => {
      setOther(!isSame)
      if (isSame && !billing.isSameAsShipping) place.write({ kind: 'billing-as-shipping' })
    },
  }
}
