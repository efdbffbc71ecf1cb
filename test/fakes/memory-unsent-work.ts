/** Unsent work that lasts as long as the test, in the form that a browser keeps it in. */
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import { localUnsentTexts } from '../../src/adapters/browser/unsent-texts.local.ts'
import { localUnsentWork } from '../../src/adapters/browser/unsent-work.local.ts'
import type { UnsentWork } from '../../src/application/ports/unsent-work.ts'
import { aStorage } from './a-storage.ts'

export function memoryUnsentWork(): UnsentWork {
  const storage = aStorage()
  return localUnsentWork(localUnsentTexts(safeStorage(() => storage)))
}
