/** The import fence bites, and bites nothing else: of a copy of the sources it finds the imports that are planted there. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['src', 'server', 'reference-backend', 'reference-vault', 'demo']
const line = (specifier: string) => `import '${specifier}'\n`

/** Where a forbidden import is planted, what it says, and the rule that must cry. */
const plants = [
  ['domain-layers', 'src/domain/quote/planted-a.ts', line('../../application/failure.ts')],
  ['domain-libraries', 'src/domain/quote/planted-b.ts', line('react')],
  ['domain-libraries', 'src/domain/quote/planted-c.ts', line('xstate')],
  ['domain-libraries', 'src/domain/quote/planted-d.ts', line('date-fns')],
  ['domain-charts-libraries', 'src/domain/quote/planted.machine.ts', line('@xstate/react')],
  [
    'domain-charts-layers',
    'src/domain/quote/planted-b.machine.ts',
    line('../../application/storefront.ts'),
  ],
  [
    'domain-catalogue-knows-no-later-area',
    'src/domain/catalogue/planted-e.ts',
    line('../quote/quote.ts'),
  ],
  [
    'application-search-pricing-wish-list-finder-knows-no-later-area',
    'src/application/wish-list/planted.ts',
    line('../quote/open-quote.ts'),
  ],
  ['application-layers', 'src/application/planted-f.ts', line('../adapters/http/request.ts')],
  ['application-libraries', 'src/application/planted-g.ts', line('react')],
  ['application-libraries', 'src/application/planted-h.ts', line('io-ts')],
  ['application-libraries', 'src/application/planted-i.ts', line('date-fns')],
  ['ports-layers', 'src/application/ports/planted.ts', line('../storefront.ts')],
  ['adapters-commerce-layers', 'src/adapters/commerce/planted-a.ts', line('../../ui/App.tsx')],
  [
    'adapters-commerce-layers',
    'src/adapters/commerce/planted-b.ts',
    line('../search/product-search.http.ts'),
  ],
  [
    'adapters-commerce-layers',
    'src/adapters/commerce/planted-c.ts',
    line('../../application/storefront.ts'),
  ],
  ['adapters-http-libraries', 'src/adapters/http/planted.ts', line('react-toastify')],
  ['ids-are-made-by-their-constructors', 'src/ui/planted-d.ts', line('../domain/shared/brand.ts')],
  ['spreadsheets-in-one-place', 'src/adapters/browser/planted.ts', line('papaparse')],
  ['one-composition-root', 'src/ui/planted-a.tsx', line('inversify')],
  ['ui-hooks-layers', 'src/ui/planted-b.tsx', line('../adapters/http/request.ts')],
  ['ui-hooks-libraries', 'src/ui/planted-c.tsx', line('papaparse')],
  [
    'ui-pages-layers',
    'src/ui/pages/home/planted-c.ts',
    line('../../../application/ports/price-book.ts'),
  ],
  ['ui-parts-layers', 'src/ui/parts/quote/planted.ts', line('../../pages/home/HomePage.tsx')],
  ['ui-parts-layers', 'src/ui/parts/quote/planted-b.ts', line('../../shell/Shell.tsx')],
  ['ui-parts-layers', 'src/ui/parts/quote/planted-d.ts', line('../../routes/load.ts')],
  ['ui-pages-layers', 'src/ui/pages/home/planted-f.ts', line('../../routes/load.ts')],
  ['ui-shell-layers', 'src/ui/shell/planted-b.ts', line('../routes/load.ts')],
  ['ui-addresses-layers', 'src/ui/addresses/planted.ts', line('../routes/load.ts')],
  ['ui-pages-layers', 'src/ui/pages/home/planted-e.ts', line('../../shell/Footer.tsx')],
  ['ui-shell-layers', 'src/ui/shell/planted.ts', line('../pages/home/HomePage.tsx')],
  ['ui-components-layers', 'src/ui/components/Button/planted-a.ts', line('../../i18n/format.ts')],
  ['ui-components-layers', 'src/ui/components/Button/planted-b.ts', line('../../shell/Shell.tsx')],
  ['ui-components-libraries', 'src/ui/components/Button/planted-c.ts', line('xstate')],
  [
    'ui-components-libraries',
    'src/ui/components/Button/planted-d.ts',
    line('@tanstack/react-router'),
  ],
  [
    'components-know-no-chart',
    'src/ui/components/Button/planted-e.ts',
    line('../../../domain/pricing/price-flow.machine.ts'),
  ],
  [
    'view-asks-views',
    'src/ui/parts/quote/planted-c.ts',
    line('../../../domain/pricing/price-flow.context.ts'),
  ],
  ['pages-know-not-each-other', 'src/ui/pages/product/planted.tsx', line('../home/HomePage.tsx')],
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
  ['node-behind-the-platform', 'reference-backend/session/planted.ts', line('node:crypto')],
  [
    'platform-by-its-name',
    'reference-backend/session/planted-b.ts',
    line('../platform/node/digests.ts'),
  ],
  ['domain-layers', 'src/domain/shared/planted-c.ts', line('../../../demo/carried.ts')],
  ['demo-layers', 'demo/planted.ts', line('../src/domain/shared/money.ts')],
  ['server-layers', 'server/planted.ts', line('../src/domain/shared/paging.ts')],
  ['reference-backend-layers', 'reference-backend/planted-c.ts', line('../server/pages.ts')],
  [
    'reference-backend-layers',
    'reference-backend/planted.ts',
    line('../src/domain/shared/money.ts'),
  ],
  ['reference-vault-layers', 'reference-vault/planted-a.ts', line('../src/domain/shared/money.ts')],
  [
    'reference-vault-layers',
    'reference-vault/planted-b.ts',
    line('../reference-backend/http/input.ts'),
  ],
  [
    'reference-backend-layers',
    'reference-backend/planted-b.ts',
    line('../reference-vault/card/card-number.ts'),
  ],
  [
    'domain-layers',
    'src/domain/shared/planted-b.ts',
    line('../../../reference-vault/card/card-number.ts'),
  ],
  [
    'domain-layers',
    'src/domain/shared/planted.ts',
    line('../../../reference-backend/server/handle.ts'),
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
  for (const folder of folders) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
  }
  for (const file of ['tsconfig.base.json', 'package.json']) {
    cpSync(path.join(root, file), path.join(copy, file))
  }
  for (const [, file, text] of plants) plant(file, text)
  plant(typePlant.file, typePlant.text)
  const run = spawnSync(process.execPath, [path.join(root, 'scripts/fence.mjs'), copy], {
    encoding: 'utf8',
  })
  output = run.stdout + run.stderr
  status = run.status
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the import fence', () => {
  it.each(plants)('cries %s when %s breaks it', (rule, file) => {
    expect(output.split('\n').some((row) => row.startsWith(rule) && row.includes(file))).toBe(true)
  })

  it('sees imports of types alone', () => {
    expect(output).toContain(`domain-layers: ${typePlant.file}`)
  })

  // The one run over the sources in `npm test` and `npm run check`; `npm run fence` looks at them as they are.
  it('has nothing to say of the sources themselves', () => {
    const violations = output.split('\n').filter((row) => /^[\w-]+: \S+\.tsx?\b/.test(row))
    expect(violations.length).toBeGreaterThanOrEqual(plants.length)
    expect(violations.filter((row) => !isPlanted(row))).toEqual([])
  })

  it('fails the build on a violation', () => {
    expect(status).toBe(1)
  })

  it('sees every source file, in the hundreds', () => {
    const seen = Number(/(\d+) modules seen/.exec(output)?.[1])
    const sources = folders.flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.tsx?$/.test(name),
      ),
    )
    expect(seen).toBeGreaterThan(200)
    expect(seen).toBeGreaterThanOrEqual(sources.length)
  })
})

/** Whether what a row complains of has been planted: a file of the sources has another name. */
function isPlanted(row: string): boolean {
  const [, file = ''] = row.split(/: | -> |:\d/)
  return path.basename(file).startsWith('planted')
}

function plant(file: string, text: string): void {
  const place = path.join(copy, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
