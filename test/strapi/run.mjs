/** `npm run test:strapi`: the content contract against a real Strapi, where one has been installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname
const root = path.dirname(path.dirname(folder))
if (!existsSync(path.join(folder, 'node_modules/@strapi/strapi'))) {
  console.error(
    'Strapi is not installed. Install it with: npm install --prefix test/strapi --ignore-scripts',
  )
  process.exit(1)
}
const run = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    root,
    '--config',
    path.join(folder, 'vitest.config.ts'),
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(run.status ?? 1)
