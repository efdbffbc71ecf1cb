/** Servers that are measured, each with a shop of its own that is thrown away. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './run.mjs'

/** As it is before a build in this process changes it. */
const environment = { ...process.env }

/** The built server; what differs from the shop's own stands in the variables. */
export async function startServer(variables) {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'manifold-bench-'))
  const memory = path.join(root, 'scripts/bench-memory.mjs')
  const server = spawn(
    process.execPath,
    ['--expose-gc', '--import', memory, 'dist/server/server.js'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...environment, ...variables, PORT: String(port), DATA_DIR: dataDir },
    },
  )
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('ready') && resolve())
    server.on('exit', () => reject(new Error('The server did not start.')))
  })
  const stop = () => {
    server.removeAllListeners('exit')
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  // Also where what measures it has failed.
  process.once('exit', stop)
  /** Seconds of a core that the server has used, and megabytes that it holds. */
  const usage = async () => {
    const printed = new Promise((resolve) => {
      const read = (text) => {
        const [, used, held] = /used ([\d.]+) held ([\d.]+)/.exec(String(text)) ?? []
        if (held === undefined) return
        server.stdout.off('data', read)
        resolve({ used: Number(used), held: Number(held) })
      }
      server.stdout.on('data', read)
    })
    server.kill('SIGUSR2')
    return printed
  }
  return { origin: `http://127.0.0.1:${port}`, usage, stop }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
