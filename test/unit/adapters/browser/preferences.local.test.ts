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

it('speaks the language of the page, whatever another page keeps (I18N-04)', () => {
  const storage = aStorage()
  const here = localPreferences(
    safeStorage(() => storage),
    undefined,
    'de',
  )
  localPreferences(safeStorage(() => storage)).keepLanguage('fr')
  expect(here.language()).toBe('de')
  here.keepLanguage('es')
  expect([here.language(), storage.getItem('i18nextLng')]).toEqual(['es', 'es'])
})

it('keeps the units of technical data', () => {
  const storage = aStorage()
  localPreferences(safeStorage(() => storage)).keepUnits('us')
  expect(localPreferences(safeStorage(() => storage)).units()).toBe('us')
})
