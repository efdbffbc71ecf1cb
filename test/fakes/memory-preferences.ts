/** Preferences kept in memory. */
import type { Preferences } from '../../src/application/ports/preferences.ts'

export function memoryPreferences(): Preferences {
  let language: string | undefined
  let units: string | undefined
  let columns: string | undefined
  return {
    language: () => language,
    keepLanguage: (key) => {
      language = key
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
