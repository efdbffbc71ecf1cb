/** Preferences in the browser's storage. */
import type { Preferences } from '../../application/ports/preferences.ts'
import { decodeColumns, encodeColumns } from './preferences.wire.ts'
import type { SafeStorage } from './safe-storage.ts'

/** The name that the language is kept under (I18N-04). */
const languageKey = 'i18nextLng'
const regionKey = 'manifold.region'
const consentKey = 'manifold.consent'
const unitsKey = 'manifold.units'
const columnsKey = 'manifold.columns'

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
    columns: () => decodeColumns(storage.read(columnsKey)),
    keepColumns: (columns) => storage.write(columnsKey, encodeColumns(columns)),
  }
}
