/**
 * `npm run conform -- --config FILE`: holds the backends that a profile names to the promises of the ports
 * (docs/bring-your-own.md). `--json FILE` and `--page FILE` write the findings down as well, `--port NAME`, as often
 * as there are names, asks for these ports alone. Ends with 1 where something is wrong or missing, or the profile cannot be read.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root, startTool } from './run.mjs'

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    json: { type: 'string' },
    page: { type: 'string' },
    port: { type: 'string', multiple: true },
  },
})
if (!values.config || !existsSync(values.config)) {
  console.error('Name the profile of the backends: npm run conform -- --config FILE')
  process.exit(2)
}
const text = path.join(root, '.cache/reports/conformance.txt')
mkdirSync(path.dirname(text), { recursive: true })
rmSync(text, { force: true })
Object.assign(process.env, {
  CONFORM_PROFILE: path.resolve(values.config),
  CONFORM_TEXT: text,
  ...(values.json && { CONFORM_JSON: path.resolve(values.json) }),
  ...(values.page && { CONFORM_PAGE: path.resolve(values.page) }),
  ...(values.port && { CONFORM_PORTS: values.port.join(',') }),
})
const run = await startTool('vitest', ['run', '--config', 'test/conformance/vitest.config.ts'])
process.stdout.write(existsSync(text) ? readFileSync(text, 'utf8') : run.output)
process.exit(run.status)
