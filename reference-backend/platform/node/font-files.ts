/** The files of a typeface, as its package has them. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** A file of IBM Plex Sans by its characters and its weight, packed as WOFF. */
export async function plexFile(subset: string, weight: number): Promise<Uint8Array> {
  const name = `ibm-plex-sans-${subset}-${weight}-normal.woff`
  return new Uint8Array(await readFile(resolve(`@fontsource/ibm-plex-sans/files/${name}`)))
}

/** Which characters each of its files has: `U+0000-00FF,U+0131`. */
export async function plexRanges(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(resolve('@fontsource/ibm-plex-sans/unicode.json'), 'utf8'))
}
