/** What every engine promises of a write that is sent again under the id of its intent: it is done once. */
import { either as E, taskEither as TE } from 'fp-ts'
import { expect } from 'vitest'
import { it } from '../conformance/cases.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import { aDay } from '../builders/a-day.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, lineOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'

type Write = (intentId: string) => TE.TaskEither<PortFailure, unknown>

/** The writes that would be done twice, each with an id of its own. */
async function writesOf(shop: ShopUnderTest): Promise<Readonly<Record<string, Write>>> {
  const goods = await goodsOf(shop)
  const { quoteGateway, draftOrderGateway, cartGateway } = await shop.client(people.us)
  const target = { newQuoteName: 'Once' }
  const line = lineOf(goods, target)
  const { id } = right(await quoteGateway.addLine(lineOf(goods, { newQuoteName: 'Source' }))())
  const product = right(await shop.catalogue.bySkuCode(shop.known.plainSkuCode)())
  const sku = product.skus.find(({ allowsCart, available = 999 }) => allowsCart && available > 50)
  if (!sku) throw new Error('There is no sku to choose.')
  const addition = { skuId: sku.id, skuCode: sku.code, quantity: sku.orderMinimum ?? 1 }
  const day = aDay('2031-03-03')
  const batched = { ...line, plannedDate: day, requestedDate: day, customCode: '' }
  return {
    'a new quote': (intent) => quoteGateway.create('Once', intent),
    'a line': (intent) => quoteGateway.addLine(line, intent),
    'several lines': (intent) => quoteGateway.addSeveral(target, [line], undefined, intent),
    'a batch': (intent) => draftOrderGateway.addLines(id, [batched], 'USD', intent),
    'goods for the cart': (intent) => cartGateway.add([addition], intent),
  }
}

export const repeatedWritesContract: Suite = (shop) => {
  it('does each of them once under one id, and says of the second that it was carried out', async () => {
    const writes = await writesOf(shop())
    let count = 0
    for (const [name, write] of Object.entries(writes)) {
      count += 1
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that commits are counted
      const before = (await shop().commits()) ?? 0
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([name, E.isRight(await write(`intent-${count}`)())]).toEqual([name, true])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await write(`intent-${count}`)()).toEqual(
        E.left({ kind: 'unconfirmed', wasCarriedOut: true }),
      )
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([name, (await shop().commits()) ?? before + 1]).toEqual([name, before + 1])
    }
  })

  it('takes the same again under another id, and under the same one after a refusal', async () => {
    const { quoteGateway } = await shop().client(people.us)
    expect(E.isLeft(await quoteGateway.create(' ', 'intent-a')())).toBe(true)
    right(await quoteGateway.create('Twice', 'intent-a')())
    right(await quoteGateway.create('Twice', 'intent-b')())
  })
}
