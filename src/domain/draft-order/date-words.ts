/** The words of a date as they stand in the files of the trade: English, German, French, Spanish. */

const months: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero'],
  ['february', 'februar', 'feber', 'fevrier', 'febrero'],
  ['march', 'marz', 'maerz', 'mrz', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'juin', 'junio'],
  ['july', 'juli', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre'],
  ['october', 'oktober', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'dezember', 'decembre', 'diciembre'],
]

/** Articles, the endings of `1st` and `1er`, and the days of the week. */
const fillers = new Set(
  `st nd rd th er of the de del le el den sun mon tue tues wed thu thur thurs fri sat sunday monday
  tuesday wednesday thursday friday saturday sonntag montag dienstag mittwoch donnerstag freitag
  samstag dimanche lundi mardi mercredi jeudi vendredi samedi domingo lunes martes miercoles jueves
  viernes sabado`.split(/\s+/),
)

/** The words of a text in lower case and without accents. */
export function plainWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/\p{L}+/gu) ?? []
}

/** The words of a text, those left out that say nothing about a date. */
export function dateWords(text: string): readonly string[] {
  return plainWords(text).filter((word) => !fillers.has(word))
}

/**
 * A year with four digits. One of two digits is one of this century, and none that lies behind the trade of today.
 * Undefined for what is no year of a date.
 */
export function fullYear(text: string): string | undefined {
  if (/^\d{2}$/.test(text)) return Number(text) < 20 ? undefined : `20${text}`
  return /^(?:19|20|21)\d\d$/.test(text) ? text : undefined
}

/**
 * The month, from 1, that such a word names: whole or shortened to three letters or more. Undefined for other
 * words, and for `jui`, which is June or July.
 */
export function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined
  const found = months.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  )
  return found.length === 1 ? found[0] : undefined
}
