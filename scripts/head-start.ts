/**
 * Puts the head start before everything else on the page, in a file of its own: as one of two scripts of
 * the page it would come in one file with the other.
 */
import type { Plugin } from 'vite'

const source = 'src/head-start.ts'

export function headStartFirst(): Plugin {
  return {
    name: 'manifold-head-start-first',
    config: (_, { command }) =>
      command === 'build'
        ? { build: { rolldownOptions: { input: { index: 'index.html', 'head-start': source } } } }
        : {},
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const built = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`),
        )
        const src = `/${built?.fileName ?? source}`
        // Not waiting for the looks, as other scripts of a page do.
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
