/**
 * Which modules of the built shop come in one file, from what imports what. Left alone, every module that two parts
 * share becomes a file of its own, and small files compress badly. Modules that the same visits need come together;
 * two such files become one where what a visitor loads in vain costs less than one file more.
 */
import { firstVisits } from './first-visits.ts'
import { type Graph, type Module, modulesAround, neededFor } from './module-graph.ts'

/** Of a byte of a source, what comes over the line. */
const compressed = 0.08
/** Bytes that a file costs beside its modules: its head, its imports, and that it compresses by itself. */
const costOfFile = 360

interface SharedFile {
  /** The visits that need it. */
  readonly visits: ReadonlySet<string>
  readonly modules: readonly string[]
  /** Over the line. */
  readonly bytes: number
}

/** Answers the name of the file that a module comes in, with others; null for what only one part needs. */
export function sharedFiles(): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesOf(modulesAround(id, graph))
    return names.get(id) ?? nameOfImporters(graph.getModuleInfo(id), names)
  }
}

/** A list of other modules stands in no visit; it comes with the one file that reads it, or it would be a file of its own. */
function nameOfImporters(module: Module | null, names: ReadonlyMap<string, string>): string | null {
  if (!module || module.dynamicImporters.length > 0) return null
  const [name, ...others] = new Set(module.importers.map((importer) => names.get(importer)))
  return others.length === 0 ? (name ?? null) : null
}

/** What most parts need comes first. */
function namesOf(all: ReadonlyMap<string, Module>): ReadonlyMap<string, string> {
  const files = merged(filesByVisits(all)).toSorted(
    (one, other) => other.visits.size - one.visits.size,
  )
  return new Map(
    files.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`] as const)),
  )
}

/** Modules that exactly the same visits need are one file. */
function filesByVisits(all: ReadonlyMap<string, Module>): readonly SharedFile[] {
  const files = new Map<string, SharedFile>()
  for (const [id, visits] of visitsByModule(all)) {
    const key = [...visits].toSorted().join(' ')
    const known = files.get(key)
    files.set(key, {
      visits,
      modules: [...(known?.modules ?? []), id],
      bytes: (known?.bytes ?? 0) + (all.get(id)?.code?.length ?? 0) * compressed,
    })
  }
  return [...files.values()]
}

/** Of all modules that do not come with the page itself, and are not in the file of one part alone. */
function visitsByModule(all: ReadonlyMap<string, Module>): ReadonlyMap<string, Set<string>> {
  const visits = new Map<string, Set<string>>()
  const withPage = new Set<string>()
  for (const [id, { isEntry, dynamicImporters }] of all) {
    if (!isEntry && dynamicImporters.length === 0) continue
    for (const needed of neededFor(id, all)) {
      if (isEntry) withPage.add(needed)
      const known = visits.get(needed) ?? new Set()
      for (const visit of visitsOf(id)) known.add(visit)
      visits.set(needed, known)
    }
  }
  const isShared = (by: ReadonlySet<string>) => by.size > 1 || [...by].some((each) => isFirst(each))
  return new Map([...visits].filter(([id, by]) => !withPage.has(id) && isShared(by)))
}

const isFirst = (visit: string) => visit in firstVisits

/** The first visits that fetch a part; any other part stands for the visits that come to it. */
function visitsOf(part: string): readonly string[] {
  const first = Object.entries(firstVisits).flatMap(([visit, { parts }]) =>
    parts.some((end) => part.endsWith(`/${end}`)) ? [visit] : [],
  )
  return first.length > 0 ? first : [part]
}

const weightOf = (visit: string) => firstVisits[visit]?.times ?? 1

/** Bytes over the line that all visits together win when two files become one; below zero what they lose. */
function gain(one: SharedFile, other: SharedFile): number {
  let won = 0
  for (const visit of one.visits) {
    won += weightOf(visit) * (other.visits.has(visit) ? costOfFile : -other.bytes)
  }
  for (const visit of other.visits) if (!one.visits.has(visit)) won -= weightOf(visit) * one.bytes
  return won
}

/** Makes one file of two as long as that wins something, the best pair first. */
function merged(files: readonly SharedFile[]): readonly SharedFile[] {
  let best: { readonly pair: readonly SharedFile[]; readonly won: number } | undefined
  files.forEach((one, index) => {
    for (const other of files.slice(index + 1)) {
      const won = gain(one, other)
      if (won > (best?.won ?? 0)) best = { pair: [one, other], won }
    }
  })
  if (!best) return files
  const { pair } = best
  return merged([...files.filter((file) => !pair.includes(file)), joined(pair)])
}

function joined(files: readonly SharedFile[]): SharedFile {
  return {
    visits: new Set(files.flatMap(({ visits }) => [...visits])),
    modules: files.flatMap(({ modules }) => modules),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
