/** The amount that is typed for a payment; it survives a reload, and is forgotten once it is paid. */
import { either as E } from 'fp-ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { readPayable } from '../../../domain/payment/amount-entry.ts'
import type { CheckoutPlaceWrites } from '../../parts/checkout/use-checkout.ts'
import type { TypedAmount } from '../../parts/payment/typed-amount.ts'
import { useUnsentText } from '../../unsent-text.ts'

export function useTypedAmount(
  cartId: string,
  most: number | undefined,
  place: CheckoutPlaceWrites,
): TypedAmount {
  const [kept, keep, forget] = useUnsentText(`order-of:${cartId}:amount`)
  const [isTyped, setTyped] = useState(kept !== '')
  const [isChecked, setChecked] = useState(false)
  const text = isTyped ? kept : ''
  const read = readPayable(text, most)
  if (isTyped && place.view.kind === 'done') {
    setTyped(false)
    setChecked(false)
  }
  const forgetPaid = useEffectEvent(() => forget())
  // The memory of the browser is outside of React.
  useEffect(() => {
    if (!isTyped) forgetPaid()
  }, [isTyped])
  return {
    text,
    change: (typed) => {
      place.forget()
      setTyped(true)
      keep(typed)
    },
    most,
    problem: isChecked && E.isLeft(read) ? read.left : undefined,
    take: (goOn) => {
      setChecked(true)
      if (E.isRight(read)) goOn(read.right)
    },
  }
}
