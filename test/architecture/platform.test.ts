/** The reference backend runs in a browser as well: outside of its platform it names nothing that only Node has. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const layers: { readonly nodeFiles: readonly string[] } = createRequire(import.meta.url)(
  path.join(root, 'scripts/layers.cjs'),
)
const mayNameNode = layers.nodeFiles.map((each) => new RegExp(each))

/** Without comments and what stands in quotes. */
function codeOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'/g, "''")
}

const files = readdirSync(path.join(root, 'reference-backend'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.ts') && !name.includes('seed/'))
  .map((name) => `reference-backend/${name}`)

it('names no global of Node outside of its platform and of what opens it on a machine', () => {
  const naming = files.filter((file) =>
    /\b(Buffer|process\.(env|pid|on)|setImmediate|NodeJS)\b/.test(codeOf(file)),
  )
  expect(naming.length).toBeGreaterThan(3)
  expect(naming.filter((file) => !mayNameNode.some((each) => each.test(file)))).toEqual([])
})

it('has the same files for Node and for browsers', () => {
  const of = (folder: string) =>
    readdirSync(path.join(root, 'reference-backend/platform', folder)).filter(
      (name) => !name.endsWith('.d.ts'),
    )
  expect(of('browser').toSorted()).toEqual(of('node').toSorted())
})
