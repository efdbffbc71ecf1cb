/** What imports what in the shop that is being built. */
import { withoutLists } from './module-lists.ts'

export interface Module {
  /** Whether it is fetched with the page itself. */
  readonly isEntry: boolean
  readonly code: string | null
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export interface Graph {
  readonly getModuleInfo: (id: string) => Module | null
}

/** All modules that are joined to one of them, by their ids. */
export function modulesAround(id: string, graph: Graph): ReadonlyMap<string, Module> {
  const all = new Map<string, Module>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const module = all.has(next) ? null : graph.getModuleInfo(next)
    if (!module) continue
    // The bundler uses what it hands out again for the next module.
    const own: Module = {
      isEntry: module.isEntry,
      code: module.code,
      importers: [...module.importers],
      dynamicImporters: [...module.dynamicImporters],
      importedIds: [...module.importedIds],
      dynamicallyImportedIds: [...module.dynamicallyImportedIds],
    }
    all.set(next, own)
    open.push(...own.importers, ...own.dynamicImporters)
    open.push(...own.importedIds, ...own.dynamicallyImportedIds)
  }
  return withoutLists(all)
}

/** A module and all that has to be there before it runs. */
export function neededFor(id: string, all: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const needed = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (needed.has(next)) continue
    needed.add(next)
    open.push(...(all.get(next)?.importedIds ?? []))
  }
  return needed
}
