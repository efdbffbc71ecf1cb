/**
 * `npm run test:sdk`: the engine's own client library against the reference backend, where the library has been
 * installed. With `--table` it writes the table of its calls into docs/wire.md instead.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { root, runTool } from '../../scripts/run.mjs'

const folder = import.meta.dirname
if (process.argv.includes('--table')) {
  process.exit(runTool('tsx', [path.join(folder, 'write-table.ts')]))
}
if (!existsSync(path.join(folder, 'node_modules/@ultracommerce/ultracommerce-sdk'))) {
  console.error(
    'The library is not installed. Install it with: npm ci --prefix test/sdk --ignore-scripts',
  )
  process.exit(1)
}
buildIfNeeded()
process.exit(
  runTool('vitest', ['run', '--root', root, '--config', path.join(folder, 'vitest.config.ts')]),
)
