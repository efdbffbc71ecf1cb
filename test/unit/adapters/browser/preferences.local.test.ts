import { expect, it } from 'vitest'
import { localPreferences } from '../../../../src/adapters/browser/preferences.local.ts'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { aStorage } from '../../../fakes/a-storage.ts'

it('keeps the language under the key i18nextLng (I18N-04)', () => {
  const storage = aStorage()
  const preferences = localPreferences(safeStorage(() => storage))
  expect(preferences.language()).toBeUndefined()
  preferences.keepLanguage('de')
  expect(storage.getItem('i18nextLng')).toBe('de')
  expect(preferences.language()).toBe('de')
})

it('keeps the units of technical data', () => {
  const storage = aStorage()
  localPreferences(safeStorage(() => storage)).keepUnits('us')
  expect(localPreferences(safeStorage(() => storage)).units()).toBe('us')
})
