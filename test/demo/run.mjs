/** `npm run test:demo`: builds the shop without a server, and does a job in it in a browser; with `-- --base /demo/` below a path. */
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { runTool } from '../../scripts/run.mjs'

const at = process.argv.indexOf('--base')
const base = at < 0 ? '/' : (process.argv[at + 1] ?? '/')
const options = ['--config', 'vite.demo.config.ts', '--base', base, '--logLevel', 'warn']
const built = runTool('vite', ['build', ...options])
if (built !== 0) process.exit(built)
const env = { CHROMIUM_PATH: findOrInstallChromium(), DEMO_BASE: base }
process.exit(runTool('playwright', ['test', '--config', 'test/demo/playwright.config.ts'], env))
