/** The files of a typeface, fetched from where the build has put them. */

/// <reference types="vite/client" />
import ranges from '@fontsource/ibm-plex-sans/unicode.json'

const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-*-400-normal.woff',
    '../../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-*-600-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** A file of IBM Plex Sans by its characters and its weight, packed as WOFF. */
export async function plexFile(subset: string, weight: number): Promise<Uint8Array> {
  const name = `/ibm-plex-sans-${subset}-${weight}-normal.woff`
  const address = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1]
  if (address === undefined) throw new Error(`There is no font file ${name}.`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font ${address} could not be fetched.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Which characters each of its files has: `U+0000-00FF,U+0131`. */
export function plexRanges(): Promise<Readonly<Record<string, string>>> {
  return Promise.resolve(ranges)
}
