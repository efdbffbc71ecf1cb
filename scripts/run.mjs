/** Runs a tool of the project as a child process, its output passed through. Answers its exit status. */
import { spawnSync } from 'node:child_process'
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

export function runTool(tool, args, env = {}) {
  return runNode([path.join(root, 'node_modules', tools[tool]), ...args], env)
}

export function runNode(args, env = {}) {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return run.status ?? 1
}
