/** The way of paying that is chosen and not written yet, and the purchase order number that goes with it. */
import { either as E } from 'fp-ts'
import { useState } from 'react'
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
  readonly number: string
  readonly typeNumber: (text: string) => void
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
  const [kept, keep] = useUnsentText(`order-of:${checkout.cartId}:purchase-order`)
  const [isTyped, setTyped] = useState(kept !== '')
  const [chosenId, setChosenId] = useState<string>()
  const [problem, setProblem] = useState<TextProblem>()
  const methods = offeredMethods(checkout.methods, account?.hasAccountCredit === true).filter(
    ({ kind }) => paymentEntries.has(kind),
  )
  const [first] = methods
  const startsWith = first?.kind === 'term' || methods.length === 1 ? first : undefined
  const chosen = methods.find(({ id }) => id === chosenId) ?? startsWith
  const number = isTyped ? kept : checkout.details.purchaseOrderNumber
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
    problem,
    amount: typed,
    pay: () => {
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
