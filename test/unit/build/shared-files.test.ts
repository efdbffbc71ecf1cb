import { describe, expect, it } from 'vitest'
import type { Graph, Module } from '../../../scripts/module-graph.ts'
import { sharedFiles } from '../../../scripts/shared-files.ts'

interface Planted {
  readonly imports?: readonly string[]
  readonly fetches?: readonly string[]
  readonly size?: number
  readonly code?: string
}

/** A graph of modules by their ids; `main` comes with the page itself. */
function graphOf(planted: Readonly<Record<string, Planted>>): Graph {
  const all = Object.entries(planted)
  const naming = (kind: 'imports' | 'fetches', id: string) =>
    all.filter(([, module]) => module[kind]?.includes(id)).map(([importer]) => importer)
  const modules = new Map<string, Module>(
    all.map(([id, { imports = [], fetches = [], size = 100, code }]) => [
      id,
      {
        isEntry: id === 'main',
        code: code ?? 'x'.repeat(size),
        importers: naming('imports', id),
        dynamicImporters: naming('fetches', id),
        importedIds: imports,
        dynamicallyImportedIds: fetches,
      },
    ]),
  )
  return { getModuleInfo: (id) => modules.get(id) ?? null }
}

function filesIn(planted: Readonly<Record<string, Planted>>) {
  const graph = graphOf(planted)
  const nameOf = sharedFiles()
  return (id: string) => nameOf(id, graph)
}

describe('the files of the built shop', () => {
  const parts = { main: { fetches: ['one', 'two', 'three'] } }

  it('hold together what the same parts need', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['a', 'b'] },
      two: { imports: ['a', 'b'] },
      three: {},
      a: { size: 50_000 },
      b: { imports: ['c'], size: 50_000 },
      c: { size: 50_000 },
    })
    expect(file('a')).not.toBeNull()
    expect(file('b')).toBe(file('a'))
    expect(file('c')).toBe(file('a'))
  })

  it('bring nobody much that is needed by others alone', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['a'] },
      two: { imports: ['a', 'b'] },
      three: { imports: ['b'] },
      a: { size: 50_000 },
      b: { size: 50_000 },
    })
    expect(file('a')).not.toBe(file('b'))
  })

  it('become one where that costs less than a file more', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['a', 'b'] },
      two: { imports: ['a', 'b'] },
      three: { imports: ['b'] },
      a: {},
      b: {},
    })
    expect(file('a')).toBe(file('b'))
  })

  it('stay apart where one would bring along what the visits of the other never need', () => {
    const others = ['four', 'five', 'six', 'seven', 'eight']
    const file = filesIn({
      main: { fetches: ['one', 'two', 'three', ...others] },
      one: { imports: ['a'] },
      two: { imports: ['a', 'b'] },
      three: { imports: ['b'] },
      ...Object.fromEntries(others.map((other) => [other, { imports: ['c'] }])),
      a: {},
      // Too much to come with `c` to all the others, and little enough to come with `a`, if it came alone.
      b: { imports: ['c'], size: 1500 },
      c: { size: 50_000 },
    })
    expect(file('a')).not.toBe(file('b'))
  })

  it('weigh what a module says, and not its comments', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['a', 'b'] },
      two: { imports: ['a', 'b'] },
      three: { imports: ['b'] },
      a: { code: `/** ${'x'.repeat(50_000)} */\n// ${'x'.repeat(50_000)}\nexport {}` },
      b: {},
    })
    expect(file('a')).toBe(file('b'))
  })

  it('leave to itself what comes with the page, and what one part needs alone', () => {
    const file = filesIn({
      main: { imports: ['a'], fetches: ['one', 'two'] },
      one: { imports: ['a', 'b'] },
      two: { imports: ['a'] },
      a: {},
      b: {},
    })
    expect(file('a')).toBeNull()
    expect(file('b')).toBeNull()
  })

  it('bring of a list of names what stands behind those that are taken', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['list'], code: 'import { A } from "list"' },
      two: { imports: ['list', 'helper'], code: 'import { A, C as D } from "list"' },
      three: { imports: ['list'], code: 'import { C } from "list"' },
      list: {
        imports: ['a', 'b', 'c'],
        code: 'export { default as A } from "a"; export { B } from "b"; export { C } from "c"',
      },
      helper: {},
      a: { size: 50_000 },
      b: { size: 50_000 },
      c: { size: 50_000 },
    })
    expect(file('b')).toBeNull()
    expect(file('a')).not.toBeNull()
    expect(file('c')).not.toBeNull()
    expect(file('a')).not.toBe(file('c'))
  })

  it('bring all of a list to whoever takes it as a whole', () => {
    const file = filesIn({
      ...parts,
      one: { imports: ['list'], code: 'import * as list from "list"' },
      two: { imports: ['list'], code: 'import * as list from "list"' },
      three: {},
      list: { imports: ['a'], code: 'export { A } from "a"' },
      a: { size: 50_000 },
    })
    expect(file('a')).not.toBeNull()
  })

  it('cost a first visit more than any other', () => {
    const home = 'src/ui/pages/home/HomePage.tsx'
    const other = 'src/ui/pages/other/OtherPage.tsx'
    const withPage = (page: string) =>
      filesIn({
        main: { fetches: [page, 'two', 'three', 'four'] },
        [page]: { imports: ['b'] },
        two: { imports: ['a', 'b'] },
        three: { imports: ['a', 'b'] },
        four: { imports: ['a', 'b'] },
        a: { size: 8000 },
        b: {},
      })
    expect(withPage(`/${other}`)('a')).toBe(withPage(`/${other}`)('b'))
    expect(withPage(`/${home}`)('a')).not.toBe(withPage(`/${home}`)('b'))
  })
})
