/** What the browser keeps of lines, entries and files; fetched with the first service that reads it. */
import type { UnsentTexts } from '../../application/ports/unsent-work.ts'
import { localColumnMemory } from '../browser/column-memory.local.ts'
import type { SafeStorage } from '../browser/safe-storage.ts'
import { localUnsentWork } from '../browser/unsent-work.local.ts'

export type KeptWorkPorts = ReturnType<typeof keptWorkPorts>

export function keptWorkPorts(storage: SafeStorage, texts: UnsentTexts) {
  return { columnMemory: localColumnMemory(storage), unsentWork: localUnsentWork(texts) }
}
