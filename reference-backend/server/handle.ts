/** The whole shop as a function from request to answer: no socket, no file, no clock of its own. */

import { Hono } from 'hono'
import { catalogueRoutes } from '../catalogue/storage-routes.ts'
import { placeDueDeliveries } from '../commerce/deliveries/due-deliveries.ts'
import { allActions } from '../commerce/all-actions.ts'
import { answerChain, namesOfChain } from '../commerce/chained-actions.ts'
import { answerAction, type CommerceApi } from '../commerce/answer-action.ts'
import {
  BEGINNING,
  loginBeginning,
  loginReturnRoutes,
} from '../commerce/login-provider/login-routes.ts'
import type { LoginProvider } from '../commerce/login-provider/provider.ts'
import { seededProvider } from '../commerce/login-provider/seeded-provider.ts'
import type { PaymentPorts } from '../commerce/payment/payment-ports.ts'
import { settleAbandoned } from '../commerce/checkout/abandoned-placements.ts'
import { signedDocument } from '../commerce/orders/order-documents.ts'
import { askedAction } from './asked-action.ts'
import { engineCallIn } from './backend-path.ts'
import type { Environment, ShopConfig } from './config.ts'
import { contentRoutes } from '../content/content-routes.ts'
import { editionRoutes } from '../content/edition-routes.ts'
import { mapTileRoutes } from '../content/map-tiles.ts'
import { settingsRoutes } from '../content/settings-routes.ts'
import type { Database } from '../database/database.ts'
import { primaryReads, type Reads } from '../database/reads.ts'
import { isOutage, outageWords } from '../database/database-outage.ts'
import { humanCheckRoutes } from '../forms/human-check.ts'
import { uploadRoutes } from '../forms/upload-routes.ts'
import { healthRoutes } from './health.ts'
import { compressed } from '../http/compression.ts'
import { contentPolicyReportRoutes } from '../http/content-policy-reports.ts'
import { plain, unknownCall } from '../http/envelope.ts'
import type { Caller } from '../http/caller.ts'
import { answeringOthers } from '../http/other-origins.ts'
import { secured } from '../http/security-headers.ts'
import { endSellerSteps } from '../internal/carry-out.ts'
import { innerRoutes } from '../internal/internal-routes.ts'
import type { SendEmail } from '../email/email.ts'
import { log } from '../observe/log.ts'
import { observed } from '../observe/observed.ts'
import { searchRoutes } from '../search/search-routes.ts'
import type { SessionKeys } from '../session/session.ts'
import { tokenSecret } from '../session/token.ts'
import { queueByName } from '../attempts/queue-by-name.ts'

export interface HandlerParts {
  readonly database: Database
  /** Where catalogue, content, search and lists are read; by default where everything is. */
  readonly reads?: Reads | undefined
  readonly clock: () => Date
  readonly config: ShopConfig
  /** What the settings of the site are read from. */
  readonly env?: Environment | undefined
  /** What the review command must present. */
  readonly reviewKey: string
  readonly sendEmail: SendEmail
  /** Who takes payments by card, and the gift cards; without them neither is offered. */
  readonly payments?: PaymentPorts | undefined
  /** By whom one may sign in beside the shop itself; by default the provider of this server, where it is on. */
  readonly loginProviders?: readonly LoginProvider[] | undefined
}

/** Where a request came from; only the server with a socket knows. By default from this machine. */
export type Origin = Partial<Caller>

export interface ShopHandler {
  /** Answers one request. A response for which `connectionEnd` is set must never be delivered. */
  readonly fetch: (request: Request, origin?: Origin) => Promise<Response>
  /** Brings to an end what nobody asks about any more: placements, and the seller's commands that were cut off. */
  readonly settleAbandoned: () => Promise<void>
  /** From now on `/health/ready` says no; everything else is answered as before. */
  readonly drain: () => void
  /** Places the orders of scheduled deliveries that are due; answers how many dates it has dealt with. */
  readonly placeDueDeliveries: () => Promise<number>
}

type Bindings = { Bindings: { readonly remoteAddress: string } }

