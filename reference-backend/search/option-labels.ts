/** What options are called, cut into words that can be compared: `7/8-14 UNF` and `M22x1,5` as the trade writes them. */

import { LOCALES, saidEverywhere, wordingIn } from '../catalogue/wording.ts'
import { folded } from './plain-words.ts'

/** A fraction, a number, or letters: `G1/2`, `g 1/2` and `G 1/2` are the same. */
const TOKEN = /\d+-\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\p{L}+|\p{N}/gu

/** Spellings of the one unit that shafts and ports are named by. */
const INCHES: ReadonlySet<string> = new Set(
  'inch inches zoll pulgada pulgadas pouce pouces'.split(' '),
)

export interface Token {
  readonly word: string
  /** Where it stands in the folded text. */
  readonly from: number
  readonly to: number
}

/** The words of a folded text with their places; a comma between figures is a point, `x` between them a sign, with blanks or not. */
export function tokensOf(text: string): readonly Token[] {
  const written = text
    .replaceAll('\u2044', '/')
    .replace(/(?<=\d ?)x(?= ?\d)/g, '×')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d)["″]/g, ' ')
  return [...written.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: INCHES.has(word) ? 'in' : word,
    from: index,
    to: index + word.length,
  }))
}

/** The words alone. */
export function tokenWords(text: string): readonly string[] {
  return tokensOf(folded(text)).map(({ word }) => word)
}

/** What an option is called in one language. */
export interface Label {
  /** Its words with a blank around each. */
  readonly title: string
  /** Those of what it belongs to. */
  readonly name: string
}

const PART = '|'

/** A title and its names in every language, as one text: a line each, a blank around each word. */
export function writeLabels(title: string, names: readonly string[]): string {
  const lines = LOCALES.map((locale) => {
    const { say } = wordingIn(locale)
    return [[title], names].map((texts) => spaced(texts.map(say).join(' '))).join(PART)
  })
  return [...new Set(lines)].join('\n')
}

/** Sentences in every language, a line each. */
export function writeDetails(sentences: readonly string[]): string {
  const said = sentences.filter((each) => each !== '').flatMap(saidEverywhere)
  return [...new Set(said.map(spaced))].join('\n')
}

export function readLabels(text: string): readonly Label[] {
  return text.split('\n').map((line) => {
    const [title = '', name = ''] = line.split(PART)
    return { title, name }
  })
}

/** The words of a text with a blank around each, so that one is found as a whole. */
export function spaced(text: string): string {
  return ` ${tokenWords(text).join(' ')} `
}
