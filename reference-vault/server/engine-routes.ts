/** What the engine of the shop asks the vault for, with its key. */

import { Hono } from 'hono'
import { shownCard } from '../card/card.ts'
import { movedAmount, type Payment, type Wish } from '../payments/payment.ts'
import type { PaymentRequest, PaymentStep, Vault } from '../payments/vault.ts'
import { type Input, inputOf, textOf } from './body.ts'
import { carriesKey } from './engine-key.ts'
import { refused } from './frame-routes.ts'
import { secured } from './headers.ts'

export interface EngineParts {
  readonly vault: Vault
  readonly key: string
  /** Where this vault is reached by browsers: origin without a last slash. */
  readonly address: string
}

const STEPS: readonly PaymentStep[] = ['confirm', 'capture', 'cancel', 'refund']

/** An amount that no payment here comes near. */
const HIGHEST = 100_000_000

export function engineRoutes({ vault, key, address }: EngineParts): Hono {
  const app = new Hono()
  app.use('/api/*', async ({ req }, next) => {
    if (!carriesKey(req.raw, key)) return refused('forbidden', 403)
    await next()
    return undefined
  })
  const told = (payment: Payment) => secured(Response.json(shownPayment(payment, address)))

  app.post('/api/payments', async ({ req }) => {
    const request = paymentRequest((await inputOf(req.raw)) ?? {})
    if (request === undefined) return refused('not_a_payment', 400)
    const payment = await vault.pay(request)
    return typeof payment === 'string' ? refused(payment, 422) : told(payment)
  })
  app.get('/api/payments/:id', async ({ req }) => {
    const payment = await vault.payment(req.param('id'))
    return payment === undefined ? refused('not_found', 404) : told(payment)
  })
  app.post('/api/payments/:id/:step', async ({ req }) => {
    const step = STEPS.find((each) => each === req.param('step'))
    const wish = wishIn((await inputOf(req.raw)) ?? {})
    if (wish === undefined) return refused('not_an_amount', 400)
    const taken = step && (await vault.step(req.param('id'), step, wish))
    if (taken === undefined) return refused('not_found', 404)
    // What it is now is said either way.
    return secured(
      Response.json(shownPayment(taken.payment, address), { status: taken.isTaken ? 200 : 409 }),
    )
  })
  app.get('/api/tokens/:token', async ({ req }) => {
    const record = await vault.token(req.param('token'))
    if (record === undefined) return refused('not_found', 404)
    return secured(Response.json(shownCard(record.card)))
  })
  app.delete('/api/tokens/:token', async ({ req }) => {
    await vault.forgetToken(req.param('token'))
    return secured(Response.json({}))
  })
  app.post('/api/cards', async ({ req }) => {
    const input = (await inputOf(req.raw)) ?? {}
    const kept = await vault.keepCard(
      textOf(input, 'paymentToken'),
      textOf(input, 'idempotencyKey'),
    )
    if (typeof kept === 'string') return refused(kept, 422)
    const { customerCard, record } = kept
    return secured(Response.json({ customerCard, ...shownCard(record.card) }))
  })
  app.delete('/api/cards/:id', async ({ req }) => {
    await vault.forgetCard(req.param('id'))
    return secured(Response.json({}))
  })
  return app
}

/** A payment as the engine hears of it. */
function shownPayment(payment: Payment, address: string) {
  const { id, status, amount, currencyCode, card, customerCard, declineCode, challenge } = payment
  return {
    paymentID: id,
    status,
    amount,
    currencyCode,
    reference: id.slice(-12).toUpperCase(),
    capturedAmount: movedAmount(payment, 'charge'),
    refundedAmount: movedAmount(payment, 'refund'),
    ...shownCard(card),
    customerCard,
    declineCode,
    nextAction:
      status === 'requires_action' && challenge
        ? { type: challenge.by, url: `${address}/challenge/${challenge.secret}` }
        : undefined,
    // Named failures of the demo: the engine makes them happen, the card only asks for them.
    testCase: card.behaviour === 'placingFailsOnce' ? 'placing_fails_once' : undefined,
  }
}

function paymentRequest(input: Input): PaymentRequest | undefined {
  const amount = amountIn(input)
  if (amount === undefined) return undefined
  const currencyCode = textOf(input, 'currencyCode')
  const idempotencyKey = textOf(input, 'idempotencyKey')
  if (!/^[A-Z]{3}$/.test(currencyCode) || idempotencyKey === '') return undefined
  return {
    paymentToken: textOf(input, 'paymentToken') || undefined,
    customerCard: textOf(input, 'customerCard') || undefined,
    amount,
    currencyCode,
    idempotencyKey,
    keepsCard: input['keepCard'] === true,
  }
}

/** A part of a payment, and how the engine calls what is done with it; undefined where the amount is none. */
function wishIn(input: Input): Wish | undefined {
  const key = textOf(input, 'idempotencyKey') || undefined
  if (input['amount'] === undefined) return { key }
  const amount = amountIn(input)
  return amount === undefined ? undefined : { key, amount }
}

/** An amount above zero with two decimals at most; undefined for anything else. */
function amountIn(input: Input): number | undefined {
  const amount = input['amount']
  const isAmount = typeof amount === 'number' && amount > 0 && amount < HIGHEST
  if (!isAmount || Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) return undefined
  return Math.round(amount * 100) / 100
}
