/**
 * Has the renderer of pages tell which module it fetches: `import('./a.ts')` becomes
 * `(globalThis.moduleFetched?.('src/a.ts'), import('./a.ts'))`. `src/page/modules.ts` listens.
 */
import path from 'node:path'
import { parseAst, type Plugin } from 'vite'

/** A dynamic import: where it stands in the code, and what it fetches. */
interface Fetching {
  readonly start: number
  readonly end: number
  readonly source: string
}

export function fetchedModules(): Plugin {
  return {
    name: 'manifold-fetched-modules',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: 'import(' },
      async handler(code, id) {
        let told = code
        // From the end, so that what stands before keeps its place.
        for (const { start, end, source } of fetchesIn(parseAst(code)).toReversed()) {
          const target = await this.resolve(source, id)
          if (!target) continue
          const place = path.relative(process.cwd(), target.id).replaceAll('\\', '/')
          const telling = `(globalThis.moduleFetched?.(${JSON.stringify(place)}), ${told.slice(start, end)})`
          told = told.slice(0, start) + telling + told.slice(end)
        }
        return { code: told, map: null }
      },
    },
  }
}

/** In the order of the code. */
function fetchesIn(node: unknown): readonly Fetching[] {
  if (Array.isArray(node)) return node.flatMap((each) => fetchesIn(each))
  if (!isNode(node)) return []
  const { type, start, end, source } = node
  const isFetch =
    type === 'ImportExpression' && isNode(source) && typeof source['value'] === 'string'
  return isFetch
    ? [{ start: Number(start), end: Number(end), source: String(source['value']) }]
    : Object.values(node).flatMap((each) => fetchesIn(each))
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
