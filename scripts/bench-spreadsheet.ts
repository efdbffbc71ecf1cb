/**
 * How fast a file becomes checked lines, against the bare CSV parser on the same text in the same run, and how much work
 * the longest table is: `npx tsx scripts/bench-spreadsheet.ts`. What counts is the round that nothing else has disturbed.
 */
import Papa from 'papaparse'
import { decodeText } from '../src/adapters/browser/spreadsheet/decode-text.ts'
import { readDelimited } from '../src/adapters/browser/spreadsheet/read-delimited.ts'
import { encodeModelCode, skuCodeOf } from '../src/domain/catalogue/model-code.ts'
import type { Product } from '../src/domain/catalogue/product.ts'
import { columnsOf } from '../src/domain/draft-order/csv-columns.ts'
import { linesOf } from '../src/domain/draft-order/csv-lines.ts'
import { type CheckedLine, checkLine } from '../src/domain/draft-order/line-check.ts'
import type { CalculatedPrice } from '../src/domain/pricing/calculated-price.ts'
import { configurationNumber, countConfigurations } from '../test/arbitraries/configuration.arb.ts'
import { seededProducts } from '../test/arbitraries/seeded-products.ts'
import { aDay } from '../test/builders/a-day.ts'
import { aPrice } from '../test/builders/a-price.ts'
import { aProduct, aSku } from '../test/builders/a-product.ts'

const lineCount = 100
const productCount = 12
const longCount = 2000
const rounds = 400
const longRounds = 40
/** A machine so many times slower than this one. */
const throttling = 4
const today = aDay('2026-04-06')

interface Goods {
  readonly product: Product
  readonly codes: readonly string[]
}

/** Twelve seeded families as a US customer sees them, each with some of its codes. */
function goods(): readonly Goods[] {
  return seededProducts(false)
    .filter(({ zone }) => zone === 'US')
    .slice(0, productCount)
    .map(({ product: { skuCode, modifiers } }) => {
      const count = countConfigurations(modifiers, false)
      const codes = Array.from({ length: 10 }, (_, index) =>
        encodeModelCode(
          skuCode,
          modifiers,
          configurationNumber(modifiers, false, Math.floor((count / 10) * index)),
        ),
      )
      const sku = aSku({ code: skuCode })
      return { product: aProduct({ skus: [sku], modifiers: { US: modifiers, EU: [] } }), codes }
    })
}

/** Lines as a spreadsheet saves them, a few of them faulty. */
function fileOf(stock: readonly Goods[], count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const { codes } = stock[index % stock.length] ?? { codes: [] }
    const code = codes[Math.floor(index / stock.length) % codes.length] ?? ''
    const isFaulty = index % 20 === 19
    const date = index % 3 === 0 ? '' : '2026-09-01T00:00:00Z'
    return [isFaulty ? `${code}#` : code, '48', date, `"Pump house ${index}, left"`].join(',')
  })
  return ['Model code,Quantity,Requested date,Customer material number', ...lines].join('\r\n')
}

function checked(
  bytes: Uint8Array,
  products: ReadonlyMap<string, Product>,
): readonly CheckedLine[] {
  const reading = readDelimited(decodeText(bytes) ?? '')
  const rows = 'right' in reading ? reading.right.rows : []
  return linesOf(rows, columnsOf(rows), () => 'key').map((written) => {
    const product = products.get(skuCodeOf(written.modelCode) ?? '') ?? 'missing'
    return checkLine({ written, facts: { product, price }, zone: 'US', today, isPreview: false })
  })
}

const price: CalculatedPrice = aPrice()
const stock = goods()
const text = fileOf(stock, lineCount)
const bytes = new TextEncoder().encode(text)
const longBytes = new TextEncoder().encode(fileOf(stock, longCount))
const products = new Map(
  stock.map(({ product, codes }) => [skuCodeOf(codes[0] ?? '') ?? '', product]),
)

const tasks = [
  () => Papa.parse(text).data.length,
  () => checked(bytes, products).length,
  () => ('right' in readDelimited(decodeText(bytes) ?? '') ? lineCount : 0),
] as const
const fastest = tasks.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round < rounds; round += 1) {
  for (const [index, task] of tasks.entries()) {
    const start = performance.now()
    task()
    fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - start)
  }
}
const long = Math.min(
  ...Array.from({ length: longRounds }, () => {
    const start = performance.now()
    checked(longBytes, products)
    return performance.now() - start
  }),
)
const faulty = checked(bytes, products).filter(({ problems }) => problems.length > 0).length
const [bare = 0, whole = 0, reading = 0] = fastest
const perSecond = Math.round((lineCount / whole) * 1000).toLocaleString('en')
console.log(`rows parsed and validated, ${faulty} of ${lineCount} faulty: ${perSecond} per second`)
console.log(
  `rows parsed and validated, against the bare CSV parser: ${(bare / whole).toFixed(2)} x`,
)
console.log(
  `${longCount} lines parsed and checked, work at ${throttling} x: ${(long * throttling).toFixed(0)} ms (aim: at most 100 ms)`,
)
console.log(`rows read from bytes, against the bare CSV parser: ${(bare / reading).toFixed(2)} x`)
