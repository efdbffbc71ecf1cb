/** The names of the months as they stand in the files of the trade: English, German, French, Spanish. */
const names: readonly (readonly string[])[] = [
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

/**
 * The month, from 1, that a word names: whole or shortened to three letters or more, in any letter case, with
 * or without accents. Undefined for other words, and for `jui`, which is June or July.
 */
export function monthOf(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length < 3) return undefined
  const months = names.flatMap((each, index) =>
    each.some((name) => name.startsWith(plain)) ? [index + 1] : [],
  )
  return months.length === 1 ? months[0] : undefined
}
