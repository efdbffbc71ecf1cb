/**
 * Short names for the classes of the built shop: two letters for the style file, then the place in it.
 * The usual names are hashes, which nothing compresses. The same sources always give the same names.
 */
import { readdirSync } from 'node:fs'

interface Named {
  /** The hash of the file, the same for all its names, then the place in it. */
  readonly hash: string
  readonly filePath: string
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A namer for the style files below a folder, two letters for at most 676 of them. */
export function classNames(folder: string): (named: Named) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
  if (files.length > letters.length ** 2) throw new Error('There are too many style files.')
  const hashes = new Map<string, string>()
  return ({ hash, filePath }) => {
    const file = files.indexOf(filePath)
    if (file < 0) throw new Error(`${filePath} is no style file of ${folder}.`)
    // The first name asked for ends in the place 0.
    const hashOfFile = hashes.get(filePath) ?? hash.slice(0, -1)
    hashes.set(filePath, hashOfFile)
    if (!hash.startsWith(hashOfFile)) throw new Error(`${hash} is no name of ${filePath}.`)
    const [first, second] = [Math.floor(file / letters.length), file % letters.length]
    // A name is looked for in selectors, too: one in small letters may be the beginning of `:focus`.
    return `${letters[first]?.toUpperCase()}${letters[second]}${hash.slice(hashOfFile.length)}`
  }
}
