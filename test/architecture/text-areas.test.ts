/** A page asks only for texts of the areas that stand on its route, so that no key is ever painted. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTexts } from '../../scripts/text-check.ts'
import { lazyImports, nodesIn, sourceReader, textsOf, treeOf } from '../../scripts/text-usage.ts'

const english = Object.keys(allTexts('en'))
const read = sourceReader(english)
const routes = 'src/ui/routes'

interface Page {
  readonly files: readonly string[]
  readonly texts: readonly string[]
  readonly parent: string | undefined
}

/** The routes of a file, with what they use of its other declarations. */
function routesIn(file: string): readonly (readonly [string, Page])[] {
  const declared = new Map<string, unknown>()
  for (const node of nodesIn(treeOf(file))) {
    const { id, init, identifier } = node
    if (node['type'] === 'VariableDeclarator') declared.set(nameOf(id), init)
    if (node['type'] === 'FunctionDeclaration') declared.set(nameOf(identifier), node['body'])
  }
  const used = (tree: unknown, known: ReadonlySet<string>): readonly unknown[] => {
    const names = [...nodesIn(tree)]
      .filter(({ type }) => type === 'Identifier')
      .map(nameOf)
      .filter((name) => declared.has(name) && !known.has(name))
    const all = new Set([...known, ...names])
    return [tree, ...[...new Set(names)].flatMap((name) => used(declared.get(name), all))]
  }
  return [...declared]
    .filter(([name]) => name.endsWith('Route'))
    .map(([name, tree]) => {
      const trees = used(
        tree,
        new Set([...declared.keys()].filter((other) => other.endsWith('Route'))),
      )
      return [
        name,
        {
          files: trees.flatMap((one) => lazyImports(one, file)),
          texts: trees.flatMap(textsProperty),
          parent: trees.flatMap(parentIn)[0],
        },
      ] as const
    })
}

const nameOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'value' in node ? String(node.value) : ''

const propertiesNamed = (tree: unknown, name: string) =>
  [...nodesIn(tree)].filter(
    (node) => node['type'] === 'KeyValueProperty' && nameOf(node['key']) === name,
  )
const textsProperty = (tree: unknown) =>
  propertiesNamed(tree, 'texts').flatMap(({ value }) => textsOf(value))
const parentIn = (tree: unknown) =>
  propertiesNamed(tree, 'getParentRoute').flatMap(({ value }) =>
    [...nodesIn(value)].filter(({ type }) => type === 'Identifier').map(nameOf),
  )

const pages = new Map(
  readdirSync(routes)
    .filter((name) => name.endsWith('.route.tsx'))
    .flatMap((name) => routesIn(`${routes}/${name}`)),
)

/** The areas on a route and on those around it. */
function textsOn(name: string | undefined): readonly string[] {
  const page = pages.get(name ?? '')
  return page === undefined ? ['common'] : [...page.texts, ...textsOn(page.parent)]
}

/** Texts that a source and all it imports ask for without loading them. */
function asked(file: string, loaded: ReadonlySet<string>, seen: Set<string>): readonly string[] {
  const id = `${file} ${[...loaded].toSorted().join()}`
  if (seen.has(id) || file.startsWith(routes)) return []
  seen.add(id)
  const source = read(file)
  const all = new Set([...loaded, ...source.loads])
  const missing = source.keys.filter((key) => !all.has(key.split(':')[0] ?? ''))
  return [
    ...missing.map((key) => `${key} in ${path.relative('src', file)}`),
    ...source.imports.flatMap((name) => asked(name, all, seen)),
  ]
}

/** What may be painted before the texts of a page are there: the frame, and what routes show in its place. */
const always = [
  ...new Set(
    readdirSync(routes)
      .filter((name) => name.endsWith('.route.tsx') || name === 'router.ts')
      .flatMap((name) => read(`${routes}/${name}`).staticImports)
      .filter((name) => /\/ui\/(shell|pages|parts)\//.test(name)),
  ),
]

describe('the areas of texts', () => {
  const withPages = [...pages].filter(([, { files }]) => files.length > 0)

  it.each(withPages)('of %s hold every text of its page', (name, { files }) => {
    const loaded = new Set(textsOn(name))
    expect(files.flatMap((file) => asked(file, loaded, new Set()))).toEqual([])
  })

  it.each(always)('hold with the texts of the frame every text of %s', (file) => {
    expect(asked(file, new Set(['common']), new Set())).toEqual([])
  })

  it('are found on the routes', () => {
    expect(always).toContain('src/ui/shell/Shell.tsx')
    expect(always.length).toBeGreaterThan(5)
    expect(withPages.length).toBeGreaterThan(30)
    expect(textsOn('quoteListRoute')).toContain('quotes')
    expect(textsOn('quoteListRoute')).not.toContain('draftOrder')
  })
})
