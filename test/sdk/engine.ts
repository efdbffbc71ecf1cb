/** The built reference backend as a process of its own, on a free port, with an empty data folder. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { projectRoot } from '../../reference-backend/server/project-root.ts'
import { isReady } from '../backend/server-process.ts'
import { freePort } from '../free-port.ts'

export interface Engine {
  readonly address: string
  /** Everything it has printed, which includes the emails that it would send. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** A first start fills the database, possibly on a busy machine. */
const START_MS = 200_000

/** Starts the backend and its card vault as `npm start` does; answers once it is ready. */
export async function startEngine(): Promise<Engine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'manifold-sdk-'))
  const [port, vaultPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: projectRoot(),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (bytes: Buffer) => void (printed += bytes.toString())
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  // However this run ends, its server ends with it.
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await vi.waitUntil(
    async () => {
      if (server.exitCode !== null) throw new Error(`The server did not start: ${printed}`)
      return isReady({ address })
    },
    { timeout: START_MS, interval: 100 },
  )
  return {
    address,
    printed: () => printed,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
