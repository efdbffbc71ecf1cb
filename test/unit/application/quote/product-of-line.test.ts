/** The product of a line as it is sold today, its successor where it is gone, and what is not asked for without need. */
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { lazy } from '../../../../src/application/lazy.ts'
import type { Pricing } from '../../../../src/application/pricing/pricing.ts'
import type { Comparisons } from '../../../../src/application/quote/comparisons.ts'
import { productOfLine } from '../../../../src/application/quote/product-of-line.ts'
import type { Product } from '../../../../src/domain/catalogue/product.ts'
import { priceDifferencesMachine } from '../../../../src/domain/pricing/price-differences.machine.ts'
import { priceFlowMachine } from '../../../../src/domain/pricing/price-flow.machine.ts'
import type { GoneOffer } from '../../../../src/domain/quote/quote-comparison.ts'
import { aProduct, aSku, skuId } from '../../../builders/a-product.ts'
import { aQuoteItem } from '../../../builders/a-quote.ts'

const notFound: PortFailure = { kind: 'not-found' }
const slow: PortFailure = { kind: 'timed-out' }
const line = aQuoteItem({ skuId: skuId('sku-om1'), modelCode: 'OM1080CNS' })

const om1 = aProduct({ skus: [aSku()] })
const om2 = aProduct({
  name: 'Orbital motor OM2',
  skus: [aSku({ id: skuId('sku-om2'), code: 'OM2' })],
})
const successor = { name: 'Orbital motor OM2', skuId: skuId('sku-om2'), skuCode: 'OM2' }

const pricing: Pricing = {
  priceFlow: priceFlowMachine,
  openDrafts: () => TE.right([]),
  comparison: lazy(() => Promise.resolve(priceDifferencesMachine)),
}

/** A shop that sells these products, by the first characters of their codes. */
function aShop(
  products: Readonly<Record<string, Product | PortFailure>>,
  gone: E.Either<PortFailure, GoneOffer> = E.right({ kind: 'gone', instead: [] }),
) {
  const asked: string[] = []
  const answer = (code: string): E.Either<PortFailure, Product> => {
    const known = products[code]
    if (known === undefined) return E.left(notFound)
    return 'skus' in known ? E.right(known) : E.left(known)
  }
  const catalogue = {
    productBySkuCode: (code: string) => {
      asked.push(code)
      return TE.fromEither(answer(code))
    },
  }
  const instead: Comparisons['instead'] = ({ modelCode }) => {
    asked.push(`instead of ${modelCode}`)
    return TE.fromEither(gone)
  }
  const services = {
    catalogue: lazy(() => Promise.resolve(catalogue)),
    pricing: lazy(() => Promise.resolve(pricing)),
    comparisons: lazy(() => Promise.resolve({ instead })),
  }
  return { asked, services, find: () => productOfLine(services, line, 'US')() }
}

describe('the product of a line', () => {
  it('is that of its code, and nothing is asked of what might take its place', async () => {
    const { asked, services, find } = aShop({ OM1: om1 })
    const sku = om1.skus[0]
    expect(await find()).toEqual(
      E.right({ kind: 'there', pricing, product: om1, sku, nearest: undefined }),
    )
    expect(asked).toEqual(['OM1'])
    expect(services.comparisons.loaded()).toBeUndefined()
  })

  it('is gone where its product has no such sku any more', async () => {
    expect(await aShop({ OM1: om2 }).find()).toEqual(E.right({ kind: 'gone' }))
  })

  it('is its successor where it is sold no more, with the models that are nearest to the line', async () => {
    const instead = ['OM2080CNS']
    const near = new Map([['OM2080CNS', { isCompared: true, answers: [] }]])
    const gone = E.right<PortFailure, GoneOffer>({ kind: 'gone', instead, near, successor })
    const { asked, find } = aShop({ OM2: om2 }, gone)
    const sku = om2.skus[0]
    expect(await find()).toEqual(
      E.right({ kind: 'there', pricing, product: om2, sku, nearest: { instead, near } }),
    )
    expect(asked).toEqual(['OM1', 'instead of OM1080CNS', 'OM2'])
  })

  it('is gone where nothing has taken its place', async () => {
    expect(await aShop({}).find()).toEqual(E.right({ kind: 'gone' }))
  })

  it.each([
    ['it', aShop({ OM1: slow }), slow, ['OM1']],
    ['what took its place', aShop({}, E.left(slow)), slow, ['OM1', 'instead of OM1080CNS']],
    [
      'the product that took its place',
      aShop({ OM2: slow }, E.right({ kind: 'gone', instead: [], successor })),
      slow,
      ['OM1', 'instead of OM1080CNS', 'OM2'],
    ],
  ])(
    'is a failure where %s could not be asked for',
    async (_, { asked, find }, failure, questions) => {
      expect(await find()).toEqual(E.left(failure))
      expect(asked).toEqual(questions)
    },
  )

  it('is a failure where what prices it could not be fetched', async () => {
    const { services } = aShop({ OM1: om1 })
    const pricing = lazy<Pricing>(() => Promise.reject(new Error('No code.')))
    expect(await productOfLine({ ...services, pricing }, line, 'US')()).toEqual(
      E.left({ kind: 'unreachable', offline: false }),
    )
  })
})
