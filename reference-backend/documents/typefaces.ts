/**
 * Typefaces of PDF files. The characters of IBM Plex Sans, the typeface of the shop, are spread over several font
 * files; a text is cut into runs, each of which one file can write.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackedFont } from './font-file.ts'

const PACKAGE = '@fontsource/ibm-plex-sans'
const { resolve } = createRequire(import.meta.url)

/** In the order in which they are asked; most characters are in the first. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const
const WEIGHTS = { regular: 400, bold: 600 } as const

type Subset = (typeof SUBSETS)[number]
export type Weight = keyof typeof WEIGHTS

/** Written in place of a character that no file has. */
const REPLACEMENT = '?'

export interface Run {
  /** The name under which the font file is registered. */
  readonly font: string
  readonly text: string
}

type Font = readonly [name: string, contents: Buffer]
let fonts: readonly Font[] | undefined

/** Every font by the name that runs give it; read once, because each document asks for them. */
export function plexFonts(): readonly Font[] {
  fonts ??= SUBSETS.flatMap((subset) =>
    Object.entries(WEIGHTS).map(([weight, number]): Font => {
      const file = resolve(`${PACKAGE}/files/ibm-plex-sans-${subset}-${number}-normal.woff`)
      return [`${subset} ${weight}`, unpackedFont(readFileSync(file))]
    }),
  )
  return fonts
}

/** Western European letters: all that the fonts built into every reader can write. */
const WINDOWS_1252 = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, code) => code + 32)),
)

/** A text as one run of Helvetica; the minus sign becomes a dash, unknown characters `?`. */
export function helveticaRuns(text: string, weight: Weight): readonly Run[] {
  const known = Array.from(text.replaceAll('−', '–'), (character) =>
    WINDOWS_1252.has(character) ? character : REPLACEMENT,
  )
  return [{ font: weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica', text: known.join('') }]
}

/** Cuts a text into runs. Line breaks and other control characters become blanks, unknown characters `?`. */
export function plexRuns(text: string, weight: Weight): readonly Run[] {
  const runs: { subset: Subset; text: string }[] = []
  for (const character of text.replace(/\p{Cc}/gu, ' ')) {
    const known = subsetOf(character)
    const subset = known ?? 'latin'
    const shown = known === undefined ? REPLACEMENT : character
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += shown
    else runs.push({ subset, text: shown })
  }
  return runs.map((run) => ({ font: `${run.subset} ${weight}`, text: run.text }))
}

function subsetOf(character: string): Subset | undefined {
  const code = character.codePointAt(0) ?? 0
  return SUBSETS.find((subset) =>
    rangesOf()[subset].some(([from, to]) => code >= from && code <= to),
  )
}

type Ranges = Readonly<Record<Subset, readonly (readonly [from: number, to: number])[]>>
let ranges: Ranges | undefined

/** Which characters each file has, as the package says: `U+0000-00FF,U+0131`. */
function rangesOf(): Ranges {
  ranges ??= readRanges()
  return ranges
}

function readRanges(): Ranges {
  const written: Readonly<Record<Subset, string>> = JSON.parse(
    readFileSync(resolve(`${PACKAGE}/unicode.json`), 'utf8'),
  )
  const of = (subset: Subset) =>
    written[subset].split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return [from, to] as const
    })
  return {
    latin: of('latin'),
    'latin-ext': of('latin-ext'),
    vietnamese: of('vietnamese'),
    greek: of('greek'),
    cyrillic: of('cyrillic'),
    'cyrillic-ext': of('cyrillic-ext'),
  }
}
