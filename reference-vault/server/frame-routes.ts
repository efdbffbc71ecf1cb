/** What a browser asks the vault for: the form in its frame, the question of the bank, the list of test cards. */

import { Hono } from 'hono'
import { CARD_FIELDS, cardProblems, type TypedCard } from '../card/card-check.ts'
import { shownCard } from '../card/card.ts'
import { cardPage } from '../pages/card-page.ts'
import { challengePage } from '../pages/challenge-page.ts'
import { demoPage } from '../pages/demo-page.ts'
import { localeOf } from '../pages/words/words.ts'
import type { Vault } from '../payments/vault.ts'
import { type Input, inputOf, textOf } from './body.ts'
import type { VaultConfig } from './config.ts'
import { secured } from './headers.ts'
import { networkOf } from './network.ts'

/** What the server with the socket knows of a caller. */
export type Bindings = { Bindings: { readonly remoteAddress: string } }

export interface FrameParts {
  readonly vault: Vault
  readonly config: VaultConfig
  readonly clock: () => Date
}

export function frameRoutes({ vault, config, clock }: FrameParts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const { shopOrigins } = config

  app.get('/card', async (context) => {
    const shopOrigin = context.req.query('origin') ?? ''
    // A form that speaks to any page would hand its tokens to any page.
    if (!shopOrigins.includes(shopOrigin)) return refused('unknown_origin', 403)
    const locale = localeOf(context.req.query('locale'))
    const placement = context.req.query('placement') === 'account' ? 'account' : 'checkout'
    const response = await context.html(cardPage({ locale, shopOrigin, placement }, clock()))
    return secured(response, [shopOrigin])
  })

  app.post('/card/tokens', async ({ req, env }) => {
    if (!isFromHere(req.raw)) return refused('forbidden', 403)
    const input = await inputOf(req.raw)
    if (input === undefined) return refused('object_expected', 400)
    const shopOrigin = textOf(input, 'origin')
    if (!shopOrigins.includes(shopOrigin)) return refused('unknown_origin', 403)
    const card = typedCardIn(input)
    const problems = cardProblems(card, clock())
    if (Object.keys(problems).length > 0) {
      return secured(Response.json({ problems }, { status: 422 }))
    }
    const locale = localeOf(textOf(input, 'locale'))
    const address = networkOf(env.remoteAddress)
    const limit = config.cardAttemptsPerAddress
    const issued = await vault.tokenize(card, { locale, shopOrigin, address, limit })
    if (issued === undefined) {
      const headers = { 'Retry-After': '900' }
      const told = { problems: { creditCardNumber: 'tooManyAttempts' } }
      return secured(Response.json(told, { status: 429, headers }))
    }
    const { paymentToken, record } = issued
    return secured(Response.json({ paymentToken, ...shownCard(record.card) }))
  })

  app.get('/challenge/:secret', async (context) => {
    const payment = await vault.challenged(context.req.param('secret'))
    if (payment === undefined) return refused('not_found', 404)
    const locale = localeOf(context.req.query('locale') ?? payment.locale)
    return secured(await context.html(challengePage(payment, { locale, shopOrigins })), shopOrigins)
  })

  app.post('/challenge/:secret', async ({ req }) => {
    if (!isFromHere(req.raw)) return refused('forbidden', 403)
    const answer = textOf((await inputOf(req.raw)) ?? {}, 'answer')
    if (answer !== 'approve' && answer !== 'refuse') return refused('answer_expected', 400)
    const payment = await vault.answer(req.param('secret'), answer)
    return payment === undefined ? refused('not_found', 404) : secured(Response.json({}))
  })

  app.get('/demo', async (context) => secured(await context.html(demoPage())))
  return app
}

/** Whether a page of the vault itself sends this; browsers name the origin of every POST. */
function isFromHere(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}

function typedCardIn(input: Input): TypedCard {
  const card = input['card']
  const value = (field: (typeof CARD_FIELDS)[number]): string => {
    const given: unknown =
      typeof card === 'object' && card !== null ? Reflect.get(card, field) : undefined
    return typeof given === 'string' ? given : ''
  }
  return {
    nameOnCreditCard: value('nameOnCreditCard'),
    creditCardNumber: value('creditCardNumber'),
    securityCode: value('securityCode'),
    expirationMonth: value('expirationMonth'),
    expirationYear: value('expirationYear'),
  }
}

/** A refusal as one word. */
export function refused(word: string, status: number): Response {
  return secured(Response.json({ refused: word }, { status }))
}
