/**
 * `npm run test:strapi`: installs Strapi in its own folder, starts it on a Postgres of its own, looks at the shop in front of it
 * in a browser, and holds it to the suites of the ports of content. `--browser` and `--kit` do the one of the two alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { root, runTool } from '../../scripts/run.mjs'

const engine = path.join(root, 'engines/strapi')
if (!existsSync(path.join(engine, 'node_modules/@strapi/strapi'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: engine,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.CHROMIUM_PATH = findOrInstallChromium()
buildIfNeeded()
process.exit(runTool('tsx', ['test/strapi/all.ts', ...process.argv.slice(2)]))
