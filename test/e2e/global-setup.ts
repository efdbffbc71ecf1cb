/** Called once before the journeys: the workers do not fill a database each. */
import { isInstalled } from '../postgres-server.ts'
import { startFilledDatabase } from './filled-database.ts'
import { filledFolder } from './filled-folder.ts'

/** Answers what is called after the last journey. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function fillOnce(): Promise<() => Promise<void>> {
  // One journey looks into the files of a database; among the others, to fill one takes longer than a start may.
  const [folder, database] = await Promise.allSettled([
    filledFolder(),
    isInstalled() ? startFilledDatabase() : async () => {},
  ])
  if (database.status === 'rejected') throw database.reason
  if (folder.status === 'fulfilled') return database.value
  await database.value()
  throw folder.reason
}
