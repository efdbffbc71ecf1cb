/**
 * Writes down which files of the built shop a module comes in that is fetched later: its own and those that it imports,
 * without those of every page. A server names them in the head of a page that is going to ask for the module.
 */
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Beside the pages of the built shop. Its keys are paths such as `src/ui/pages/home/HomePage.tsx`. */
const fileName = 'module-files.json'

export function moduleFiles(): Plugin {
  return {
    name: 'manifold-module-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      )
      const page = [...chunks.values()].find(({ name, isEntry }) => isEntry && name === 'index')
      const ofEveryPage = withImports(page?.fileName ?? '', chunks)
      const files: Record<string, readonly string[]> = {}
      for (const { fileName: own, moduleIds } of chunks.values()) {
        for (const id of moduleIds) {
          const module = this.getModuleInfo(id)
          const isLater = module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0
          const place = path.relative(process.cwd(), id).replaceAll('\\', '/')
          if (!isLater || !place.startsWith('src/')) continue
          files[place] = [...withImports(own, chunks)].filter((file) => !ofEveryPage.has(file))
        }
      }
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(files) })
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function withImports(fileName: string, chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [fileName]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const chunk = chunks.get(next)
    if (!chunk || found.has(next)) continue
    found.add(next)
    open.push(...chunk.imports)
  }
  return found
}
