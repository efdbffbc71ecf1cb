import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../../src/application/failure.ts'
import type { PriceBook, PriceRequest } from '../../../../src/application/ports/price-book.ts'
import { comparedPrices } from '../../../../src/application/quote/compared-prices.ts'
import { skuId } from '../../../../src/domain/catalogue/product.ts'
import type { AskedModel } from '../../../../src/domain/pricing/asked-model.ts'
import { aPrice } from '../../../builders/a-price.ts'

const model = (modelCode: string): AskedModel => ({
  skuId: skuId('sku-om1'),
  modelCode,
  quantity: 1,
  choices: undefined,
})

const failed: PortFailure = { kind: 'server-failed', status: 500 }

/** A price book in which a call fails that has a model of these among its own. */
function aBookWithout(failing: readonly string[], failure = failed) {
  const calls: (readonly string[])[] = []
  const prices: PriceBook['prices'] = (requests: readonly PriceRequest[]) => {
    const codes = requests.map(({ modelCode }) => modelCode)
    calls.push(codes)
    return codes.some((code) => failing.includes(code))
      ? TE.left(failure)
      : TE.right(codes.map((modelCode) => aPrice({ modelCode })))
  }
  return { calls, ports: { priceBook: { prices }, strictPriceMatch: () => false } }
}

describe('prices that are compared', () => {
  const models = ['OM1080CNS', 'OM1100CNS', 'OM116CNS'].map(model)

  it('are asked for in one call', async () => {
    const { calls, ports } = aBookWithout([])
    const answer = await comparedPrices(ports, models)()
    expect(E.isRight(answer)).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('are not taken away by one model that makes the call fail, which says so alone', async () => {
    const { ports } = aBookWithout(['OM1100CNS'])
    const answer = await comparedPrices(ports, models)()
    if (E.isLeft(answer)) expect.fail('There are prices.')
    expect(answer.right.map(({ price, failure }) => failure ?? price?.modelCode)).toEqual([
      'OM1080CNS',
      failed,
      'OM116CNS',
    ])
  })

  it.each([
    ['is said once', failed, 1],
    ['is not said where every call would fail', { kind: 'unreachable', offline: false }, 0],
  ] as const)('are asked for once more after a failure, which %s', async (_, failure, count) => {
    const { ports } = aBookWithout(['OM1100CNS'], failure)
    let said = 0
    await comparedPrices(ports, models, undefined, () => (said += 1))()
    expect(said).toBe(count)
  })

  it('fail as a whole where none of them can be had', async () => {
    const { ports } = aBookWithout(models.map(({ modelCode }) => modelCode))
    expect(await comparedPrices(ports, models)()).toEqual(E.left(failed))
  })

  it('are not asked for one by one where every call would fail', async () => {
    const unreachable: PortFailure = { kind: 'unreachable', offline: false }
    const { calls, ports } = aBookWithout(['OM1100CNS'], unreachable)
    expect(await comparedPrices(ports, models)()).toEqual(E.left(unreachable))
    expect(calls).toHaveLength(1)
  })

  it('of a long list are found in parts, so that one model costs few calls', async () => {
    const many = Array.from({ length: 120 }, (_, index) => model(`OM1${index}`))
    const { calls, ports } = aBookWithout(['OM160'])
    const answer = await comparedPrices(ports, many)()
    if (E.isLeft(answer)) expect.fail('There are prices.')
    expect(answer.right.map(({ asked }) => asked.modelCode)).toEqual(
      many.map(({ modelCode }) => modelCode),
    )
    expect(answer.right.filter(({ price }) => !price)).toEqual([
      { asked: model('OM160'), price: undefined, failure: failed },
    ])
    // Three groups of fifty, seven parts of the second, and eight models of one of them.
    expect(calls).toHaveLength(3 + 7 + 8)
  })

  it('are not asked for one by one of a server that answers no part in time, nor the groups after it', async () => {
    const many = Array.from({ length: 150 }, (_, index) => model(`OM1${index}`))
    const slow: PortFailure = { kind: 'timed-out' }
    const silent = many.slice(50).map(({ modelCode }) => modelCode)
    const { calls, ports } = aBookWithout(silent, slow)
    const answer = await comparedPrices(ports, many)()
    if (E.isLeft(answer)) expect.fail('There are prices.')
    expect(answer.right.filter(({ price }) => price)).toHaveLength(50)
    expect(answer.right.filter(({ failure }) => failure === slow)).toHaveLength(100)
    expect(calls).toHaveLength(2 + 7)
  })
})
