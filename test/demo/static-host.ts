/** A host that knows files and nothing else, such as one finds anywhere. */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

export interface StaticHost {
  readonly address: string
  /** The paths that were asked for and are no files. */
  readonly missed: readonly string[]
  readonly close: () => Promise<void>
}

/** Hosts a folder below a path on a free port of this machine; a path without a file gets its `404.html`. */
export async function hostFolder(folder: string, base = '/', port = 0): Promise<StaticHost> {
  const missed: string[] = []
  const server = createServer((request, response) => {
    const { pathname: asked } = new URL(request.url ?? '/', 'http://host')
    const pathname = asked.startsWith(base) ? asked.slice(base.length - 1) : `/outside${asked}`
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const answer = (status: number, name: string, contents: Buffer) =>
      response
        .writeHead(status, {
          'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
        })
        .end(contents)
    readFile(file).then(
      (contents) => answer(200, file, contents),
      async () => {
        missed.push(pathname)
        answer(404, '404.html', await readFile(path.join(folder, '404.html')))
      },
    )
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const { port: chosen }: AddressInfo = Object(server.address())
  return {
    address: `http://127.0.0.1:${chosen}${base.slice(0, -1)}`,
    missed,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
