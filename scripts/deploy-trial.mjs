/** `npm run deploy:trial`: builds what has changed, then tries the deployment out on this machine (docs/operate.md). */
import { buildIfNeeded } from './build.mjs'
import { runTool } from './run.mjs'

buildIfNeeded()
process.exit(runTool('tsx', ['scripts/deploy-trial.ts']))
