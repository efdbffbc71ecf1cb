/** A shop in which a customer is about to buy. */
import { bundleProducts } from '../../builders/a-bundle.ts'
import { aPlainProduct, aQuoteOnlyProduct } from '../../builders/a-plain-product.ts'
import { emptyCheckout, type FakeCheckout } from '../../fakes/fake-buying.ts'
import { customerByEmail, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { usCustomer } from '../open-shop.tsx'

/** Two pieces of each sku in the cart of the customer, and what of the checkout is chosen already. */
export function aShopAtCheckout(
  skuCodes: readonly string[] = ['SK1N10'],
  chosen: Partial<FakeCheckout> = {},
  email = usCustomer,
): FakeShop {
  const shop = fakeShop({ products: [aPlainProduct(), aQuoteOnlyProduct()] })
  const owner = customerByEmail(shop, email)?.account.id ?? ''
  const lines = skuCodes.map((skuCode, index) => ({ id: `line-${index}`, skuCode, quantity: 2 }))
  shop.carts.set(owner, { lines, promotions: [] })
  shop.checkouts.set(owner, { ...emptyCheckout, ...chosen })
  return shop
}

/** One bundle in the cart of the customer: a motor and two seal kits. */
export function aBundleAtCheckout(email = usCustomer): FakeShop {
  const shop = fakeShop({ products: bundleProducts() })
  const owner = customerByEmail(shop, email)?.account.id ?? ''
  const parts = [
    { skuCode: 'OS1080', quantity: 1 },
    { skuCode: 'SK1N10', quantity: 2 },
  ]
  shop.carts.set(owner, {
    lines: [{ id: 'line-0', skuCode: 'BD1', quantity: 1, parts }],
    promotions: [],
  })
  return shop
}

/** What was chosen at the checkout of the customer. */
export function chosenIn(shop: FakeShop, email = usCustomer): FakeCheckout | undefined {
  return shop.checkouts.get(customerByEmail(shop, email)?.account.id ?? '')
}
