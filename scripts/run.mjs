/** Runs a tool of the project as a child process. */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The script behind a tool's command, so that neither npx nor a shell is needed. */
const tools = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
}

/** Runs a tool with its output passed through. Answers its exit status. */
export function runTool(tool, args, env = {}) {
  return runNode([scriptOf(tool), ...args], env)
}

/** The same for a script of Node. */
export function runNode(args, env = {}) {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  // Else a run that something has ended looks like one that has failed without a word.
  if (run.signal) console.error(`Ended by ${run.signal}.`)
  return run.status ?? 1
}

/** Runs a tool beside others. Resolves to its exit status and to all that it printed, in order. */
export function startTool(tool, args) {
  return startNode([scriptOf(tool), ...args])
}

/** The same for a script of Node. */
export function startNode(args) {
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    for (const stream of [run.stdout, run.stderr]) {
      stream.on('data', (chunk) => printed.push(chunk))
    }
    run.on('close', (status) => {
      resolve({ status: status ?? 1, output: Buffer.concat(printed).toString() })
    })
  })
}

function scriptOf(tool) {
  return path.join(root, 'node_modules', tools[tool])
}