/** Builds the handler of one shop; two of them on one database behave as one shop. */
export function createHandler(parts: HandlerParts): ShopHandler {
  const { database, config, sendEmail, payments = {}, env = {} } = parts
  const { reads = primaryReads(database) } = parts
  const lasting = reads.after(undefined)
  const { clock, setClock } = movableClock(parts.clock)
  const keys = keysOf(database, config)
  const inQueue = queueByName()
  const common = { config, keys, sendEmail, inQueue, payments }
  const api: CommerceApi = { db: database, reads, now: clock, ...common }
  // The engine's own client writes a name now `getWishListItems`, now `getWishlistItems`.
  const actions = new Map(allActions.map((action) => [action.name.toLowerCase(), action]))
  const app = new Hono<Bindings>()
  let isDraining = false

  const seeded = seededProvider({ database, clock, config, keys })
  const providers = parts.loginProviders ?? (config.openIdProvider ? [seeded.provider] : [])
  const logins = { database, clock, config, sendEmail, providers }

  app.use('*', async ({ req }, next) => {
    const named = engineCallIn(new URL(req.url).searchParams)
    if (named === BEGINNING) return (await loginBeginning(logins, req.raw)) ?? unknownCall(named)
    if (named !== undefined) return unknownCall(named)
    await next()
    return undefined
  })
  app.route('/', healthRoutes({ database, isDraining: () => isDraining }))
  const otherFile = async (fileID: string) =>
    signedDocument(database, fileID, {
      secret: (await keys()).secret,
      now: clock(),
      logoAddress: config.logoAddress,
    })
  app.route('/', catalogueRoutes({ database: lasting, slowMs: config.slowMs, otherFile }))
  app.all('/api/scope/:action', async ({ req, env }) => {
    const { remoteAddress } = env
    const answer = async (name: string, request: Request) => {
      const action = actions.get(name.toLowerCase())
      if (action === undefined) return plain('unknown_action', 404)
      return answerAction(api, action, { request, remoteAddress })
    }
    const path = req.param('action')
    const names = actions.has(path.toLowerCase()) ? undefined : namesOfChain(path)
    const isKnown = names?.every((name) => actions.has(name.toLowerCase())) === true
    return names && isKnown ? answerChain(names, req.raw, answer) : answer(path, req.raw)
  })
  app.route('/', loginReturnRoutes(logins))
  if (config.openIdProvider) app.route('/', seeded.routes)
  app.route('/', searchRoutes({ database: lasting, siteZone: config.siteZone }))
  app.route('/', settingsRoutes(env))
  app.route('/', contentRoutes({ database: lasting }))
  app.route('/', mapTileRoutes())
  app.route('/', editionRoutes({ database, rows: reads.held, clock, env }))
  app.route('/', humanCheckRoutes({ clock, keys: api.keys }))
  app.route('/', uploadRoutes({ database, clock }))
  app.route(
    '/',
    contentPolicyReportRoutes({ clock, log: (said) => log('warn', 'content-policy', { said }) }),
  )
  const lookForDue = () => placeDueDeliveries(api)
  app.route('/', innerRoutes({ ...parts, clock, setClock, placeDueDeliveries: lookForDue }))
  app.notFound(() => plain('not_found', 404))
  app.onError((problem) => {
    if (isOutage(problem)) {
      log('error', 'database.unavailable', { said: outageWords(problem) })
      // The outcome of a write is unknown: clients ask, as after every 503 (docs/wire.md).
      return plain('database_unavailable', 503, { 'Retry-After': '1' })
    }
    // The place in the code for the log, one word for the world (threat T49).
    log('error', 'server.failed', { problem })
    return plain('server_error', 500)
  })

  const answered = (request: Request, remoteAddress: string) =>
    answeringOthers(config.shopOrigins, async (own) => app.fetch(own, { remoteAddress }))(request)

  return {
    fetch: async (request, { remoteAddress = '127.0.0.1', isHttps, ...origin } = {}) => {
      const { method, url } = request
      const action = askedAction(new URL(url).pathname, actions)
      const { correlationID: given, trace } = origin
      return observed({ given, trace, action: () => action, method }, async () =>
        secured(request, await compressed(request, await answered(request, remoteAddress)), {
          isHttps,
          vaultAddress: config.vaultAddress,
        }),
      )
    },
    settleAbandoned: async () => {
      await settleAbandoned(api)
      await endSellerSteps({ database, clock, payments })
    },
    drain: () => {
      isDraining = true
    },
    placeDueDeliveries: lookForDue,
  }
}

/** A clock that tests can set; from the set moment on it runs as the given one does. */
function movableClock(given: () => Date) {
  let shiftMs = 0
  return {
    clock: () => new Date(given().getTime() + shiftMs),
    setClock: (now: Date | undefined) => {
      shiftMs = now === undefined ? 0 : now.getTime() - given().getTime()
    },
  }
}

/** Reads the secret at the first call and keeps it, once it could be read: it never changes. */
function keysOf(database: Database, config: ShopConfig): () => Promise<SessionKeys> {
  let keys: SessionKeys | undefined
  return async () => {
    keys ??= { secret: await tokenSecret(database), config }
    return keys
  }
}
