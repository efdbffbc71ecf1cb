/** Takes payments by what their token says: `ok`, `decline`, `action`, `confirm`, `capture`, `processing`, `lost`, `refused`. */

import type {
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
  ProviderStatus,
} from '../../reference-backend/commerce/payment/payment-provider.ts'

const FIRST: Readonly<Record<string, ProviderStatus>> = {
  decline: 'requires_payment_method',
  action: 'requires_action',
  confirm: 'requires_confirmation',
  capture: 'requires_capture',
  processing: 'processing',
}

export interface FakeProvider extends PaymentProvider {
  /** Payments that were charged, by key. */
  readonly charged: () => readonly string[]
  readonly asked: readonly PaymentRequest[]
  /** What the bank or the network does to every payment that is open. */
  readonly becomes: (status: ProviderStatus) => void
  /** From now on every answer is lost, or none is. */
  readonly loses: (isLost: boolean) => void
}

export function fakeProvider(): FakeProvider {
  const byKey = new Map<string, ProviderPayment>()
  const asked: PaymentRequest[] = []
  let isLost = false
  const keyOf = (reference: string) => reference.slice('payment '.length)
  const answer = (payment: ProviderPayment): ProviderPayment => {
    if (isLost) throw new Error('The answer is lost.')
    return payment
  }
  const set = (reference: string, status: ProviderStatus) => {
    const present = byKey.get(keyOf(reference))
    if (present === undefined) throw new Error('There is no such payment.')
    const payment = { ...present, status, nextAction: undefined }
    byKey.set(keyOf(reference), payment)
    return answer(payment)
  }
  return {
    frameAddress: 'http://127.0.0.1:4174/form',
    asked,
    charged: () =>
      [...byKey].flatMap(([key, { status }]) =>
        status === 'succeeded' || status === 'requires_capture' ? [key] : [],
      ),
    becomes: (status) => {
      for (const [key, each] of byKey) byKey.set(key, { ...each, status })
    },
    loses: (lost) => {
      isLost = lost
    },
    begin: async (request) => {
      asked.push(request)
      const known = byKey.get(request.idempotencyKey)
      if (known !== undefined) return answer(known)
      const status = FIRST[request.paymentToken ?? ''] ?? 'succeeded'
      const payment: ProviderPayment = {
        reference: `payment ${request.idempotencyKey}`,
        status,
        declineCode: status === 'requires_payment_method' ? 'card_declined' : '',
        isBookingRefused: request.paymentToken === 'refused',
        nextAction:
          status === 'requires_action' ? { type: 'frame', url: 'http://bank.test/' } : undefined,
      }
      byKey.set(request.idempotencyKey, payment)
      return answer(payment)
    },
    lookUp: async (reference) => {
      const found = byKey.get(keyOf(reference))
      if (found === undefined) throw new Error('There is no such payment.')
      return answer(found)
    },
    confirm: async (reference) => set(reference, 'succeeded'),
    capture: async (reference) => set(reference, 'succeeded'),
    cancel: async (reference) => {
      const isPaid = byKey.get(keyOf(reference))?.status === 'succeeded'
      // Like the vault: what is only authorized is released.
      return set(reference, isPaid ? 'succeeded' : 'canceled')
    },
    refund: async (reference) => set(reference, 'canceled'),
  }
}
