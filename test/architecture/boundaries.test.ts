/** The import fence bites: forbidden imports, planted in a copy of the sources, are found. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const line = (specifier: string) => `import '${specifier}'\n`

/** Where a forbidden import is planted, what it says, and the rule that must cry. */
const plants = [
  ['domain-knows-nobody', 'src/domain/quote/planted-a.ts', line('../../application/failure.ts')],
  ['domain-libraries', 'src/domain/quote/planted-b.ts', line('react')],
  ['domain-libraries', 'src/domain/quote/planted-c.ts', line('xstate')],
  ['domain-charts-libraries', 'src/domain/quote/planted.machine.ts', line('@xstate/react')],
  [
    'ids-are-made-by-their-constructors',
    'src/adapters/commerce/planted-c.ts',
    line('../../domain/shared/brand.ts'),
  ],
  ['dates-in-one-place', 'src/domain/quote/planted-d.ts', line('date-fns')],
  ['dates-in-one-place', 'src/domain/quote/planted-k.ts', line('@date-fns/utc')],
  [
    'domain-catalogue-knows-no-later-area',
    'src/domain/catalogue/planted-e.ts',
    line('../quote/quote.ts'),
  ],
  [
    'application-knows-inwards',
    'src/application/planted-f.ts',
    line('../adapters/http/request.ts'),
  ],
  ['application-libraries', 'src/application/planted-g.ts', line('react')],
  ['ports-know-only-the-domain', 'src/application/ports/planted.ts', line('../storefront.ts')],
  ['adapters-know-ports', 'src/adapters/commerce/planted-a.ts', line('../../ui/App.tsx')],
  [
    'adapters-know-not-each-other',
    'src/adapters/commerce/planted-b.ts',
    line('../search/product-search.http.ts'),
  ],
  ['spreadsheets-in-one-place', 'src/ui/planted-c.tsx', line('papaparse')],
  ['codecs-at-the-wire', 'src/application/planted-h.ts', line('io-ts')],
  ['one-composition-root', 'src/ui/planted-a.tsx', line('inversify')],
  ['view-knows-the-storefront', 'src/ui/planted-b.tsx', line('../adapters/http/request.ts')],
  ['components-are-blocks', 'src/ui/components/Button/planted.tsx', line('xstate')],
  ['pages-know-not-each-other', 'src/ui/pages/product/planted.tsx', line('../home/HomePage.tsx')],
  ['parts-know-no-page', 'src/ui/parts/quote/planted.ts', line('../../pages/home/HomePage.tsx')],
  [
    'looks-come-from-the-theme',
    'src/ui/pages/home/planted-a.css.ts',
    "export const planted = { color: '#c00' }\n",
  ],
  [
    'looks-come-from-the-theme',
    'src/ui/pages/home/planted-b.css.ts',
    'export const planted = { margin: `0 13px` }\n',
  ],
  [
    'looks-come-from-the-theme',
    'src/ui/pages/home/planted-d.tsx',
    'export const Planted = () => <svg fill="rebeccapurple" />\n',
  ],
  [
    'backend-is-a-second-reading',
    'reference-backend/planted.ts',
    line('../src/domain/shared/money.ts'),
  ],
  [
    'shop-knows-no-backend',
    'src/domain/shared/planted.ts',
    line('../../../reference-backend/server/server.ts'),
  ],
] as const

/** Importing types only counts as well. */
const typePlant = {
  file: 'src/domain/account/planted-type.ts',
  text: "import type { PriceBook } from '../../application/ports/price-book.ts'\nexport type X = PriceBook\n",
}

let copy = ''
let output = ''
let status: number | null = 0

beforeAll(() => {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  copy = mkdtempSync(path.join(cache, 'fence-'))
  for (const folder of ['src', 'reference-backend']) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
  }
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'))
  for (const [, file, text] of plants) plant(file, text)
  plant(typePlant.file, typePlant.text)
  const run = spawnSync(process.execPath, [path.join(root, 'scripts/fence.mjs'), copy], {
    encoding: 'utf8',
  })
  output = run.stdout + run.stderr
  status = run.status
}, 60_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the import fence', () => {
  it.each(plants)('cries %s when %s breaks it', (rule, file) => {
    expect(output.split('\n').some((row) => row.startsWith(rule) && row.includes(file))).toBe(true)
  })

  it('sees imports of types alone', () => {
    expect(output).toContain(`domain-knows-nobody: ${typePlant.file}`)
  })

  it('fails the build on a violation', () => {
    expect(status).toBe(1)
  })

  it('sees every source file, in the hundreds', () => {
    const seen = Number(/(\d+) modules seen/.exec(output)?.[1])
    const sources = ['src', 'reference-backend'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.tsx?$/.test(name),
      ),
    )
    expect(seen).toBeGreaterThan(200)
    expect(seen).toBeGreaterThanOrEqual(sources.length)
  })
})

function plant(file: string, text: string): void {
  const place = path.join(copy, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
