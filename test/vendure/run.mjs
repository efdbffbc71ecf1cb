/**
 * `npm run test:vendure`: installs Vendure in its own folder, starts it on a Postgres of its own, holds it to the suites
 * of all ports, and does the main job on it in a browser. `--browser` and `--kit` do the one of the two alone.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { root, runTool } from '../../scripts/run.mjs'

const engine = path.join(root, 'engines/vendure')
if (!existsSync(path.join(engine, 'node_modules/@vendure/core'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: engine,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.CHROMIUM_PATH = findOrInstallChromium()
buildIfNeeded()
process.exit(runTool('tsx', ['test/vendure/all.ts', ...process.argv.slice(2)]))
