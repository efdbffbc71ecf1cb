/** Opens the vault: its store, its key, its handler. */

import { join } from 'node:path'
import { openFileStore } from '../store/file-store.ts'
import { folderGivenBack } from '../store/folder-lock.ts'
import { openPostgresStore } from '../store/postgres-store.ts'
import { configFrom, type Environment, hostOf, portOf, type VaultConfig } from './config.ts'
import { engineKey } from './engine-key.ts'
import { createVaultHandler, type VaultHandler } from './handle.ts'

/** Milliseconds that a vault before this one may take to end. */
const RESTART_MS = 3000

export interface OpenVault extends VaultHandler {
  readonly config: VaultConfig
  readonly close: () => Promise<void>
}

export interface VaultPlace {
  readonly dataDir: string
  /** The folder of the built scripts. */
  readonly files: string
  readonly env: Environment
}

/** Opens the vault of an environment; throws in one sentence where it may not run, or another one has its folder. */
export async function openVault({ dataDir, files, env }: VaultPlace): Promise<OpenVault> {
  const config = configFrom(env)
  const url = env['VAULT_DATABASE_URL'] || env['DATABASE_URL']
  const store = url ? await openPostgresStore(url) : await fileStoreIn(join(dataDir, 'vault'))
  const key = env['VAULT_KEY'] || engineKey(dataDir)
  const address = (env['VAULT_ADDRESS'] || ownAddress(env)).replace(/\/+$/, '')
  const clock = () => new Date()
  const handler = createVaultHandler({ store, config, clock, key, address, files })
  return { ...handler, config, close: () => store.close() }
}

async function fileStoreIn(folder: string) {
  await folderGivenBack(folder, RESTART_MS)
  return openFileStore(folder)
}

function ownAddress(env: Environment): string {
  const host = hostOf(env)
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(env)}`
}
