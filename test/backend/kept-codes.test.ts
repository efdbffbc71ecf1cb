import { expect, it } from 'vitest'
import { samplePlainSkus } from '../../reference-backend/seed/products/plain-samples.ts'
import { sampleModels } from '../../reference-backend/seed/products/sample-models.ts'
import { sampleModel, signedIn } from './customer.ts'
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
