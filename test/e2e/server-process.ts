/** The built server as a process of its own, on ports that nobody else has. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { machineNode } from '../machine-node.ts'

export const root = path.resolve(import.meta.dirname, '../..')
/** Milliseconds: a first start fills the database, with the other workers' servers on the same cores. */
const startLimit = 90_000

export interface ServerProcess {
  readonly origin: string
  /** Where cards are typed: the other origin. */
  readonly vaultOrigin: string
  readonly env: Readonly<Record<string, string>>
  /** Starts it, or starts it again, and waits until it answers. */
  readonly start: () => Promise<void>
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

interface ServerOptions {
  /** An open file for what it prints. */
  readonly log?: number
  readonly settings?: Readonly<Record<string, string>>
}

/** A server that keeps its data in a folder; it is not started yet. */
export async function serverProcess(
  dataDir: string,
  { log, settings }: ServerOptions = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const vaultPort = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    VAULT_PORT: String(vaultPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MANIFOLD_TEST: '1',
    // A machine that is busy with tests draws pages slowly.
    PAGE_MS: '20000',
    // What journeys do on purpose is warned of in most of them.
    LOG_LEVEL: 'error',
    ...settings,
  }
  let running: ChildProcess | undefined
  // However this worker ends, its server ends with it.
  process.once('exit', () => running?.kill('SIGKILL'))
  return {
    origin,
    vaultOrigin: `http://127.0.0.1:${vaultPort}`,
    env,
    start: async () => {
      running = spawn(machineNode(), ['scripts/serve.mjs'], {
        cwd: root,
        // A bundler that ran in this worker has left its own mode behind.
        env: { ...process.env, NODE_ENV: '', ...env },
        stdio: ['ignore', log ?? 'ignore', log ?? 'pipe'],
      })
      const { pid, stderr } = running
      let complaints = ''
      stderr?.on('data', (bytes) => {
        complaints += bytes
        process.stderr.write(bytes)
      })
      const isReady = async () => {
        if (hasEnded(running)) throw new Error(`The server ${pid} has ended: ${complaints}`)
        return answers(origin)
      }
      await expect.poll(isReady, { timeout: startLimit, intervals: [200] }).toBe(true)
    },
    end: async (signal) => {
      if (!running || hasEnded(running)) return
      const ended = once(running, 'exit')
      running.kill(signal)
      await ended
    },
  }
}

function hasEnded(server: ChildProcess | undefined): boolean {
  return !server || server.exitCode !== null || server.signalCode !== null
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok
  } catch {
    return false
  }
}
