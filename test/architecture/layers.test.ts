/** The documents tell of the layers and areas what the import fence is made of. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Layer {
  readonly layer: string
  readonly files: string
  readonly knows: readonly string[]
  readonly libraries: readonly string[] | undefined
}

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { areas, layers }: { areas: readonly (readonly string[])[]; layers: readonly Layer[] } =
  createRequire(import.meta.url)('../../scripts/layers.cjs')

/** The rows of the table below a heading of ARCHITECTURE.md, each as the texts of its cells. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = read('ARCHITECTURE.md').split(`## ${heading}\n`)
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((row) => row.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const listed = (names: readonly string[]) => (names.length === 0 ? '–' : names.join(', '))

it('holds the table of ARCHITECTURE.md against the fence', () => {
  const fence = layers.map(({ layer, knows, libraries }) => [
    layer,
    listed(knows),
    libraries === undefined ? 'its own' : listed(libraries),
  ])
  expect(tableBelow('Who may import whom')).toEqual(fence)
})

it.each(['ARCHITECTURE.md', 'docs/adr/0002-layers-and-areas.md'])(
  'names all areas in their order in %s',
  (file) => {
    const order = areas.map((group) => group.join(' and ')).join(' · ')
    expect(read(file).replaceAll(/\s+/g, ' ')).toContain(order)
  },
)

it.each(['domain', 'application'])('knows the place of every area of the %s', (layer) => {
  const folders = readdirSync(path.join(root, 'src', layer), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !['shared', 'ports'].includes(each.name))
    .map(({ name }) => name)
  expect(folders.filter((name) => !areas.flat().includes(name))).toEqual([])
})

it('knows the layer of every source file', () => {
  const strays = ['src', 'server', 'reference-backend', 'reference-vault', 'demo']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .filter((file) => !layers.some(({ files }) => new RegExp(files).test(file)))
  expect(strays).toEqual([])
})

it('lets wiring alone decide when the code of an area is fetched', () => {
  const lazy = readdirSync(path.join(root, 'src/application'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => read(`src/application/${file}`).includes('import('))
  expect(lazy).toEqual([])
})
