/** Saving the cart, and what can be done with saved ones. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { savedCartId } from '../../../src/domain/cart/saved-cart.ts'
import { cartItemId } from '../../../src/domain/cart/cart.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const owner = 'account-us'

/** A shop in which the customer has so many seal kits in the cart, and two carts set aside. */
function withSaved({ present = 2, saved = ['Line 3', 'Hall 2'] } = {}): FakeShop {
  const shop = fakeShop({ products: [aPlainProduct()] })
  const line = (id: string, quantity: number) => ({ id, skuCode: 'SK1N10', quantity })
  if (present > 0) shop.carts.set(owner, { lines: [line('present', present)], promotions: [] })
  for (const [index, name] of saved.entries()) {
    shop.savedCarts.set(savedCartId(`saved-${index}`), {
      owner,
      cart: { lines: [line(`line-${index}`, 4)], promotions: [], name },
      savedAt: '2026-04-02T10:00:00.000Z',
      prices: new Map([[cartItemId(`line-${index}`), 1]]),
    })
  }
  return shop
}

const namesIn = ({ savedCarts }: FakeShop) => [...savedCarts.values()].map(({ cart }) => cart.name)
const piecesIn = ({ carts }: FakeShop) => carts.get(owner)?.lines.map(({ quantity }) => quantity)

