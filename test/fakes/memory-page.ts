/** A document that remembers where it was told to open from the start. */
import type { OpenPage } from '../../src/application/ports/open-page.ts'

export interface MemoryPage extends OpenPage {
  readonly opened: readonly string[]
}

export function memoryPage(path = '/'): MemoryPage {
  const opened: string[] = []
  return { opened, path: () => path, reopen: (address) => opened.push(address) }
}
