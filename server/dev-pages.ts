/** The same pages inside the Vite dev server: drawn by the sources, without another command. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { addressesFrom } from '../reference-backend/server/config.ts'
import type { PageModule } from './pages.ts'
import { sheetsOf, withStyles } from './dev-styles.ts'
import { configuredSite } from './configured-site.ts'

/** The renderer, as Vite names it. */
const ENTRY = '/src/page.tsx'
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
            const module = await pageModule(server.ssrLoadModule(ENTRY))
            const { text: told } = await configuredSite(module, process.env, origin)
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
            const page = await draw(new Request(new URL(address, origin), { headers }))
            return dressed(page, server)
          })
          void listener(request, response)
          return undefined
        })
      }
    },
  }
}

/** The page with the looks of all that the server has drawn so far. */
async function dressed(page: Response, server: ViteDevServer): Promise<Response> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl(ENTRY)
  if (entry === undefined || page.body === null) return page
  const styles = await Promise.all(
    sheetsOf(entry).map(async ({ id, url }) => {
      const inline = `${url}${url.includes('?') ? '&' : '?'}inline`
      const { default: text } = await server.ssrLoadModule(inline)
      return { id: id ?? url, text: String(text) }
    }),
  )
  return new Response(withStyles(await page.text(), styles), page)
}

async function endedByWrongSite(server: ViteDevServer): Promise<void> {
  const { env } = process
  try {
    const module = await pageModule(server.ssrLoadModule(ENTRY))
    await configuredSite(module, env, addressesFrom(env).shopAddress)
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
