/** Of fp-ts the shop uses the part that docs/adr/0005 names: each further module comes with every first visit. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const decision = readFileSync(path.join(root, 'docs/adr/0005-fp-ts-subset.md'), 'utf8')

/** As the decision lists them, `Either, Option, …`, in the spelling of an import. */
const [, listed = ''] = /^## Decision\n(.*?), `pipe` and `flow`/ms.exec(decision) ?? []
const allowed = [
  'function',
  ...listed.split(/,\s+/).map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
]

const imported = /import (?:type )?\{([^}]*)\} from 'fp-ts'/g

function modulesOf(source: string): readonly string[] {
  return [...source.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter((name) => name !== '')
}

describe('the part of fp-ts', () => {
  it('is the one that has been decided on', () => {
    const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        modulesOf(readFileSync(path.join(root, 'src', file), 'utf8')).map((name) => ({
          file,
          name,
        })),
      )
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter(({ name }) => !allowed.includes(name))).toEqual([])
  })
})
