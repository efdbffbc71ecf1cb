/** The same backend inside the Vite dev server, so that `npm run dev` is one command too. */

import type { Plugin } from 'vite'

/** A Vite plugin that opens the shop when the dev server starts and mounts it before Vite's own. */
export function manifoldBackend(): Plugin {
  return {
    name: 'manifold-backend',
    apply: 'serve',
    async configureServer(server) {
      // Imported here, so that a build does not load a database.
      const { openShop } = await import('./open-shop.ts')
      const { isBackendPath, nodeListener } = await import('./listener.ts')
      const { env } = process
      const dataDir = env['DATA_DIR'] || `${server.config.root}/.data`
      const shop = await openShop({ dataDir, databaseUrl: env['DATABASE_URL'], env })
      const listener = nodeListener(shop.fetch)
      server.middlewares.use((request, response, next) => {
        if (isBackendPath(request.url ?? '')) void listener(request, response)
        else next()
      })
      server.httpServer?.on('close', () => void shop.close())
    },
  }
}
