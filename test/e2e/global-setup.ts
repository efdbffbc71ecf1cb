/** Called once before the journeys: the workers do not fill a database each. */
import { isInstalled } from '../postgres-server.ts'
import { startFilledDatabase } from './filled-database.ts'
import { filledFolder } from './filled-folder.ts'

/** Answers what is called after the last journey. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function fillOnce(): Promise<() => Promise<void>> {
  if (isInstalled()) return startFilledDatabase()
  await filledFolder()
  return async () => {}
}
