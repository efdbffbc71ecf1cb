/** Routes for this machine alone: the reviewer's command, and what tests need to steer the shop. */

import { isSame } from '#platform/digests.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import type { PaymentPorts } from '../commerce/payment/payment-ports.ts'
import { orderEmail } from '../commerce/orders/order-email.ts'
import { isCustomer } from '../commerce/account/customer.ts'
import { newSignInToken } from '../commerce/account/sign-in-link.ts'
import { isLoopback, type ShopConfig } from '../server/config.ts'
import type { Database } from '../database/database.ts'
import { JSON_LIMIT, jsonWithin } from '../http/body.ts'
import { plain } from '../http/envelope.ts'
import { type Input, isInput, unstorableIn } from '../http/input.ts'
import { checkPost } from '../http/request-guard.ts'
import { readJournal } from '../database/journal.ts'
import type { SendEmail } from '../email/email.ts'
import { changePrices } from './price-change.ts'
import { judgeReview, waitingReviews } from './product-reviews.ts'
import { isOrderAction, openOrders, reviewOrder } from './review-orders.ts'
import { reviewQuote, waitingQuotes } from './review.ts'
import { withdrawModel } from './withdrawn-model.ts'
import { account, session } from '../database/schema/commerce.ts'
import { copySeed, restoreSeed } from '../seed/seed-copy.ts'
import { commerceRows, resetCommerce } from '../seed/seed-shop.ts'
import { tokenSecret } from '../session/token.ts'

export interface InnerParts {
  readonly database: Database
  readonly clock: () => Date
  readonly config: ShopConfig
  readonly reviewKey: string
  readonly sendEmail: SendEmail
  readonly payments?: PaymentPorts | undefined
  /** Looks for scheduled deliveries that are due; answers how many dates it has dealt with. */
  readonly placeDueDeliveries: () => Promise<number>
  /** Moves the clock of this process; undefined gives it back to the machine. */
  readonly setClock: (now: Date | undefined) => void
}

type Bindings = { Bindings: { readonly remoteAddress: string } }

/** A second reset within half an hour puts back what the first one has made, in a tenth of the time. */
const COPY_LASTS_MS = 1_800_000

/** `/internal/review` always, `/test/…` only where the configuration asks for them. */
export function innerRoutes(parts: InnerParts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use('/internal/*', onlyInside)
  app.use('/test/*', onlyInside)
  addReview(app, parts)
  if (parts.config.testEndpoints) addTestRoutes(app, parts)
  return app
}

const onlyInside: MiddlewareHandler<Bindings> = async ({ req, env }, next) => {
  // A foreign page may have its own name point at this machine; the name then gives it away.
  const { hostname } = new URL(req.url)
  // What a proxy on this machine passes on comes from elsewhere, whether or not it is trusted.
  const isPassedOn = req.header('x-forwarded-for') !== undefined
  const isInside = isLoopback(env.remoteAddress) && isLoopback(hostname) && !isPassedOn
  if (!isInside) return plain('not_found', 404)
  if (req.method === 'POST' && checkPost(req.raw) !== 'fine') return plain('forbidden', 403)
  await next()
  return undefined
}

function addReview(app: Hono<Bindings>, parts: InnerParts): void {
  const { database, clock, config, reviewKey, sendEmail } = parts
  app.post('/internal/review', async ({ req }) => {
    const given = (req.header('authorization') ?? '').replace(/^Bearer /, '')
    if (!isSame(given, reviewKey)) return plain('forbidden', 403)
    const input = await inputOf(req.raw)
    if (input instanceof Response) return input
    if (input['action'] === 'list')
      return Response.json({ quotes: await waitingQuotes(database, clock()) })
    if (input['action'] === 'orders') {
      return Response.json({ orders: await openOrders(database) })
    }
    if (input['action'] === 'reviews') return reviewsOf(parts, input)
    if (isOrderAction(input['action'])) {
      const { payments = {} } = parts
      const result = await reviewOrder({ database, clock, payments }, input)
      return Response.json(result, { status: result.ok ? 200 : 422 })
    }
    if (input['action'] === 'price') {
      const result = await changePrices(database, input, clock())
      return Response.json(result, { status: result.ok ? 200 : 422 })
    }
    if (input['action'] === 'deliveries') {
      const count = await parts.placeDueDeliveries()
      return Response.json({ ok: true, text: `${count} scheduled deliveries were due.` })
    }
    if (input['action'] === 'link') return linkFor(parts, textIn(input, 'order'))
    const { booked, ...result } = {
      booked: undefined,
      ...(await reviewQuote(database, input, clock())),
    }
    if (booked !== undefined) {
      const { shopAddress } = config
      const secret = await tokenSecret(database)
      sendEmail(orderEmail(booked, { secret, shopAddress, locale: booked.language }))
    }
    return Response.json(result, { status: result.ok ? 200 : 422 })
  })
}

