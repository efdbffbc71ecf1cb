/** Called by the test runner before the first file of the backend's tests and after the last one. */
import { startForEveryFile } from './postgres.ts'

let end = async () => {}

export async function setup(): Promise<void> {
  end = await startForEveryFile()
}

export const teardown = (): Promise<void> => end()
