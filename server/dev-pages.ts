/** The same pages inside the Vite dev server: drawn by the sources, without another command. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type { PageModule } from './pages.ts'
import { toldSite } from './told-site.ts'

/** Sources are made ready to run while the first pages are drawn. */
const PATIENCE_MS = 20_000

/** A Vite plugin that draws whatever Vite itself would answer with the one page of the app. */
export function manifoldPages(): Plugin {
  return {
    name: 'manifold-pages',
    apply: 'serve',
    configureServer: (server) => () => {
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
    },
  }
}

async function pageModule(loading: Promise<Record<string, unknown>>): Promise<PageModule> {
  const module = await loading
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build makes the same of the same file
  return module as unknown as PageModule
}
