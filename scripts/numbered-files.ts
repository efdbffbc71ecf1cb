/**
 * Names the files that come later by numbers, below one mark of all that the shop is built from. A page carries the names of
 * the files of all pages that it leads to: a mark of each of its own would be a twentieth of what every visit begins with,
 * since no two are alike. The same sources give the same names, on whichever machine.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What the files follow from. */
const inputs = ['src', 'scripts', 'index.html', 'package-lock.json', 'vite.config.ts']

export interface NumberedFiles {
  readonly plugin: Plugin
  /** Below the folder of the build, such as `assets/Ab3dE5gh/1f.js`. */
  readonly nameOf: (chunk: Rolldown.PreRenderedChunk) => string
}

const sharedFile = /\/s([0-9a-z]+)\.js$/

/** Files always in one order, what most parts need first: the lists of what pages need are then much alike. */
export function inOneOrder(files: readonly string[]): string[] {
  const place = (file: string) => Number.parseInt(sharedFile.exec(file)?.[1] ?? 'zzzz', 36)
  return files.toSorted((one, other) => place(one) - place(other))
}

export function numberedFiles(): NumberedFiles {
  let mark = ''
  let numbers: ReadonlyMap<string, number> = new Map()
  return {
    plugin: {
      name: 'manifold-numbered-files',
      apply: 'build',
      buildEnd() {
        mark = markOf(inputs)
        const later = [...this.getModuleIds()].filter(
          (id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
        )
        numbers = new Map(later.toSorted().map((id, index) => [id, index]))
      },
    },
    nameOf: ({ name, facadeModuleId }) => {
      const shared = /^shared-(\d+)$/.exec(name)?.[1]
      if (shared !== undefined) return `assets/${mark}/s${Number(shared).toString(36)}.js`
      const number = numbers.get(facadeModuleId ?? '')
      return number === undefined
        ? 'assets/[name]-[hash].js'
        : `assets/${mark}/${number.toString(36)}.js`
    },
  }
}

function markOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(place))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('base64url').slice(0, 8)
}

function filesIn(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
