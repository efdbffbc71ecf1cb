/**
 * Typefaces of PDF files. The characters of IBM Plex Sans, the typeface of the shop, are spread over several font
 * files; a text is cut into runs, each of which one file can write.
 */

import { plexFile, plexRanges } from '#platform/font-files.ts'
import { unpackedFont } from './font-file.ts'

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

export type RunsOf = (text: string, weight: Weight) => readonly Run[]

export interface Faces {
  /** The font files by the names that runs give them; none for what every reader has. */
  readonly files: readonly (readonly [name: string, contents: Uint8Array])[]
  readonly runsOf: RunsOf
}

let plex: Promise<Faces> | undefined

/** IBM Plex Sans; read once, because each document asks for it. */
export function plexFaces(): Promise<Faces> {
  plex ??= readPlex().catch((problem: unknown) => {
    plex = undefined
    throw problem
  })
  return plex
}

async function readPlex(): Promise<Faces> {
  const kinds = SUBSETS.flatMap((subset) =>
    Object.entries(WEIGHTS).map(([weight, number]) => ({ subset, weight, number })),
  )
  const files = kinds.map(
    async ({ subset, weight, number }) =>
      [`${subset} ${weight}`, await unpackedFont(await plexFile(subset, number))] as const,
  )
  const ranges = rangesOf(await plexRanges())
  return { files: await Promise.all(files), runsOf: (text, weight) => runsIn(ranges, text, weight) }
}

/** Western European letters: all that the fonts built into every reader can write. */
const WINDOWS_1252 = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, code) => code + 32)),
)

/** Helvetica: a text is one run; the minus sign becomes a dash, unknown characters `?`. */
export const helveticaFaces: Faces = {
  files: [],
  runsOf: (text, weight) => {
    const known = Array.from(text.replaceAll('−', '–'), (character) =>
      WINDOWS_1252.has(character) ? character : REPLACEMENT,
    )
    return [{ font: weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica', text: known.join('') }]
  },
}

/** Which characters each file has. */
type Ranges = ReadonlyMap<Subset, readonly (readonly [from: number, to: number])[]>

/** Cuts a text into runs. Line breaks and other control characters become blanks, unknown characters `?`. */
function runsIn(ranges: Ranges, text: string, weight: Weight): readonly Run[] {
  const runs: { subset: Subset; text: string }[] = []
  for (const character of text.replace(/\p{Cc}/gu, ' ')) {
    const known = subsetOf(ranges, character)
    const subset = known ?? 'latin'
    const shown = known === undefined ? REPLACEMENT : character
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += shown
    else runs.push({ subset, text: shown })
  }
  return runs.map((run) => ({ font: `${run.subset} ${weight}`, text: run.text }))
}

function subsetOf(ranges: Ranges, character: string): Subset | undefined {
  const code = character.codePointAt(0) ?? 0
  return SUBSETS.find((subset) =>
    ranges.get(subset)?.some(([from, to]) => code >= from && code <= to),
  )
}

/** As the package says it: `U+0000-00FF,U+0131`. */
function rangesOf(written: Readonly<Record<string, string>>): Ranges {
  return new Map(
    SUBSETS.map((subset) => [
      subset,
      (written[subset] ?? '').split(',').map((range) => {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        return [from, to] as const
      }),
    ]),
  )
}
