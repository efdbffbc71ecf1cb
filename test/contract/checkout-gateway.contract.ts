/** What every place where a cart is checked out promises. */
import { expect } from 'vitest'
import { beforeEach, describe, it } from '../conformance/cases.ts'
import { boundsOf } from '../../src/domain/cart/cart-quantity.ts'
import { type Checkout, purchaseOrderOf } from '../../src/domain/checkout/checkout.ts'
import { complete } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopClient } from './shop-under-test.ts'

export const checkoutGatewayContract: Suite = (shop) => {
  let client: ShopClient

  /** Puts in the cart the smallest order of a sku of that product that can be had. */
  async function add(productCode: string, isQuoteOnly: boolean): Promise<void> {
    const { skus } = right(await shop().catalogue.bySkuCode(productCode)())
    const sku = skus.find(
      ({ allowsCart, available = 999, ...each }) =>
        allowsCart && available > 50 && each.isQuoteOnly === isQuoteOnly,
    )
    if (!sku) throw new Error('There is nothing to choose from.')
    const quantity = boundsOf(sku).minimum
    right(await client.cartGateway.add([{ skuId: sku.id, skuCode: sku.code, quantity }])())
  }

  const read = async () => right(await client.checkoutGateway.checkout()())

  type Write = Parameters<ShopClient['checkoutGateway']['write']>[0]
  const write = async (one: Write): Promise<Checkout> =>
    right(await client.checkoutGateway.write(one)())

  async function fulfilmentId() {
    const [fulfilment] = (await read()).fulfilments
    if (!fulfilment) throw new Error('The cart has no fulfilment.')
    return fulfilment.id
  }

  async function savedAddress() {
    const [saved] = right(await client.addressBook.addresses()())
    if (!saved) throw new Error('The account has no address.')
    return saved
  }

  /** Chooses address, first shipping method and billing. */
  async function choose(): Promise<Checkout> {
    const id = await fulfilmentId()
    const saved = await savedAddress()
    const sent = await write({ kind: 'saved-address', fulfilmentId: id, addressId: saved.id })
    const [offer] = sent.fulfilments[0]?.shippingMethodOptions ?? []
    await write({ kind: 'shipping-method', fulfilmentId: id, methodId: offer?.id ?? '' })
    return write({ kind: 'billing-as-shipping' })
  }

  beforeEach(async () => {
    client = await shop().client(people.us)
  })

  describe('a checkout', () => {
    it('says what is missing, and what becomes of every line', async () => {
      await add(shop().known.plainSkuCode, false)
      await add(shop().known.quoteOnlySkuCode, true)
      const checkout = await read()
      expect(checkout.cartId).not.toBe('')
      expect(checkout.fulfilments.length).toBeGreaterThan(0)
      expect(checkout.lines.map(({ outcome }) => outcome)).toEqual(['order', 'quote'])
      expect(checkout.requirements).toEqual(expect.arrayContaining(['fulfilment', 'payment']))
      expect(checkout.isBeingPlaced).toBe(false)
    })

    it('offers paying on account, and says what credit there is', async () => {
      await add(shop().known.plainSkuCode, false)
      expect((await read()).methods.map(({ kind }) => kind)).toContain('term')
      const credit = right(await client.checkoutGateway.credit()())
      expect(credit).toMatchObject({ isEnabled: true, currency: 'USD' })
    })

    it('is delivered to a saved address by a method that has its charge', async () => {
      await add(shop().known.plainSkuCode, false)
      const checkout = await choose()
      const saved = await savedAddress()
      expect(checkout.fulfilments[0]).toMatchObject({
        savedAddressId: saved.id,
        shippingAddress: { streetAddress: saved.address.streetAddress },
      })
      expect(checkout.fulfilments[0]?.shippingMethod).toBeDefined()
      expect(checkout.freight).toBeGreaterThan(0)
      expect(checkout.billing).toMatchObject({ isSameAsShipping: true })
      expect(checkout.requirements).toEqual(['payment'])
      expect(checkout.amountDue).toBe(checkout.cart.totals.afterTax)
    })

    it('begins with the address that is marked for bills (ACCT-02)', async () => {
      await add(shop().known.plainSkuCode, false)
      expect((await read()).billing.address).toBeUndefined()
      const { id, address } = await savedAddress()
      right(await client.addressBook.makeForBilling(id)())
      const { billing } = await read()
      expect(billing).toMatchObject({ savedAddressId: id, isSameAsShipping: false })
      expect(billing.address?.streetAddress).toBe(address.streetAddress)
      expect((await choose()).billing).toMatchObject({ isSameAsShipping: true })
    })

    it('takes another address for the bill, saved or for this once', async () => {
      await add(shop().known.plainSkuCode, false)
      await choose()
      const saved = await savedAddress()
      const billed = await write({ kind: 'saved-billing', addressId: saved.id })
      expect(billed.billing).toMatchObject({ savedAddressId: saved.id, isSameAsShipping: false })
      const entry = { ...saved.address, nickname: '', streetAddress: '9 Ledger Lane' }
      const once = await write({ kind: 'new-billing', entry, isSaved: false })
      expect(once.billing.address?.streetAddress).toBe('9 Ledger Lane')
      const addresses = right(await client.addressBook.addresses()())
      expect(addresses.map(({ address }) => address.streetAddress)).not.toContain('9 Ledger Lane')
    })

    it('is picked up at a place', async () => {
      await add(shop().known.plainSkuCode, false)
      const { cartId, lines } = await read()
      const methods = right(await client.checkoutGateway.eligibleMethods(cartId)())
      const pickup = methods.find(({ type }) => type === 'pickup')
      if (!pickup) throw new Error('Nothing can be picked up.')
      const itemIds = lines.map(({ itemId }) => itemId)
      await write({ kind: 'method', methodId: pickup.id, itemIds })
      const [place] = right(await client.fulfilmentGateway.pickupLocations()())
      const picked = await write({
        kind: 'pickup-location',
        fulfilmentId: await fulfilmentId(),
        locationId: place?.id ?? '',
      })
      expect(picked.fulfilments[0]).toMatchObject({
        method: { type: 'pickup' },
        pickupLocation: { id: place?.id },
      })
      expect(picked.requirements).not.toContain('fulfilment')
    })

    it('keeps what is said about the whole order', async () => {
      await add(shop().known.plainSkuCode, false)
      const details = {
        purchaseOrderNumber: 'PO-8',
        freightCarrier: 'Northline',
        dispatch: 'ship-complete',
      } as const
      await write({ kind: 'details', details })
      await write({ kind: 'notes', notes: 'Ring at dock 4' })
      expect(await read()).toMatchObject({ details, notes: 'Ring at dock 4' })
    })

    it('has one number, that of the payment on account once there is one', async () => {
      await add(shop().known.plainSkuCode, false)
      const { methods } = await choose()
      const said = await write({ kind: 'details', details: { purchaseOrderNumber: 'PO-9' } })
      expect(purchaseOrderOf(said)).toBe('PO-9')
      const methodId = methods.find(({ kind }) => kind === 'term')?.id ?? ''
      const paid = await write({ kind: 'pay', methodId, purchaseOrderNumber: 'PO-10' })
      expect(purchaseOrderOf(paid)).toBe('PO-10')
      const free = await write({ kind: 'remove-payment', paymentId: paid.payments[0]?.id ?? '' })
      expect(purchaseOrderOf(free)).toBe('PO-10')
    })

    it('is paid on account under a number, and the payment can be taken out', async () => {
      await add(shop().known.plainSkuCode, false)
      const { methods } = await choose()
      const term = methods.find(({ kind }) => kind === 'term')
      const paid = await write({
        kind: 'pay',
        methodId: term?.id ?? '',
        purchaseOrderNumber: 'PO-7',
      })
      expect(paid.payments).toMatchObject([{ kind: 'term', purchaseOrderNumber: 'PO-7' }])
      expect(paid).toMatchObject({ amountDue: 0, requirements: [] })
      const free = await write({ kind: 'remove-payment', paymentId: paid.payments[0]?.id ?? '' })
      expect(free.payments).toEqual([])
      expect(free.requirements).toEqual(['payment'])
    })

    it('refuses a shipping method that there is not, and stays as it is', async () => {
      await add(shop().known.plainSkuCode, false)
      const before = await choose()
      const refusal = await client.checkoutGateway.write({
        kind: 'shipping-method',
        fulfilmentId: await fulfilmentId(),
        methodId: 'no-such-method',
      })()
      expect(kindOf(refusal)).toBe('refused')
      expect(await read()).toEqual(before)
    })

    it('names the quotes that carry a number already', async () => {
      const { number, name } = await complete(shop(), client, 'PO-TWICE')
      expect(number).not.toBe('')
      const uses = right(await client.checkoutGateway.usesOfPurchaseOrder('PO-TWICE')())
      expect(uses).toMatchObject([{ orderNumber: '', quoteName: name }])
    })

    it('knows no other use of a number that is new', async () => {
      expect(right(await client.checkoutGateway.usesOfPurchaseOrder('never-used')())).toEqual([])
    })

    it('is a customer’s with a live session only', async () => {
      await shop().endSessions()
      expect(kindOf(await client.checkoutGateway.checkout()())).toBe('unauthorised')
    })
  })
}
