/** Plain skus in a cart that are not sold any more, and the own codes that lines were added by. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../src/domain/catalogue/product.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop, type FakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

/** A shop in which the US customer has two pieces of each in the cart; the code is the customer's own. */
function withCart(
  skuCodes: readonly string[],
  customCode = '',
  products: readonly Product[] = [aPlainProduct()],
): FakeShop {
  const shop = fakeShop({ products })
  const lines = skuCodes.map((skuCode, index) => ({
    id: `line-${index}`,
    skuCode,
    quantity: 2,
    customCode,
  }))
  shop.carts.set('account-us', { lines, promotions: [] })
  return shop
}

const skusIn = (shop: FakeShop) =>
  (shop.carts.get('account-us')?.lines ?? []).map(({ skuCode }) => skuCode)

const openCart = (shop: FakeShop) => openShopAt('/shopping-cart', { as: usCustomer, shop })

describe('a plain sku in the cart that is not sold any more', () => {
  it('is named, counts for nothing, cannot be changed, and goes with one press', async () => {
    const shop = withCart(['SK1N10', 'SK9Z'])
    const { user } = await openCart(shop)
    const notice = (
      await screen.findByText('1 item in your cart is no longer sold')
    ).closest<HTMLElement>('[role=status]')
    expect(notice).toHaveTextContent('What SK9Z was SK9Z')
    const row = screen.getByRole('row', { name: /SK9Z/ })
    expect(row).toHaveTextContent('No longer sold. It is not ordered.')
    expect(within(row).queryByRole('textbox')).toBeNull()
    expect(row).not.toHaveTextContent('$')
    expect(screen.getByRole('link', { name: 'Continue to Checkout' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(skusIn(shop)).toEqual(['SK1N10']))
    expect(screen.queryByText(/no longer sold/)).toBeNull()
  })

  it('gives way to a model of the successor of its product', async () => {
    const former = { skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }
    const shop = withCart(['OM0080CNS'], '', [aProduct({ predecessors: [former] })])
    const { user } = await openCart(shop)
    await user.click(await screen.findByRole('button', { name: 'Find a replacement' }))
    const nearest = await screen.findByRole('combobox', { name: 'In place of OM0080CNS' })
    await user.selectOptions(nearest, 'OM1080CNS – no difference')
    expect(screen.getByText('No difference from OM0080CNS in its options.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Replace with this model' }))
    await waitFor(() => expect(shop.carts.get('account-us')?.lines).toHaveLength(1))
    await waitFor(() =>
      expect(shop.carts.get('account-us')?.lines).toMatchObject([
        { model: { code: 'OM1080CNS' }, quantity: 2 },
      ]),
    )
  })

  it('gives way once where it could not be removed at first', async () => {
    const former = { skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }
    const shop = withCart(['OM0080CNS'], '', [aProduct({ predecessors: [former] })])
    const { user } = await openCart(shop)
    await user.click(await screen.findByRole('button', { name: 'Find a replacement' }))
    const nearest = await screen.findByRole('combobox', { name: 'In place of OM0080CNS' })
    await user.selectOptions(nearest, 'OM1080CNS')
    shop.calls.failNext('cartGateway.remove', { kind: 'unreachable', offline: false })
    await user.click(screen.getByRole('button', { name: 'Replace with this model' }))
    expect(
      await screen.findByText('OM1080CNS has been added. OM0080CNS could not be removed.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shop.carts.get('account-us')?.lines).toHaveLength(1))
    expect(shop.carts.get('account-us')?.lines).toMatchObject([
      { model: { code: 'OM1080CNS' }, quantity: 2 },
    ])
    expect(shop.calls.asked.filter((call) => call === 'cartGateway.add')).toHaveLength(1)
  })

  it('alone leads to no checkout', async () => {
    await openCart(withCart(['SK9Z']))
    expect(await screen.findByText(/^Nothing in your cart can be ordered/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to Checkout' })).toBeNull()
  })
})

describe('an own code in the cart', () => {
  it('is shown on its line, and goes along into a quote', async () => {
    const shop = withCart(['SK1N10'], 'MY-KIT')
    const { user } = await openCart(shop)
    expect(await screen.findByRole('row', { name: /SK1N10/ })).toHaveTextContent('MY-KIT')
    await user.click(screen.getByRole('button', { name: 'Request a quote for these' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: /name/i }), 'Kits')
    await user.click(dialog.getByRole('button', { name: 'Move to the quote' }))
    await waitFor(() => expect(shop.quotes.size).toBe(1))
    const [owned] = shop.quotes.values()
    expect(owned?.quote.items.map(({ customCode }) => customCode)).toEqual(['MY-KIT'])
  })

  it('comes back with a line that was taken out by mistake', async () => {
    const shop = withCart(['SK1N10'], 'MY-KIT')
    const { user } = await openCart(shop)
    await user.click(await screen.findByRole('button', { name: 'Remove SK1N10 from the cart' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(skusIn(shop)).toEqual(['SK1N10']))
    expect(shop.carts.get('account-us')?.lines[0]?.customCode).toBe('MY-KIT')
  })
})
