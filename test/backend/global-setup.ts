/** Called by the test runner before the first file of the backend's tests and after the last one. */
import { startForEveryFile } from './postgres.ts'
import { shopTemplate } from './shop-template.ts'

let end = async () => {}

export async function setup(): Promise<void> {
  // Made here, so that two workers do not make it at the same time; each of the two waits while the other works.
  const [started] = await Promise.all([startForEveryFile(), shopTemplate()])
  end = started
}

export const teardown = (): Promise<void> => end()
