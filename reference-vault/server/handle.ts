/** The whole vault as a function from request to answer. It logs no request and no body of one. */

import { Hono } from 'hono'
import { createVault, type Vault } from '../payments/vault.ts'
import type { VaultStore } from '../store/vault-store.ts'
import { inputOf, textOf } from './body.ts'
import type { VaultConfig } from './config.ts'
import { engineRoutes } from './engine-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { type Bindings, frameRoutes, refused } from './frame-routes.ts'
import { secured } from './headers.ts'

export interface VaultParts {
  readonly store: VaultStore
  readonly config: VaultConfig
  readonly clock: () => Date
  /** What the engine must present. */
  readonly key: string
  /** Where browsers reach it: origin without a last slash. */
  readonly address: string
  /** The folder of the built scripts and the stylesheet. */
  readonly files: string
}

export interface VaultHandler {
  /** Answers one request; only the server with a socket knows where it came from. */
  readonly fetch: (request: Request, origin?: Bindings['Bindings']) => Promise<Response>
  readonly vault: Vault
}

export function createVaultHandler(parts: VaultParts): VaultHandler {
  const { store, config, key, address, files } = parts
  let shiftMs = 0
  const clock = () => new Date(parts.clock().getTime() + shiftMs)
  const vault = createVault(store, clock)
  const app = new Hono<Bindings>()
  app.route('/', frameRoutes({ vault, config, clock }))
  app.route('/', engineRoutes({ vault, key, address }))
  app.route('/', fileRoutes(files))
  app.get('/health', async () =>
    (await store.isThere())
      ? secured(Response.json({ status: 'ready' }))
      : refused('store_unavailable', 503),
  )
  if (config.testEndpoints) {
    app.post('/test/clock', async ({ req }) => {
      const now = textOf((await inputOf(req.raw)) ?? {}, 'now')
      shiftMs = now === '' ? 0 : new Date(now).getTime() - parts.clock().getTime()
      return secured(Response.json({ now: clock().toISOString() }))
    })
    // What was moved, for tests that count charges.
    app.get('/test/payments', async () => {
      const payments = await store.list('payment')
      return secured(
        Response.json({ payments: payments.map(({ id, movements }) => ({ id, movements })) }),
      )
    })
  }
  app.notFound(() => refused('not_found', 404))
  app.onError((problem) => {
    // By its name alone: a message may repeat what was sent.
    console.error('The vault failed:', problem.name)
    return refused('vault_failed', 503)
  })
  return {
    fetch: async (request, origin = { remoteAddress: '127.0.0.1' }) => app.fetch(request, origin),
    vault,
  }
}
