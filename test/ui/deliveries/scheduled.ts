/** A shop with scheduled deliveries of the US customer, for tests of their pages. */
import { either as E } from 'fp-ts'
import type { DeliveryChange } from '../../../src/domain/delivery/delivery-change.ts'
import { addDays } from '../../../src/domain/shared/calendar-date.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { fakeDeliveryGateway } from '../../fakes/delivery-gateway.fake.ts'
import { customerByEmail, demoProducts, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { usCustomer } from '../open-shop.tsx'

export function shopWithPlainGoods(): FakeShop {
  return fakeShop({ products: [...demoProducts(), aPlainProduct()] })
}

/** Two pieces lie in the cart of scheduled deliveries. */
export async function withDeliveryCart(shop = shopWithPlainGoods()) {
  const gateway = fakeDeliveryGateway(shop.visit(usCustomer))
  const made = await gateway.add({ skuCode: 'SK1N10', quantity: 2, to: undefined })()
  if (E.isLeft(made)) throw new Error('The cart could not be filled.')
  const { id } = made.right
  const say = async (change: DeliveryChange) => {
    const answer = await gateway.change(id, change)()
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  }
  return { shop, id, say }
}

/** The same, started: every month from ten days ahead on. */
export async function withDelivery() {
  const begun = await withDeliveryCart()
  const { shop, say } = begun
  const address = customerByEmail(shop, usCustomer)?.addresses[0]
  if (!address) throw new Error('The customer has no address.')
  const date = addDays(shop.today, 10)
  await say({ kind: 'rename', name: 'Seals for line 3' })
  await say({ kind: 'reschedule', date, reason: undefined })
  await say({ kind: 'ship-to', addressId: address.id })
  await say({ kind: 'pay-on-terms', purchaseOrderNumber: 'PO-STANDING' })
  await say({ kind: 'start' })
  return begun
}
