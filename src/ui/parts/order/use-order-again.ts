/** The lines of an order once more in the cart: one press, one write, and what came of it until that is closed. */
import { useState } from 'react'
import type { Orders } from '../../../application/order/orders.ts'
import type { PortFailure } from '../../../application/failure.ts'
import type { OrderId } from '../../../domain/order/order.ts'
import type { OrderedAgain } from '../../../domain/order/order-again.ts'
import { useSubmit } from '../../use-submit.ts'

export interface OrderAgain {
  /** Of that order; a second press about the same one does nothing until its outcome is closed. */
  readonly send: (id: OrderId) => void
  readonly isBusy: (id: OrderId) => boolean
  readonly outcome: OrderedAgain | undefined
  readonly failure: PortFailure | undefined
  readonly close: () => void
}

export function useOrderAgain({ intoCart }: Orders): OrderAgain {
  const [asked, setAsked] = useState<OrderId>()
  const { isSending, answer, failure, send, dismissAnswer, dismissFailure } = useSubmit(intoCart)
  return {
    send: (id) => {
      if (isSending || (answer && id === asked)) return
      dismissAnswer()
      setAsked(id)
      send(id)
    },
    isBusy: (id) => isSending && id === asked,
    outcome: answer?.result,
    failure,
    close: () => {
      dismissAnswer()
      dismissFailure()
    },
  }
}
