/** The vault beside the Vite dev server, so that `npm run dev` is one command too. */

import { build, type Plugin, type ViteDevServer } from 'vite'
import type { listenVault as ListenVault } from './listen.ts'

/** Its modules are loaded through Vite, as all other sources are. */
const MODULE = '/reference-vault/server/listen.ts'

/** A Vite plugin that opens the vault on the next port; it stands before the plugin of the backend. */
export function manifoldVault(): Plugin {
  let end: (() => Promise<void>) | undefined
  return {
    name: 'manifold-vault',
    apply: 'serve',
    configureServer: (server) => {
      if (process.env['VAULT_ADDRESS']) return
      server.httpServer?.on('listening', () => {
        const port = tellPort(server)
        openVault(server, port).then(
          (close) => {
            end = close
          },
          (problem: unknown) => server.config.logger.error(String(problem)),
        )
      })
    },
    closeBundle: () => end?.(),
  }
}

/** The backend opens after this and reads from the environment where the vault is. */
function tellPort({ httpServer }: ViteDevServer): number {
  const address = httpServer?.address()
  const port = typeof address === 'object' && address !== null ? address.port : 5173
  process.env['VAULT_PORT'] ||= String(port + 1)
  return port
}

async function openVault(server: ViteDevServer, port: number): Promise<() => Promise<void>> {
  const { root } = server.config
  const files = `${root}/.cache/vault`
  const configFile = `${root}/vite.vault.config.ts`
  await build({ root, configFile, logLevel: 'warn', build: { outDir: files } })
  const module = await server.ssrLoadModule(MODULE)
  const listenVault: typeof ListenVault = module['listenVault']
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port) }
  return listenVault({ dataDir: env['DATA_DIR'] || `${root}/.data`, files, env })
}