/** What customers say about products: the waiting ones, or a verdict on one of them. */
async function reviewsOf({ database, clock }: InnerParts, input: Input) {
  if (input['verdict'] === undefined) {
    return Response.json({ reviews: await waitingReviews(database) })
  }
  const result = await judgeReview(database, input, clock())
  return Response.json(result, { status: result.ok ? 200 : 422 })
}

/** What another place would hand out: a link that signs in, once, the account of an e-mail address. */
async function linkFor({ database, clock, config }: InnerParts, emailAddress: string) {
  const token = await newSignInToken(database, emailAddress, clock())
  return token === undefined
    ? Response.json({ ok: false, text: `There is no account ${emailAddress}.` }, { status: 422 })
    : Response.json({ ok: true, text: `${config.shopAddress}/ssoLogin?token=${token}` })
}

function addTestRoutes(app: Hono<Bindings>, parts: InnerParts): void {
  const { database, clock, config, setClock } = parts
  app.get('/test/journal', async () => Response.json({ journal: await readJournal(database) }))
  app.post('/test/clock', async ({ req }) => {
    const input = await inputOf(req.raw)
    if (input instanceof Response) return input
    const { now } = input
    const moved = typeof now === 'string' ? new Date(now) : undefined
    if (moved !== undefined && Number.isNaN(moved.getTime())) return plain('not_an_instant', 400)
    setClock(moved)
    return Response.json({ now: clock().toISOString() })
  })
  let copiedAt: number | undefined
  app.post('/test/reset', async () => {
    setClock(undefined)
    const now = clock()
    // The dates of the seed are relative to the moment: an old copy would be out of date.
    if (copiedAt !== undefined && Math.abs(now.getTime() - copiedAt) < COPY_LASTS_MS) {
      await restoreSeed(database)
    } else {
      await resetCommerce(database, await commerceRows(database, { now, config }))
      await copySeed(database)
      copiedAt = now.getTime()
    }
    return Response.json({ now: clock().toISOString() })
  })
  app.post('/test/model/withdraw', async ({ req }) => {
    const input = await inputOf(req.raw)
    if (input instanceof Response) return input
    const lines = await withdrawModel(database, textIn(input, 'modelNumber'), textIn(input, 'gone'))
    return Response.json({ lines })
  })
  app.post('/test/session/expire', async ({ req }) => {
    const input = await inputOf(req.raw)
    if (input instanceof Response) return input
    const owners = database
      .select({ id: account.id })
      .from(account)
      .where(isCustomer(textIn(input, 'emailAddress')))
    const ended = await database
      .update(session)
      .set({ revokedAt: clock() })
      .where(and(inArray(session.accountId, owners), isNull(session.revokedAt)))
      .returning()
    return Response.json({ ended: ended.length })
  })
}

async function inputOf(request: Request): Promise<Input | Response> {
  const body = await jsonWithin(JSON_LIMIT, request)
  if (body instanceof Response) return body
  if (!isInput(body.value)) return plain('object_expected', 400)
  return unstorableIn(body.value) === undefined ? body.value : plain('text_not_storable', 400)
}

/** A text; empty where there is none. */
function textIn(input: Input, field: string): string {
  const value = input[field]
  return typeof value === 'string' ? value : ''
}
