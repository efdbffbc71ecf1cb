/**
 * Which modules of the built shop come in one file, from what imports what. Left alone, every module that two parts
 * share becomes a file of its own, and small files compress badly. Modules that the same visits need come together;
 * two such files become one where what a visitor loads in vain, with all that comes along, costs less than one file more.
 */
import { firstVisits } from './first-visits.ts'
import { type Graph, type Module, modulesAround, neededFor } from './module-graph.ts'

/** Of a byte of a source without its comments, what comes over the line. */
const compressed = 0.13
/** Bytes that a file costs beside its modules: its head, its imports, and that it compresses by itself. */
const costOfFile = 450

interface SharedFile {
  /** The visits that fetch it. */
  readonly visits: ReadonlySet<string>
  readonly modules: readonly string[]
  /** Over the line. */
  readonly bytes: number
  /** The modules of these files that have to be there before it runs, its own too. */
  readonly needed: ReadonlySet<string>
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
  const shared = visitsByModule(all)
  const neededBy = (id: string) => [...neededFor(id, all)].filter((each) => shared.has(each))
  for (const [id, visits] of shared) {
    const key = [...visits].toSorted().join(' ')
    const known = files.get(key)
    files.set(key, {
      visits,
      modules: [...(known?.modules ?? []), id],
      bytes: (known?.bytes ?? 0) + bytesOf(all.get(id)),
      needed: new Set([...(known?.needed ?? []), ...neededBy(id)]),
    })
  }
  return [...files.values()]
}

/** Over the line, where no comment comes: libraries have up to ten times as many of them as code. */
function bytesOf(module: Module | undefined): number {
  const code = module?.code ?? ''
  return code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').length * compressed
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

/** The files that are fetched along with each file, since its modules import some of theirs. */
type Brought = ReadonlyMap<SharedFile, readonly SharedFile[]>

function broughtBy(files: readonly SharedFile[]): Brought {
  const holder = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)))
  return new Map(
    files.map((file) => {
      const holders = new Set([...file.needed].flatMap((id) => holder.get(id) ?? []))
      return [file, [...holders].filter((each) => each !== file)]
    }),
  )
}

/** Bytes over the line that the visits of one file would fetch in vain if another one came with it. */
function lost(one: SharedFile, other: SharedFile, brought: Brought): number {
  const along = (brought.get(other) ?? []).filter((file) => file !== one)
  let bytes = 0
  for (const visit of one.visits) {
    if (other.visits.has(visit)) continue
    bytes += weightOf(visit) * other.bytes
    for (const file of along) {
      if (!file.visits.has(visit)) bytes += weightOf(visit) * (file.bytes + costOfFile)
    }
  }
  return bytes
}

/** What all visits save that fetch two files, if they become one. */
function saved(one: SharedFile, other: SharedFile): number {
  let bytes = 0
  for (const visit of one.visits) {
    if (other.visits.has(visit)) bytes += weightOf(visit) * costOfFile
  }
  return bytes
}

/** Makes one file of two as long as that wins something, the best pair first. */
function merged(files: readonly SharedFile[]): readonly SharedFile[] {
  const brought = broughtBy(files)
  const pair = bestPair(files, brought)
  return pair ? merged(withOneOf(pair, files, brought)) : files
}

type Pair = readonly [SharedFile, SharedFile]

function bestPair(files: readonly SharedFile[], brought: Brought): Pair | undefined {
  const weighed = files
    .map((file) => ({ file, most: saved(file, file) }))
    .toSorted((one, other) => other.most - one.most)
  let best: { readonly pair: Pair; readonly won: number } | undefined
  for (const [index, { file: one }] of weighed.entries()) {
    for (const { file: other, most } of weighed.slice(index + 1)) {
      // Neither this one nor any of the rest can win more.
      if (most <= (best?.won ?? 0)) break
      const least = saved(one, other)
      if (least <= (best?.won ?? 0)) continue
      const won = least - lost(one, other, brought) - lost(other, one, brought)
      if (won > (best?.won ?? 0)) best = { pair: [one, other], won }
    }
  }
  return best?.pair
}

/** The visits of the new file fetch from now on what either of the two brings along. */
function withOneOf(
  pair: Pair,
  files: readonly SharedFile[],
  brought: Brought,
): readonly SharedFile[] {
  const one = joined(pair)
  const along = new Set(pair.flatMap((file) => brought.get(file) ?? []))
  const rest = files.filter((file) => !pair.includes(file))
  return [
    ...rest.map((file) =>
      along.has(file) ? { ...file, visits: new Set([...file.visits, ...one.visits]) } : file,
    ),
    one,
  ]
}

function joined(files: readonly SharedFile[]): SharedFile {
  return {
    visits: new Set(files.flatMap(({ visits }) => [...visits])),
    modules: files.flatMap(({ modules }) => modules),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    needed: new Set(files.flatMap(({ needed }) => [...needed])),
  }
}
