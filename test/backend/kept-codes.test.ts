import { expect, it } from 'vitest'
import { sampleModel, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const { skuID, modelNumber } = sampleModel('US')

onEachEngine('the codes that a customer keeps', (shop) => {
  it('are used where a line names them and where their model is, by their owner alone (T09)', async () => {
    const us = await signedIn(shop(), 'us@manifold.test')
    await us.write('saveCustomCode', { customCode: 'Bench-7', modelNumber })
    const line = { skuID, modelNumber, quantity: 48 }
    const byNumber = await us.write('addOrderItemsV2', {
      quoteName: 'By number',
      skus: [{ ...line, customerMaterialNumber: 'bench-7' }],
    })
    expect(byNumber.body.errors).toEqual({})
    await us.write('addWishlistItem', { skuID, modelNumber, orderTemplateName: 'Spares' })
    const { customCodeUses } = (await us.read('getCustomCodeUses', { customCode: 'BENCH-7' })).body
    expect(customCodeUses.quotes).toContainEqual(
      expect.objectContaining({ quoteName: 'By number' }),
    )
    expect(customCodeUses.lists).toContainEqual(expect.objectContaining({ name: 'Spares' }))
    expect(Array.isArray(customCodeUses.orders)).toBe(true)

    const other = await signedIn(shop(), 'other-us@manifold.test')
    const foreign = (await other.read('getCustomCodeUses', { customCode: 'BENCH-7' })).body
    expect(foreign.customCodeUses).toEqual({ quotes: [], orders: [], lists: [] })
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
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a short table
      const reply = await us.write('saveCustomCode', body)
      expect(Object.keys(reply.body.errors)).toEqual([field])
    }
  })
})
