/** The way of paying that is chosen and not written yet, and the purchase order number of the order. */
import { either as E } from 'fp-ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { mostBy, offeredMethods, type PaymentMethod } from '../../../domain/checkout/payment.ts'
import { readPurchaseOrder } from '../../../domain/quote/purchase-order.ts'
import type { TextProblem } from '../../../domain/shared/required-text.ts'
import {
  type CheckoutPlaceWrites,
  useCheckoutPlace,
  useOpenCheckout,
} from '../../parts/checkout/use-checkout.ts'
import type { TypedAmount } from '../../parts/payment/typed-amount.ts'
import { useUnsentText } from '../../unsent-text.ts'
import { useBuyer } from '../../use-account.ts'
import { paymentEntries } from './payment-entries.ts'
import { useTypedAmount } from './use-typed-amount.ts'

export interface PaymentChoiceState {
  /** What can be chosen, paying on account first. */
  readonly methods: readonly PaymentMethod[]
  readonly chosen: PaymentMethod | undefined
  readonly choose: (id: string) => void
  /** The purchase order number: one for the order, however it is paid. */
  readonly number: string
  /** Undefined where it is not asked for, since a payment on account has it; only on account there must be one. */
  readonly numberEntry: 'required' | 'optional' | undefined
  readonly typeNumber: (text: string) => void
  /** Writes the number where it differs from what is stored. On account it is written with the payment. */
  readonly saveNumber: () => void
  readonly numberPlace: CheckoutPlaceWrites
  readonly problem: TextProblem | undefined
  /** How much of what is due it covers. */
  readonly amount: TypedAmount
  /** Writes the chosen payment, where nothing else has to be asked for it. */
  readonly pay: () => void
  readonly place: CheckoutPlaceWrites
}

export function usePaymentChoice(): PaymentChoiceState {
  const { checkouts, view } = useOpenCheckout()
  const { checkout } = view
  const account = useBuyer()
  const place = useCheckoutPlace(checkouts.checkout, 'payment')
  const numberPlace = useCheckoutPlace(checkouts.checkout, 'purchase-order')
  const [kept, keep, forget] = useUnsentText(`order-of:${checkout.cartId}:purchase-order`)
  const [isTyped, setTyped] = useState(kept !== '')
  const [chosenId, setChosenId] = useState<string>()
  const [problem, setProblem] = useState<TextProblem>()
  const isOpen = checkout.requirements.includes('payment')
  const methods = offeredMethods(checkout.methods, account?.hasAccountCredit === true).filter(
    ({ kind }) => paymentEntries.has(kind),
  )
  const [first] = methods
  const startsWith = first?.kind === 'term' || methods.length === 1 ? first : undefined
  const chosen = methods.find(({ id }) => id === chosenId) ?? startsWith
  const stored = checkout.details.purchaseOrderNumber
  const number = isTyped ? kept : stored
  const isStored = isTyped && kept.trim() === stored && numberPlace.view.kind === 'done'
  // Stored as it was typed, the field follows the server again.
  if (isStored) setTyped(false)
  const forgetStored = useEffectEvent(() => forget())
  // The memory of the browser is outside of React. What it kept would be older than what another tab saves.
  useEffect(() => {
    if (!isTyped) forgetStored()
  }, [isTyped])
  const isOnAccount = checkout.payments.some(({ kind }) => kind === 'term')
  const optional = isOnAccount ? undefined : 'optional'
  const numberEntry = isOpen && chosen?.kind === 'term' ? 'required' : optional
  const saveNumber = () => {
    if (numberEntry !== 'optional' || !isTyped || kept.trim() === stored) return
    const details = { purchaseOrderNumber: kept.trim() }
    numberPlace.write({ kind: 'details', details })
  }
  const typed = useTypedAmount(checkout.cartId, chosen && mostBy(chosen, checkout), place)
  const payOnAccount = ({ id }: PaymentMethod, amount: { readonly amount?: number }) => {
    const read = readPurchaseOrder(number)
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isRight(read)) {
      place.write({ kind: 'pay', methodId: id, purchaseOrderNumber: read.right, ...amount })
    }
  }
  return {
    methods,
    chosen,
    choose: (id) => {
      place.forget()
      setChosenId(id)
    },
    number,
    typeNumber: (text) => {
      setProblem(undefined)
      setTyped(true)
      keep(text)
    },
    numberEntry,
    saveNumber,
    numberPlace,
    problem,
    amount: typed,
    pay: () => {
      saveNumber()
      if (!chosen || paymentEntries.get(chosen.kind) === 'vault') return
      typed.take((sum) => {
        const amount = sum === undefined ? {} : { amount: sum }
        if (chosen.kind === 'term') payOnAccount(chosen, amount)
        else place.write({ kind: 'pay', methodId: chosen.id, ...amount })
      })
    },
    place,
  }
}
