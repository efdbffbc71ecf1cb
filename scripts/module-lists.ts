/**
 * Modules that only pass on what others export, such as the list of all icons. Whoever imports names from one needs what
 * stands behind these names, and nothing else of it.
 */
import { parseAst } from 'vite'
import type { Module } from './module-graph.ts'

/** A part of a syntax tree, as far as it is looked at. */
interface Statement {
  readonly type: string
  readonly source?: { readonly value: unknown } | null
  readonly specifiers?: readonly Specifier[]
}

interface Specifier {
  readonly type: string
  readonly imported?: Name
  readonly local?: Name
  readonly exported?: Name
}

type Name = { readonly name?: string; readonly value?: unknown }

type Modules = ReadonlyMap<string, Module>

/** The same modules, each importing what stands behind the names that it takes from a list. */
export function withoutLists(all: Modules): Modules {
  const lists = new Map([...all].flatMap(([id, module]) => listEntry(id, module)))
  const importsOf = (module: Module) =>
    module.importedIds.some((id) => lists.has(id)) ? behind(module, lists) : module.importedIds
  return new Map(
    [...all].map(([id, module]) => [id, { ...module, importedIds: importsOf(module) }]),
  )
}

type Lists = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A list by its id: the names that it passes on, each with the module behind it. */
function listEntry(id: string, { code, importedIds }: Module) {
  // Most modules say something else first, and are not read for that.
  if (code === null || !/^\s*(?:\/\/.*\s*|\/\*[^]*?\*\/\s*)*export \{/.test(code)) return []
  const statements = statementsOf(code)
  const isList = statements.every(
    ({ type, source }) => type === 'ExportNamedDeclaration' && typeof source?.value === 'string',
  )
  if (!isList || sourcesOf(statements).length !== importedIds.length) return []
  const names = statements.flatMap((statement) =>
    (statement.specifiers ?? []).map(
      ({ exported }) => [nameOf(exported), idOf(statement, statements, importedIds)] as const,
    ),
  )
  return [[id, new Map(names)] as const]
}

/** What a module imports, with the modules behind the names that it takes from lists. */
function behind({ code, importedIds }: Module, lists: Lists): readonly string[] {
  const statements = statementsOf(code ?? '').filter(({ source }) => source)
  const found = statements.flatMap((statement) => {
    const id = idOf(statement, statements, importedIds)
    const list = lists.get(id)
    const names = (statement.specifiers ?? []).map(({ imported, local, type }) =>
      type === 'ImportSpecifier'
        ? nameOf(imported)
        : type === 'ExportSpecifier'
          ? nameOf(local)
          : '',
    )
    return list && names.every((name) => list.has(name))
      ? names.map((name) => list.get(name) ?? id)
      : [id]
  })
  // What the bundler itself needs to fetch other modules stands behind the module's own imports.
  return [...new Set([...found, ...importedIds.slice(sourcesOf(statements).length)])]
}

/** The places that are imported from, in the order in which the bundler names their modules. */
function sourcesOf(statements: readonly Statement[]): readonly unknown[] {
  return [...new Set(statements.flatMap(({ source }) => (source ? [source.value] : [])))]
}

function idOf(
  { source }: Statement,
  statements: readonly Statement[],
  importedIds: readonly string[],
): string {
  return importedIds[sourcesOf(statements).indexOf(source?.value)] ?? ''
}

function statementsOf(code: string): readonly Statement[] {
  return parseAst(code).body
}

function nameOf(name: Name | undefined): string {
  return name?.name ?? String(name?.value)
}
