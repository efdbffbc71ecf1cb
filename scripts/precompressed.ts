/** Compresses the built files beside themselves, as well as it goes: a server sends them without any work. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Formats that gain by it. */
const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest)$/
/** Bytes below which a file is one packet anyway. */
const onePacket = 1024

/** For a build: `x.js.br` and `x.js.gz` beside `x.js`. */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'manifold-precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
        await Promise.all(
          files.map(({ parentPath, name }) => compress(path.join(parentPath, name))),
        )
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < onePacket) return
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // Looks through all of a large file at once.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  }
  await Promise.all([
    brotli(body, { params: best }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(body, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
      writeFile(`${file}.gz`, bytes),
    ),
  ])
}
