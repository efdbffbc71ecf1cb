/** The typefaces of a data sheet: those of the shop, as files that can be put into a PDF. */
// oxlint-disable import/default -- the addresses are made by the build
import monoLatin from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff?url'
import cyrillic from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff?url'
import cyrillicBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-600-normal.woff?url'
import greek from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff?url'
import greekBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-600-normal.woff?url'
import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?url'
import latinBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?url'
import latinExt from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff?url'
import latinExtBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff?url'
// oxlint-enable import/default

export type Weight = 'regular' | 'bold' | 'mono'

export type Alphabet = 'latin' | 'latin-ext' | 'greek' | 'cyrillic'

export interface FontFile {
  /** The name under which a run asks for it. */
  readonly name: string
  readonly address: string
}

/** The files that write a text of these alphabets; codes are written in the letters of the first alone. */
export function fontFiles(alphabets: ReadonlySet<Alphabet>): readonly FontFile[] {
  const files: readonly (readonly [Alphabet, regular: string, bold: string])[] = [
    ['latin', latin, latinBold],
    ['latin-ext', latinExt, latinExtBold],
    ['greek', greek, greekBold],
    ['cyrillic', cyrillic, cyrillicBold],
  ]
  return [
    { name: fontName('latin', 'mono'), address: monoLatin },
    ...files.flatMap(([alphabet, regular, bold]) =>
      alphabet === 'latin' || alphabets.has(alphabet)
        ? [
            { name: fontName(alphabet, 'regular'), address: regular },
            { name: fontName(alphabet, 'bold'), address: bold },
          ]
        : [],
    ),
  ]
}

export function fontName(alphabet: Alphabet, weight: Weight): string {
  return `${alphabet} ${weight}`
}
