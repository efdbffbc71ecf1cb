/** Puts the one script that stands in the page itself into it: what keeps presses until the shop is there. */
import { build, type Plugin } from 'vite'

export function bootScript(): Plugin {
  let written: Promise<string> | undefined
  return {
    name: 'manifold-boot-script',
    transformIndexHtml: async () => {
      written ??= bundled()
      return [{ tag: 'script', children: await written, injectTo: 'head-prepend' }]
    },
  }
}

/** The entry with all that it imports, as one script that needs no other. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const outputsOfOne = 'output' in built ? built.output : outputs
  const [chunk] = outputsOfOne.filter((each) => each.type === 'chunk')
  if (chunk === undefined) throw new Error('The boot script was not built.')
  return chunk.code.trim()
}
