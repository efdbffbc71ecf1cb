/**
 * Puts in the place of `reflect-metadata`, in the built shop, the two functions of it that the container calls.
 * The whole package would be 2 kB of every page that asks the commerce engine.
 */
import type { Plugin } from 'vite'

const own = '\0own-metadata'

const code = `
  const metadata = new WeakMap()
  Reflect.getOwnMetadata = (key, target) => metadata.get(target)?.get(key)
  Reflect.defineMetadata = (key, value, target) => {
    if (!metadata.has(target)) metadata.set(target, new Map())
    metadata.get(target).set(key, value)
  }
`

export function ownMetadata(): Plugin {
  return {
    name: 'manifold-own-metadata',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^reflect-metadata\/lite$/ }, handler: () => own },
    load: {
      filter: { id: /^\0own-metadata$/ },
      handler: () => ({ code, moduleSideEffects: true }),
    },
  }
}
