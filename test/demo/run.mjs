/** `npm run test:demo`: builds the shop without a server, and does a job in it in a browser. */
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { runTool } from '../../scripts/run.mjs'

const built = runTool('vite', ['build', '--config', 'vite.demo.config.ts', '--logLevel', 'warn'])
if (built !== 0) process.exit(built)
const env = { CHROMIUM_PATH: findOrInstallChromium() }
process.exit(runTool('playwright', ['test', '--config', 'test/demo/playwright.config.ts'], env))