describe('the cart', () => {
  const open = async (shop: FakeShop) => {
    const opened = await openShopAt('/shopping-cart', { shop, as: usCustomer })
    await opened.user.click(await screen.findByRole('button', { name: 'Save cart for later' }))
    return { ...opened, name: await screen.findByRole('textbox', { name: 'Name of the cart' }) }
  }

  it('is saved under the name of its day, and an empty one begins (ACCT-02)', async () => {
    const shop = withSaved({ saved: ['Cart of Apr 06, 2026'] })
    const { user, name, notices } = await open(shop)
    await waitFor(() => expect(name).toHaveValue('Cart of Apr 06, 2026 (2)'))
    await user.click(screen.getByRole('button', { name: 'Save cart' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(namesIn(shop)).toEqual(['Cart of Apr 06, 2026', 'Cart of Apr 06, 2026 (2)'])
    expect(notices).toContainEqual({ tone: 'success', key: 'cart:saved.done' })
    expect(screen.queryByRole('dialog')).toBeNull()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Saved carts' })).toHaveAttribute(
      'href',
      '/my-account/carts',
    )
  })

  it('needs a name that no other saved cart has, and keeps what was typed (ACCT-02)', async () => {
    const shop = withSaved()
    const { user, name } = await open(shop)
    await waitFor(() => expect(shop.calls.asked).toContain('savedCartGateway.all'))
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Save cart' }))
    expect(name).toHaveAccessibleDescription('Required')
    await user.type(name, 'line 3')
    await user.click(screen.getByRole('button', { name: 'Save cart' }))
    expect(name).toHaveAccessibleDescription('Another saved cart has this name.')
    await user.type(name, '0')
    shop.calls.failNext('cartGateway.setAside', { kind: 'unreachable', offline: true })
    await user.click(screen.getByRole('button', { name: 'Save cart' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(name).toHaveValue('line 30')
    expect(shop.calls.journal).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save cart' }))
    await waitFor(() => expect(namesIn(shop)).toContain('line 30'))
  })

  it('is not saved by a visitor, who has no account to keep it', async () => {
    const shop = fakeShop({ products: [aPlainProduct()] })
    await openShopAt('/shopping-cart', { shop })
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Saved carts' })).toBeNull()
  })
})

describe('the saved carts', () => {
  /** In a browser that knows how many pieces lie in the cart. */
  const open = (shop: FakeShop) => {
    const unsentWork = memoryUnsentWork()
    const [pieces = 0] = piecesIn(shop) ?? []
    unsentWork.keep(owner, 'cart-pieces', String(pieces))
    return openShopAt('/my-account/carts', { shop, as: usCustomer, unsentWork })
  }

  it('are listed with day, pieces and total, and stand in the menu (ROUTE-40, ACCT-02)', async () => {
    await open(withSaved())
    const table = within(await screen.findByRole('table', { name: '2 saved carts' }))
    const row = within(table.getByRole('row', { name: /^Line 3/ }))
    expect(
      row
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Apr 02, 2026', '4'])
    const menu = within(screen.getByRole('navigation', { name: 'My Account' }))
    expect(menu.getByRole('link', { name: 'Saved carts' })).toHaveAttribute('aria-current', 'page')
  })

  it('become the cart; the one before is kept, and both are said (ACCT-02)', async () => {
    const shop = withSaved()
    const { user } = await open(shop)
    expect(
      await screen.findByText(
        '2 pieces are in your cart now. If you take another cart, this one is saved here.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Make it my cart\s*Line 3$/ }))
    expect(await screen.findByText('Line 3 is your cart now')).toBeVisible()
    expect(
      screen.getByText('The cart you had before is saved as Cart of Apr 06, 2026.'),
    ).toBeVisible()
    // Each seal kit was one dollar when the cart was saved.
    expect(await screen.findByText(/^Seal kit.*\$1\.00 then, \$/)).toBeVisible()
    expect(namesIn(shop)).toEqual(['Hall 2', 'Cart of Apr 06, 2026'])
    expect(piecesIn(shop)).toEqual([4])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Line 3 is your cart now')).toBeNull()
  })

  it('say why one could not become the cart, and leave both as they are', async () => {
    const shop = withSaved()
    const { user } = await open(shop)
    shop.calls.failNext('savedCartGateway.takeUp', {
      kind: 'refused',
      messages: ['The payment of this order is under way.'],
    })
    await user.click(await screen.findByRole('button', { name: /^Make it my cart\s*Line 3$/ }))
    expect(await screen.findByText('The payment of this order is under way.')).toBeVisible()
    expect(piecesIn(shop)).toEqual([2])
    // Another tab was faster.
    shop.savedCarts.delete(savedCartId('saved-0'))
    await user.click(screen.getByRole('button', { name: /^Make it my cart\s*Line 3$/ }))
    expect(await screen.findByText(/no longer among the saved ones/)).toBeVisible()
  })

  it('are taken for the cart where the answer got lost, and what nobody said is said', async () => {
    const shop = withSaved()
    const { user } = await open(shop)
    shop.calls.failNext('savedCartGateway.takeUp', { kind: 'unconfirmed' }, 'after-commit')
    await user.click(await screen.findByRole('button', { name: /^Make it my cart\s*Hall 2$/ }))
    expect(await screen.findByText('Hall 2 is your cart now')).toBeVisible()
    expect(screen.getByText(/Prices and stock may have changed/)).toBeVisible()
    expect(screen.getByText(/saved as Cart of Apr 06, 2026/)).toBeVisible()
    expect(shop.calls.journal).toEqual(['savedCartGateway.takeUp'])
  })

  it('are renamed and deleted after a question', async () => {
    const shop = withSaved({ present: 0 })
    const { user } = await open(shop)
    await user.click(await screen.findByRole('button', { name: 'Rename Line 3' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the cart' })
    expect(name).toHaveValue('Line 3')
    await user.type(name, '0')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Delete Line 30' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete Hall 2' }))
    expect(await screen.findByText('Hall 2 with 4 pieces is deleted for good.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete cart' }))
    await screen.findByRole('table', { name: '1 saved cart' })
    expect(namesIn(shop)).toEqual(['Line 30'])
  })

  it('say that there are none, and how one comes to be', async () => {
    await open(withSaved({ saved: [] }))
    expect(await screen.findByText('No Saved Carts')).toBeVisible()
    expect(screen.getByText('In your cart, choose Save cart for later.')).toBeVisible()
  })

  it('have no place on a site without orders (ROUTE-28)', async () => {
    const shop = withSaved()
    shop.settings = { ...defaultSiteSettings, isTransactional: false }
    await openShopAt('/my-account/lists', { shop, as: usCustomer })
    const menu = within(await screen.findByRole('navigation', { name: 'My Account' }))
    expect(menu.queryByRole('link', { name: 'Saved carts' })).toBeNull()
  })
})
