/** A plain sku that is not sold any more while it lies in a cart: said by name, never charged, never dropped. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
/** The family of gear pump seal kits, and one of its skus. */
const FAMILY = 'SKP'
const SKU = 'SKP1N1'

onEachEngineExhaustively('a plain sku that is not sold any more', (shop) => {
  const rename = (from: string, to: string) =>
    shop().database.update(product).set({ skuCode: to }).where(eq(product.skuCode, from))
  const withdraw = () => rename(FAMILY, 'ZZZ')
  afterEach(() => rename('ZZZ', FAMILY))

  const said = ({ orderItems }: Json) =>
    orderItems.map(({ soldFlag, outcome, sku }: Json) => [sku.skuCode, soldFlag ?? true, outcome])
  /** Two that are sold, then two of the one that will be withdrawn. */
  const buyer = async () => {
    const one = await shipping(shop())
    await one.add(SKU, 2)
    return one
  }

  it('stays in the cart by its name and code, is no part of the sums, and can be taken out', async () => {
    const one = await buyer()
    const [, before] = (await one.cart()).orderItems
    await withdraw()
    const cart = await one.cart()
    expect(said(cart)).toEqual([
      ['SKT1NC', true, 'order'],
      [SKU, false, 'stays'],
    ])
    const [kept, gone] = cart.orderItems
    expect(gone).toMatchObject({
      quoteOnly: false,
      price: null,
      sku: { product: { productName: before.sku.product.productName } },
    })
    expect(cart.subTotal).toBe(kept.extendedPrice)
    expect(cart.totalItems).toBe(4)
    const orderItem = { orderItemID: gone.orderItemID, quantity: 3 }
    const changed = await one.write('updateOrderItemQuantity', { orderItem })
    expect(changed.body.errors).toEqual({ orderItemID: ['This item is not sold any more.'] })
    const { body } = await one.write('removeOrderItem', { orderItemID: gone.orderItemID })
    expect(body.cart.orderItems).toHaveLength(1)
  })

  it('is told as gone to who has reviewed it, and is left over by the order without it', async () => {
    const one = await buyer()
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const reviewed = ({ total, orderItems }: Json) => ({
      total,
      items: orderItems.map(({ orderItemID, quantity, extendedPrice }: Json) => ({
        orderItemID,
        quantity,
        extendedPrice,
      })),
    })
    const seen = await one.cart()
    await withdraw()
    const asked = (await one.place({ reviewed: reviewed(seen) })).body
    expect(Object.keys(asked.errors)).toEqual(['reviewed'])
    expect(asked.changes.map(({ kind }: Json) => kind)).toEqual(['gone', 'total'])
    const present = await one.cart()
    const { body } = await one.place({ reviewed: reviewed(present) })
    expect(body.errors).toEqual({})
    expect(said(body.cart)).toEqual([[SKU, false, 'stays']])
    const { orderID } = body.placement.order
    const { orderDetails } = await one.read('getOrderDetails', { orderID })
    expect(orderDetails.orderItems.map(({ modelNumber }: Json) => modelNumber)).toEqual(['SKT1NC'])
    expect(orderDetails.orderInfo[0].calculatedTotal).toBe(present.total)
  })

  it('goes along when a visitor signs in, beside what lies in the cart of the account', async () => {
    const own = shopper(shop().fetch, await shop().signIn(US))
    await own.add('SKT1NC')
    const visitor = shopper(shop().fetch)
    await visitor.add(SKU, 2)
    await withdraw()
    const { body } = await visitor.write('login', { emailAddress: US, password: 'Manifold-2026' })
    expect(said(body.cart)).toEqual([
      ['SKT1NC', true, 'order'],
      [SKU, false, 'stays'],
    ])
  })

  it('leaves nothing to order where nothing else is there', async () => {
    const one = shopper(shop().fetch, await shop().signIn(US))
    await one.add(SKU)
    await withdraw()
    expect((await one.place()).body.errors).toHaveProperty('orderItems')
    expect(said(await one.cart())).toEqual([[SKU, false, 'stays']])
  })
})
