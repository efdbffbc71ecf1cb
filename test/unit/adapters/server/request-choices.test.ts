import { expect, it } from 'vitest'
import { choiceCookies } from '../../../../src/adapters/browser/choice-cookies.browser.ts'
import { localPreferences } from '../../../../src/adapters/browser/preferences.local.ts'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { choicesOf } from '../../../../src/adapters/server/request-choices.ts'
import { allowedChoices } from '../../../../src/ui/allowed-choices.ts'
import { aStorage } from '../../../fakes/a-storage.ts'

/** A document that keeps cookies as a browser does. */
function aDocument(protocol = 'http:') {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    location: { protocol } as Location,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

const asked = (cookie: string) => choicesOf({ headers: new Headers({ cookie }) }, allowedChoices)

it('tells a server what was chosen in this browser, and nothing that was not', () => {
  const document = aDocument()
  const cookies = { ...choiceCookies(() => document), usualLanguage: 'en_us' }
  const storage = aStorage({ 'manifold.region': 'EU' })
  const preferences = localPreferences(
    safeStorage(() => storage),
    cookies,
  )
  preferences.keepLanguage('en_us')
  expect(asked(document.cookie)).toEqual({
    language: undefined,
    region: 'EU',
    consent: undefined,
    units: undefined,
  })
  preferences.keepLanguage('de')
  preferences.keepConsent('rejected')
  preferences.keepUnits('us')
  expect(asked(document.cookie)).toEqual({
    language: 'de',
    region: 'EU',
    consent: 'rejected',
    units: 'us',
  })
  preferences.keepConsent(undefined)
  preferences.keepLanguage('en_us')
  expect(document.cookie).toBe('manifold.region=EU; manifold.units=us')
})

it('keeps to secure lines on a secure line, and never fails where cookies are switched off', () => {
  const document = aDocument('https:')
  choiceCookies(() => document).keep('a', 'b')
  expect(document.written).toEqual(['a=b; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  const none = () => {
    throw new DOMException('No cookies.', 'SecurityError')
  }
  expect(() => choiceCookies(none).keep('a', 'b')).not.toThrow()
})

it.each([
  'i18nextLng=<script>; manifold.region=us; manifold.consent=yes; manifold.units=__proto__',
  'i18nextLng; ; =; manifold.region',
  '',
])('takes no cookie for more than one of the allowed choices: %s (T34)', (cookie) => {
  expect(Object.values(asked(cookie)).filter((choice) => choice !== undefined)).toEqual([])
})
