/** Every size of every series leads to a code of ours that can be ordered. */
import { describe, expect, it } from 'vitest'
import { nearestCode } from '../../../reference-backend/cross-reference/nearest-code.ts'
import { OTHER_SERIES } from '../../../reference-backend/cross-reference/other-series.ts'
import { decodeModel } from '../../../reference-backend/pricing/decode-model.ts'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'

const products = new Map(
  (await catalogueRows()).products.map(({ doc }) => [doc.skuCode, doc] as const),
)

function productOf(skuCode: string, zone: 'US' | 'EU') {
  const doc = products.get(skuCode)
  if (doc === undefined) throw new Error(`${skuCode} is not seeded`)
  return { skuCode, modifiers: zone === 'US' ? doc.modifiersUS : doc.modifiersEU }
}

const omp = OTHER_SERIES.find(({ series }) => series === 'OMP')

const answered = (zone: 'US' | 'EU', size: number) => {
  if (omp === undefined) throw new Error('OMP is not in the table')
  const code = nearestCode(productOf('TM2', zone), size, omp)
  return (
    code && {
      code: code.modelNumber,
      verdicts: Object.fromEntries(code.compared.map(({ key, verdict }) => [key, verdict])),
    }
  )
}

describe.each(['US', 'EU'] as const)('in %s', (zone) => {
  it('every size of every series has a code with one reading and no hidden option', () => {
    for (const series of OTHER_SERIES) {
      const product = productOf(series.ours, zone)
      for (const size of series.sizes) {
        const code = nearestCode(product, size, series)
        const name = `${series.maker} ${series.series} ${size}`
        expect(code, name).toBeDefined()
        if (code === undefined) continue
        const { readings } = decodeModel(product.modifiers, code.modelNumber)
        expect(readings, name).toHaveLength(1)
        for (const [index, { key, options }] of product.modifiers.entries()) {
          const chosen = readings[0]?.[index] ?? ''
          expect(code.choices[key] ?? '').toBe(chosen)
          expect(options.find((option) => option.code === chosen)?.isHiddenFlag ?? false).toBe(
            false,
          )
        }
      }
    }
  })

  it('names nothing usual that no product of ours has in either zone', () => {
    const titles = new Set(
      ['US', 'EU'].flatMap((each) =>
        OTHER_SERIES.flatMap(({ ours }) =>
          productOf(ours, each === 'US' ? 'US' : 'EU').modifiers.flatMap(({ options }) =>
            options.map(({ title }) => title),
          ),
        ),
      ),
    )
    const usual = OTHER_SERIES.flatMap((series) => Object.values(series.usual ?? {}).flat())
    expect(usual.filter((title: string) => !titles.has(title))).toEqual([])
  })
})

describe('the nearest code', () => {
  it('is equal in Europe, and near in the United States, where shafts and ports are in inches', () => {
    expect(answered('EU', 200)).toEqual({
      code: 'TM2200ACGNB1',
      verdicts: { displacement: 'equal', mount: 'equal', shaft: 'equal', ports: 'equal' },
    })
    expect(answered('US', 200)).toEqual({
      code: 'TM2122A1U3BS',
      verdicts: { displacement: 'equal', shaft: 'near', mount: 'equal', ports: 'near' },
    })
  })

  it.each([
    [40, 'different'],
    [51, 'equal'],
    [310, 'equal'],
    [330, 'near'],
    [999, 'different'],
  ])('is told apart by its size: %d cm³ is %s', (size, verdict) => {
    expect(answered('EU', size)?.verdicts['displacement']).toBe(verdict)
  })
})
