/** The reference backend as a process of its own, as it is built and run in production. */

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'
import { projectRoot } from '../../reference-backend/server/project-root.ts'
import { freePort } from '../free-port.ts'

export interface ServerProcess {
  readonly address: string
  readonly process: ChildProcess
  /** Whether it has not ended. */
  readonly lives: () => boolean
  /** Everything it has complained about. */
  readonly complaints: () => string
  /** The exit code, once it has ended; `null` when a signal has ended it. */
  readonly ended: Promise<number | null>
}

/** A start fills an empty database; a machine that others keep busy takes many times as long. */
const START_MS = 100_000
const OUTPUT = join('.cache', 'server-under-test')

/** Builds the server, and beside it the vault (`vault.js`), into a folder of its own; answers the server's file. */
export async function builtServer(): Promise<string> {
  const root = projectRoot()
  const outDir = join(root, OUTPUT, String(process.pid))
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'warn',
    build: { outDir },
  })
  return join(outDir, 'server.js')
}

/** Starts a server; answers once it is ready for requests. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (bytes) => {
    complaints += bytes
  })
  const lives = () => child.exitCode === null && child.signalCode === null
  const server = {
    address: `http://127.0.0.1:${port}`,
    process: child,
    lives,
    complaints: () => complaints,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
  const isStarted = async () => {
    if (!lives()) throw new Error(`The server did not start: ${complaints}`)
    return isReady(server)
  }
  try {
    await until(isStarted, START_MS)
  } catch (problem) {
    child.kill('SIGKILL')
    throw problem
  }
  return server
}

/** Whether a server would be sent requests. */
export async function isReady({ address }: Pick<ServerProcess, 'address'>): Promise<boolean> {
  try {
    return (await fetch(`${address}/health/ready`)).ok
  } catch {
    return false
  }
}

/** Waits for something to become true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeout = 25_000,
): Promise<void> {
  await vi.waitUntil(condition, { timeout, interval: 20 })
}
