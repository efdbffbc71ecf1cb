import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bookOrder } from '../../reference-backend/commerce/orders/book-order.ts'
import { quote, quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { samplePlainSkus } from '../../reference-backend/seed/products/plain-samples.ts'
import { sampleModels } from '../../reference-backend/seed/products/sample-models.ts'
import { type Json, sampleModel, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const { skuID, modelNumber } = sampleModel('US')
const another = sampleModels('US').find((model) => model.modelNumber !== modelNumber)
if (!another) throw new Error('There is only one model.')

onEachEngine('the codes that a customer keeps', (shop) => {
  it('are used where a line names them and where their model is, by their owner alone (T09)', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    await us.write('saveCustomCode', { customCode: 'Bench-7', modelNumber })
    const line = { skuID, modelNumber, quantity: 48 }
    const otherLine = {
      skuID: another.skuID,
      modelNumber: another.modelNumber,
      quantity: 48,
      customerMaterialNumber: 'bench-7',
    }
    const byNumber = await us.write('addOrderItemsV2', {
      quoteName: 'By number',
      skus: [otherLine],
    })
    expect(byNumber.body.errors).toEqual({})
    const byCode = await us.write('addOrderItemsV2', {
      quoteName: 'By code',
      skus: [{ ...line, customCode: 'BENCH-7' }],
    })
    expect(byCode.body.errors).toEqual({})
    await us.write('addWishlistItem', { skuID, modelNumber, orderTemplateName: 'Spares' })
    const { customCodeUses } = (await us.read('getCustomCodeUses', { customCode: 'BENCH-7' })).body
    expect(customCodeUses.quotes).toContainEqual(
      expect.objectContaining({ quoteName: 'By number' }),
    )
    expect(customCodeUses.quotes).toContainEqual(expect.objectContaining({ quoteName: 'By code' }))
    expect(customCodeUses.lists).toContainEqual(expect.objectContaining({ name: 'Spares' }))

    const other = await signedIn(shop(), 'other-us@manifold.test')
    await other.write('addOrderItemsV2', { quoteName: 'Of another', skus: [otherLine] })
    const foreign = (await other.read('getCustomCodeUses', { customCode: 'BENCH-7' })).body
    expect(foreign.customCodeUses).toMatchObject({
      quotes: [{ quoteName: 'Of another' }],
      orders: [],
      lists: [],
    })
  })

  it('stay with an order, lead to it, and come along when it is ordered again', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    await us.write('saveCustomCode', { customCode: 'Bench-8', modelNumber })
    const skus = [{ skuID, modelNumber, quantity: 48, customCode: 'Bench-8' }]
    const { body } = await us.write('addOrderItemsV2', { quoteName: 'To order', skus })
    const [kept] = await shop().database.select().from(quote).where(eq(quote.id, body.orderID))
    if (kept === undefined) throw new Error('There is no quote.')
    const { id } = await bookOrder(shop().database, kept, shop().now())
    const { orderDetails } = (await us.read('getOrderDetails', { orderID: id })).body
    expect(orderDetails.orderItems).toMatchObject([{ improCustomCode: 'Bench-8' }])
    const uses = async (page: string) =>
      (await us.read('getCustomCodeUses', { customCode: 'bench-8', currentPage: page })).body
        .customCodeUses
    expect((await uses('1')).orders).toContainEqual(expect.objectContaining({ orderID: id }))
    const again = async () =>
      (await us.write('duplicateOrder', { orderID: id, setAsCartFlag: false, returnQuote: true }))
        .body.quote.orderItems[0].improCustomCode
    expect(await again()).toBe('Bench-8')
    await us.write('deleteCustomCode', { customCode: 'Bench-8', modelNumber })
    expect(await again()).toBe('')
  })

  it('tell all of their uses, fifty of each kind at a time', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    const customerMaterialNumber = 'OFTEN-1'
    const skus = [{ skuID, modelNumber, quantity: 48, customerMaterialNumber }]
    const { body } = await us.write('addOrderItemsV2', { quoteName: 'Often', skus })
    const { database } = shop()
    const [row] = await database.select().from(quote).where(eq(quote.id, body.orderID))
    const [item] = await database
      .select()
      .from(quoteItem)
      .where(eq(quoteItem.quoteId, body.orderID))
    if (!row || !item) throw new Error('There is no quote.')
    const copies = Array.from({ length: 52 }, (_, index) => `often-${index}`)
    await database
      .insert(quote)
      .values(copies.map((id, index) => ({ ...row, id, number: 90_000 + index, paymentId: id })))
    await database
      .insert(quoteItem)
      .values(copies.map((id) => ({ ...item, id: `item ${id}`, quoteId: id })))
    const uses = async (currentPage: string) =>
      (await us.read('getCustomCodeUses', { customCode: 'often-1', currentPage })).body
        .customCodeUses
    const [first, second] = [await uses('1'), await uses('2')]
    expect([first.quotes.length, second.quotes.length, first.totalPages]).toEqual([50, 3, 2])
    const ids = [...first.quotes, ...second.quotes].map(({ orderID }: Json) => orderID)
    expect(new Set(ids).size).toBe(53)
  })

  it('are found by their beginning, as codes and as numbers of lines, by their owner alone (T09)', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    const numbered = (number: string) => ({
      skuID: another.skuID,
      modelNumber: another.modelNumber,
      quantity: 48,
      customerMaterialNumber: number,
    })
    await us.write('saveCustomCode', { customCode: 'Zw_1', modelNumber })
    const skus = ['ZW_10', 'zw_1', 'zwx1'].map(numbered)
    const { body } = await us.write('addOrderItemsV2', { quoteName: 'Zw', skus })
    const [kept] = await shop().database.select().from(quote).where(eq(quote.id, body.orderID))
    if (kept === undefined) throw new Error('There is no quote.')
    await bookOrder(shop().database, kept, shop().now())
    const numbers = async (keyword: string, customer = us) =>
      (await customer.read('searchOwnNumbers', { keyword })).body.ownNumbers
    expect(await numbers('zW_1')).toEqual([
      { number: 'Zw_1', modelNumber, customCodeFlag: true, quoteFlag: false, orderFlag: false },
      {
        number: 'zw_1',
        modelNumber: another.modelNumber,
        customCodeFlag: false,
        quoteFlag: true,
        orderFlag: true,
      },
      {
        number: 'ZW_10',
        modelNumber: another.modelNumber,
        customCodeFlag: false,
        quoteFlag: true,
        orderFlag: true,
      },
    ])
    expect(await numbers('z')).toEqual([])
    expect(await numbers('zw_1', await signedIn(shop(), 'other-us@manifold.test'))).toEqual([])
  })

  it('are all found by their beginning where one of them has many models', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    const numbered = (customerMaterialNumber: string) => ({
      skuID: another.skuID,
      modelNumber: another.modelNumber,
      quantity: 48,
      customerMaterialNumber,
    })
    const skus = ['ZV-1', 'ZV-2'].map(numbered)
    const { body } = await us.write('addOrderItemsV2', { quoteName: 'Zv', skus })
    const { database } = shop()
    const lines = await database.select().from(quoteItem).where(eq(quoteItem.quoteId, body.orderID))
    const line = lines.find(({ customerMaterialNumber }) => customerMaterialNumber === 'ZV-1')
    if (line === undefined) throw new Error('There is no line.')
    const others = Array.from({ length: 60 }, (_, index) => ({
      ...line,
      id: `zv-${index}`,
      position: index + 3,
      modelNumber: `${line.modelNumber}-${index}`,
    }))
    await database.insert(quoteItem).values(others)
    const { ownNumbers } = (await us.read('searchOwnNumbers', { keyword: 'zv' })).body
    const ofMany = ownNumbers.filter(({ number }: Json) => number === 'ZV-1')
    expect(ofMany).toHaveLength(50)
    expect(ownNumbers.at(-1)).toMatchObject({ number: 'ZV-2' })
  })

  it('are resolved without their separators, a hundred texts in one call, by their owner alone (T09)', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    for (const customCode of ['Zt-10/1', 'ZT 101', 'Zt-102']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await us.write('saveCustomCode', { customCode, modelNumber })
    }
    const others = Array.from({ length: 97 }, (_, index) => `zt-9${index}`)
    const customCodes = ['zt101', 'ZT.102', '-/', ...others]
    const found = async (customer: typeof us) =>
      (await customer.write('searchCustomCodes', { customCodes })).body.customCodes
    expect(await found(us)).toEqual(
      expect.arrayContaining(
        ['Zt-10/1', 'ZT 101', 'Zt-102'].map((customCode) => ({
          customCode,
          modelNumber,
          price: null,
        })),
      ),
    )
    expect(await found(us)).toHaveLength(3)
    expect(await found(await signedIn(shop(), 'eu@manifold.test'))).toEqual([])
  })

  it('are found on a list by the plain sku that they stand for', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    await us.write('saveCustomCode', { customCode: 'Kit-7', modelNumber: 'SKP2N1' })
    const kit = samplePlainSkus('US').find((each) => each.modelNumber === 'SKP2N1')?.skuID
    await us.write('addWishlistItem', { skuID: kit, orderTemplateName: 'Kits' })
    const { customCodeUses } = (await us.read('getCustomCodeUses', { customCode: 'Kit-7' })).body
    expect(customCodeUses.lists).toEqual([expect.objectContaining({ name: 'Kits' })])
  })

  it('stay where another model was seen, and go by the one that was', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    await us.write('saveCustomCode', { customCode: 'Seen-1', modelNumber })
    const stale = { customCode: 'Seen-1', modelNumber: another.modelNumber }
    const refused = await us.write('deleteCustomCode', stale)
    expect(Object.keys(refused.body.errors)).toEqual(['modelNumber'])
    const done = await us.write('deleteCustomCode', { customCode: 'seen-1', modelNumber })
    expect(done.body.errors).toEqual({})
  })

  it('tell the later of two writers what it has written over, and keep one code', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    const save = (customCode: string) => us.write('saveCustomCode', { customCode, modelNumber })
    const answers = await Promise.all([save('Twin-1'), save('TWIN-1')])
    const previous = answers.map(({ body }) => body.previous.modelNumber)
    expect(new Set(previous)).toEqual(new Set(['', modelNumber]))
    const { customCodes } = (await us.read('getCustomCodes')).body
    const kept = customCodes.filter(
      ({ customCode }: { readonly customCode: string }) => customCode.toLowerCase() === 'twin-1',
    )
    expect(kept).toHaveLength(1)
  })

  it('are refused where they are empty, too long, or stand for nothing that is sold', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    for (const [body, field] of [
      [{ customCode: '  ', modelNumber }, 'customCode'],
      [{ customCode: 'x'.repeat(256), modelNumber }, 'customCode'],
      [{ customCode: 'Wrong-1', modelNumber: 'ZZ9100XQ1' }, 'modelNumber'],
      [{ customCode: 'Wrong-1', modelNumber: modelNumber.slice(0, -1) }, 'modelNumber'],
      [{ customCode: 'Wrong-1' }, 'modelNumber'],
      [{ customCode: modelNumber.toLowerCase(), modelNumber }, 'customCode'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a short table
      const reply = await us.write('saveCustomCode', body)
      expect(Object.keys(reply.body.errors)).toEqual([field])
    }
  })
})
