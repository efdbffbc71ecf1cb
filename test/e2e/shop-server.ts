/** The built shop as a process of its own: its own port, its own folder of data, its own database. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { memoryFolder } from '../memory-folder.ts'
import { copyOfFilledDatabase } from './filled-database.ts'
import { filledFolder } from './filled-folder.ts'
import { serverProcess } from './server-process.ts'

export interface ShopServer {
  readonly origin: string
  /** Where cards are typed: the other origin. */
  readonly vaultOrigin: string
  readonly env: Readonly<Record<string, string>>
  /** Kills the process at once, in the middle of whatever it does. */
  readonly stop: () => Promise<void>
  /** Starts it again on the same port and the same data. */
  readonly start: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** A running server of one's own, on a port and data that nobody else has; with these settings beside its own. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopServer> {
  const dataDir = await mkdtemp(path.join(memoryFolder(), 'manifold-e2e-'))
  const database = await copyOfFilledDatabase()
  if (database === undefined) await cp(await filledFolder(), dataDir, { recursive: true })
  const { origin, vaultOrigin, env, start, end } = await serverProcess(dataDir, {
    settings: { ...(database && { DATABASE_URL: database.url }), ...settings },
  })
  await start()
  await resetShop(origin)
  return {
    origin,
    vaultOrigin,
    env,
    start,
    stop: () => end('SIGKILL'),
    discard: async () => {
      await end('SIGTERM')
      await database?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Puts the seed back as it would be today: what was filled on another day has the dates of that day. */
async function resetShop(origin: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${origin}/test/reset`, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(`The shop could not be reset: ${answer.status}.`)
}
