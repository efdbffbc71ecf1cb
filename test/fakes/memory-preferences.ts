/** Preferences kept in memory. */
import type { Preferences } from '../../src/application/ports/preferences.ts'

export function memoryPreferences(): Preferences {
  let language: string | undefined
  let region: string | undefined
  // Most visits are not the first one.
  let consent: string | undefined = 'rejected'
  let units: string | undefined
  let columns: string | undefined
  return {
    language: () => language,
    keepLanguage: (key) => {
      language = key
    },
    region: () => region,
    keepRegion: (chosen) => {
      region = chosen
    },
    consent: () => consent,
    keepConsent: (answer) => {
      consent = answer
    },
    units: () => units,
    keepUnits: (chosen) => {
      units = chosen
    },
    columns: () => columns,
    keepColumns: (given) => {
      columns = given
    },
  }
}
