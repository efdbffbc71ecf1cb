/** Called once before the journeys: the workers do not fill a folder each. */
import { filledFolder } from './filled-folder.ts'

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function fillOnce(): Promise<void> {
  await filledFolder()
}
