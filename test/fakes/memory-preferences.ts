/** Preferences that last as long as the test, in the form that a browser keeps them in. */
import { localPreferences } from '../../src/adapters/browser/preferences.local.ts'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import type { Preferences } from '../../src/application/ports/preferences.ts'
import { aStorage } from './a-storage.ts'

export function memoryPreferences(storage = aStorage()): Preferences {
  const preferences = localPreferences(safeStorage(() => storage))
  // Most visits are not the first one.
  preferences.keepConsent('rejected')
  preferences.keepLanguageOffer('declined')
  return preferences
}
