/** Words as they are compared: lowercase, without accents, signs apart. */

/** Lowercase without accents; `Größe` is `grosse`, `³` is `3`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that only hold others together, in the four languages of the shop. */
const EMPTY_WORDS = setOf(
  'a an and at by for from in of on or per the to with',
  'am an auf aus bei das dem den der des die ein eine einen einer fur im mit oder und von zu zum zur',
  'al con de del el en la las los o para por sin un una y',
  'au aux avec d des du et l le les ou par pour sans sur une',
)

/** Everything here is hydraulic, and not every description says so. */
const HYDRAULIC = setOf(
  'hydraulic hydraulics hydraulisch hydraulische hydraulischer hidraulico hidraulica hidraulicos hidraulicas hydraulique hydrauliques',
)

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** Whether a word only holds others together. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word)
}

/** The words that count; all of them where none would be left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isEmptyWord(word) && !HYDRAULIC.has(word))
  return telling.length > 0 ? telling : words
}

/** A text as a part of an address: `1-1/4 in keyed` is `1-1-4-in-keyed`. */
export function slugOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
