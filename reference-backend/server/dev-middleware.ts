/** The same backend inside the Vite dev server, so that `npm run dev` is one command too. */

import { sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { isForBackend } from './backend-path.ts'
import type { nodeListener as NodeListener } from './listener.ts'
import type { openShop as OpenShop } from './open-shop.ts'

/** Its modules are loaded through Vite, as all other sources are; a build loads none of them. */
const FOLDER = '/reference-backend'

interface OpenBackend {
  readonly listener: ReturnType<typeof NodeListener>
  readonly close: () => Promise<void>
}

/** A Vite plugin that opens the shop when the dev server begins to listen, and mounts it before Vite's own. */
export function manifoldBackend(): Plugin {
  let backend: KeptBackend | undefined
  return {
    name: 'manifold-backend',
    apply: 'serve',
    configureServer: (server) => {
      const { present } = (backend = keptBackend(server))
      const answer: Connect.NextHandleFunction = async (request, response, next) => {
        try {
          const { listener } = await present()
          await listener(request, response)
        } catch (problem) {
          next(problem)
        }
      }
      server.middlewares.use((request, response, next) => {
        if (isForBackend(request.url ?? '')) answer(request, response, next)
        else next()
      })
      // Not before: when Vite restarts itself, the shop of the old server is open until then.
      server.httpServer?.on('listening', () => {
        present().catch((problem: unknown) => server.config.logger.error(String(problem)))
      })
    },
    // Vite waits for this hook before another server takes over.
    closeBundle: () => backend?.close(),
  }
}

interface KeptBackend {
  readonly present: () => Promise<OpenBackend>
  readonly close: () => Promise<void>
}

/**
 * The open shop. After its sources have changed, the next request closes it and reopens it on the same
 * data; one that could not be opened is tried again after the next change.
 */
function keptBackend(server: ViteDevServer): KeptBackend {
  let backend: Promise<OpenBackend> | undefined
  let isStale = false
  server.watcher.on('all', (_event, file) => {
    isStale ||= file.startsWith(`${server.config.root}${FOLDER}${sep}`)
  })
  const close = async () => {
    const closing = backend
    backend = undefined
    // A shop that did not open need not be closed.
    const open = await closing?.catch(() => undefined)
    await open?.close()
  }
  const reopen = async (closed: Promise<void>) => {
    await closed
    return openBackend(server)
  }
  const present = () => {
    if (backend === undefined || isStale) backend = reopen(close())
    isStale = false
    return backend
  }
  return { present, close }
}

async function openBackend(server: ViteDevServer): Promise<OpenBackend> {
  const opening = await server.ssrLoadModule(`${FOLDER}/server/open-shop.ts`)
  const listening = await server.ssrLoadModule(`${FOLDER}/server/listener.ts`)
  const openShop: typeof OpenShop = opening['openShop']
  const nodeListener: typeof NodeListener = listening['nodeListener']
  const { env } = process
  const dataDir = env['DATA_DIR'] || `${server.config.root}/.data`
  const shop = await openShop({ dataDir, databaseUrl: env['DATABASE_URL'], env })
  return { listener: nodeListener(shop.fetch, shop.config.trustedProxies), close: shop.close }
}
