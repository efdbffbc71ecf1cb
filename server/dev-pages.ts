/** The same pages inside the Vite dev server: drawn by the sources, without another command. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { addressesFrom } from '../reference-backend/server/config.ts'
import type { PageModule } from './pages.ts'
import { toldSite } from './told-site.ts'

/** Sources are made ready to run while the first pages are drawn. */
const PATIENCE_MS = 20_000

/** A Vite plugin that draws whatever Vite itself would answer with the one page of the app. */
export function manifoldPages(): Plugin {
  return {
    name: 'manifold-pages',
    apply: 'serve',
    configureServer: (server) => {
      // A wrong configuration ends the start, as it does where the shop is built.
      server.httpServer?.once('listening', () => void endedByWrongSite(server))
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/index.html') return next()
          const address = request.originalUrl ?? '/'
          const listener = getRequestListener(async ({ headers }) => {
            const origin = `http://${headers.get('host') ?? 'localhost'}`
            const file = await readFile(join(server.config.root, 'index.html'), 'utf8')
            const shell = await server.transformIndexHtml(address, file)
            const module = await pageModule(server.ssrLoadModule('/src/page.tsx'))
            const { text: told } = await toldSite(module, process.env, origin)
            const log = (event: string, details: object) =>
              server.config.logger.warn(`${event} ${JSON.stringify(details)}`)
            const draw = module.openPages({
              told,
              shell,
              origin,
              fetch: globalThis.fetch,
              log,
              patience: PATIENCE_MS,
            })
            return draw(new Request(new URL(address, origin), { headers }))
          })
          void listener(request, response)
          return undefined
        })
      }
    },
  }
}

async function endedByWrongSite(server: ViteDevServer): Promise<void> {
  const { env } = process
  try {
    const module = await pageModule(server.ssrLoadModule('/src/page.tsx'))
    await toldSite(module, env, addressesFrom(env).shopAddress)
  } catch (problem) {
    server.config.logger.error(problem instanceof Error ? problem.message : String(problem))
    process.exitCode = 1
    await server.close()
  }
}

async function pageModule(loading: Promise<Record<string, unknown>>): Promise<PageModule> {
  const module = await loading
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build makes the same of the same file
  return module as unknown as PageModule
}
