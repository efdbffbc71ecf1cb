/** Font files of the build, read where the test runner has them. */
import { readFile } from 'node:fs/promises'

export async function fontOnDisk(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(`.${address.replace(/[?#].*$/, '')}`))
}
