/** The reference vault behind the port of those who take payments by card. */

import type { Database } from '../../database/database.ts'
import { activateCard, cardForPayment, keepPendingCard } from '../cards/card-store.ts'
import {
  MoneyRefused,
  type Part,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
} from './payment-provider.ts'
import {
  type AskVault,
  cardIn,
  textIn,
  type VaultAnswer,
  VaultUnavailable,
} from './vault-client.ts'

export interface VaultProviderParts {
  readonly ask: AskVault
  readonly frameAddress: string
  /** Not a transaction: a card is saved with the payment, whatever becomes of the order. */
  readonly db: Database
  readonly clock: () => Date
}

const STATUSES = [
  'processing',
  'requires_payment_method',
  'requires_action',
  'requires_confirmation',
  'requires_capture',
  'canceled',
  'succeeded',
] as const

export function vaultProvider({
  ask,
  frameAddress,
  db,
  clock,
}: VaultProviderParts): PaymentProvider {
  /** A card that is saved with its payment can be used from the moment that the payment is made. */
  const told = async (answer: VaultAnswer): Promise<ProviderPayment> => {
    const payment = paymentIn(answer)
    const customerCard = textIn(answer.body, 'customerCard')
    const isMade = payment.status === 'succeeded' || payment.status === 'requires_capture'
    if (isMade && customerCard !== '') await activateCard(db, customerCard)
    return payment
  }
  const step = async (reference: string, name: string) =>
    told(await ask('POST', `/api/payments/${encodeURIComponent(reference)}/${name}`, {}))
  const move = async (reference: string, name: string, part: Part) => {
    const answer = await ask('POST', `/api/payments/${encodeURIComponent(reference)}/${name}`, part)
    if (answer.status !== 200) throw new MoneyRefused()
    return told(answer)
  }

  return {
    frameAddress,
    begin: async (request) => {
      const source = await sourceOf(db, request)
      if (source === undefined) return declined
      const answer = await ask('POST', '/api/payments', {
        ...source,
        amount: request.amount,
        currencyCode: request.currencyCode,
        idempotencyKey: request.idempotencyKey,
        keepCard: request.saveCard,
      })
      if (answer.status === 422 && isNoSource(answer)) return declined
      const customerCard = textIn(answer.body, 'customerCard')
      if (request.saveCard && customerCard !== '') {
        await keepPendingCard(db, {
          accountID: request.accountID,
          name: request.cardName,
          now: clock(),
          card: { ...cardIn(answer.body), customerCard },
        })
      }
      return told(answer)
    },
    lookUp: async (reference) =>
      told(await ask('GET', `/api/payments/${encodeURIComponent(reference)}`)),
    confirm: (reference) => step(reference, 'confirm'),
    capture: (reference, part) => move(reference, 'capture', part),
    cancel: (reference) => step(reference, 'cancel'),
    refund: (reference, part) => move(reference, 'refund', part),
  }
}

/** There is no such card, or the token was used for another payment. */
const declined: ProviderPayment = {
  reference: '',
  status: 'requires_payment_method',
  declineCode: 'card_declined',
}

async function sourceOf(db: Database, request: PaymentRequest) {
  const { paymentToken, accountPaymentMethodID, accountID } = request
  if (paymentToken !== null) return { paymentToken }
  const card = await cardForPayment(db, accountPaymentMethodID ?? '', accountID)
  return card && { customerCard: card.customerCard }
}

function isNoSource({ body }: VaultAnswer): boolean {
  return ['no_such_token', 'token_used', 'no_such_card'].includes(textIn(body, 'refused'))
}

function paymentIn({ body }: VaultAnswer): ProviderPayment {
  const status = STATUSES.find((each) => each === body['status'])
  const reference = textIn(body, 'paymentID')
  if (status === undefined || reference === '') throw new VaultUnavailable()
  return {
    reference,
    status,
    declineCode: textIn(body, 'declineCode'),
    nextAction: actionIn(body['nextAction']),
    isBookingRefused: body['testCase'] === 'placing_fails_once',
  }
}

function actionIn(value: unknown): ProviderPayment['nextAction'] {
  if (typeof value !== 'object' || value === null) return undefined
  const type: unknown = Reflect.get(value, 'type')
  const url: unknown = Reflect.get(value, 'url')
  const isKnown = type === 'frame' || type === 'redirect'
  return isKnown && typeof url === 'string' ? { type, url } : undefined
}
