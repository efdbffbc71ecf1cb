import { expect, it } from 'vitest'
import { choiceCookies } from '../../../../src/adapters/browser/choice-cookies.browser.ts'
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

it('takes the region that was chosen by a form of the page, before its scripts came (SHELL-01)', () => {
  const storage = aStorage()
  storage.setItem('manifold.region', 'US')
  const page = {
    cookie: 'i18nextLng=de; manifold.region=EU',
    location: { protocol: 'https:' } as Location,
  }
  const cookies = { ...choiceCookies(() => page), usualLanguage: 'en' }
  const preferences = localPreferences(
    safeStorage(() => storage),
    cookies,
  )
  expect(preferences.region()).toBe('EU')
  expect(storage.getItem('manifold.region')).toBe('EU')
  expect(preferences.units()).toBeUndefined()
})
