/** Preferences in the browser's storage. */
import type { Preferences } from '../../application/ports/preferences.ts'
import type { SafeStorage } from './safe-storage.ts'

/** The name that the language is kept under (I18N-04). */
const languageKey = 'i18nextLng'
const regionKey = 'manifold.region'
const consentKey = 'manifold.consent'
const unitsKey = 'manifold.units'

export function localPreferences(storage: SafeStorage): Preferences {
  return {
    language: () => storage.read(languageKey),
    keepLanguage: (key) => storage.write(languageKey, key),
    region: () => storage.read(regionKey),
    keepRegion: (region) => storage.write(regionKey, region),
    consent: () => storage.read(consentKey),
    keepConsent: (answer) => storage.write(consentKey, answer),
    units: () => storage.read(unitsKey),
    keepUnits: (units) => storage.write(unitsKey, units),
  }
}
