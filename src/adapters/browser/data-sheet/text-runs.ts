/** Cuts a text into runs, each of which one font file can write. */
import { type Alphabet, fontName, type Weight } from './typefaces.ts'

export interface Run {
  readonly font: string
  readonly text: string
}

/** Written in place of a letter that no file has. */
const replacement = '?'

const beyond: readonly (readonly [Alphabet, RegExp])[] = [
  ['latin-ext', /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u1e00-\u1eff]/],
  ['greek', /[\u0370-\u03ff]/],
  ['cyrillic', /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1]/],
]

/** What the first file has beside the letters of Western Europe. */
const alsoLatin =
  /[\u0131\u0152\u0153\u2010-\u2027\u2030\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/

/** The alphabets of a text beyond that of Western Europe. */
export function alphabetsIn(text: string): ReadonlySet<Alphabet> {
  return new Set(beyond.flatMap(([alphabet, letters]) => (letters.test(text) ? [alphabet] : [])))
}

/** Soft hyphens are left out, blanks of any width are one kind of blank, letters that no file has are `?`. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const runs: { font: string; text: string }[] = []
  const plain = text.replaceAll('\u00ad', '').replaceAll(/[\s\u00a0\u2009\u202f]/g, ' ')
  for (const letter of plain) {
    const alphabet = alphabetOf(letter)
    const known = weight === 'mono' && alphabet !== 'latin' ? undefined : alphabet
    const font = fontName(known ?? 'latin', weight)
    const shown = known === undefined ? replacement : letter
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

function alphabetOf(letter: string): Alphabet | undefined {
  const code = letter.codePointAt(0) ?? 0
  if ((code >= 32 && code <= 126) || (code >= 160 && code <= 255) || alsoLatin.test(letter)) {
    return 'latin'
  }
  return beyond.find(([, letters]) => letters.test(letter))?.[0]
}
