/** The vault as a process of its own: from the environment to a port. */

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listenVault } from './listen.ts'

const { env } = process
const here = dirname(fileURLToPath(import.meta.url))
const dataDir = env['DATA_DIR'] || join(here, '..', '..', '.data')
const files = env['VAULT_FILES'] || join(here, '..', 'vault')

try {
  const end = await listenVault({ dataDir, files, env })
  const stop = () => void end().finally(() => process.exit(0))
  process.once('SIGTERM', stop)
  // A shop that has started this process is told to stop by the same key press, and still needs it while it ends.
  if (process.send === undefined) process.once('SIGINT', stop)
  else process.on('SIGINT', () => {})
  // The shop that has started it is gone, however it ended.
  process.once('disconnect', stop)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
