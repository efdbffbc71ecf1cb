import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

/** A shop in which a customer has these skus in the cart. */
function withCart(...skuCodes: readonly string[]): FakeShop {
  const shop = fakeShop({ products: [aPlainProduct()] })
  const owner = [...shop.customers.values()].find(({ account }) => account.email === usCustomer)
  const lines = skuCodes.map((skuCode, index) => ({ id: `line-${index}`, skuCode, quantity: 2 }))
  shop.carts.set(owner?.account.id ?? '', { lines, promotions: [] })
  return shop
}

const codesIn = (shop: FakeShop) =>
  [...shop.carts.values()].flatMap(({ lines }) => lines.map(({ skuCode }) => skuCode))

describe('a line that is taken out of the cart', () => {
  it('can be put back as often as it is taken out', async () => {
    const shop = withCart('SK1N10', 'SK1N12')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    for (const name of ['SK1N12', 'SK1N10', 'SK1N12']) {
      await user.click(await screen.findByRole('button', { name: `Remove ${name} from the cart` }))
      await screen.findByText(`${name} was removed from the cart.`)
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect([...codesIn(shop)].toSorted()).toEqual(['SK1N10', 'SK1N12']))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    }
  })

  it('can be put back again where the engine gives it the id that it had', async () => {
    const shop = withCart('SK1N10', 'SK1N12')
    const nextId = (kind: string) => (kind === 'cart-item' ? 'line-1' : shop.nextId(kind))
    const sameId: FakeShop = { ...shop, nextId }
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop: sameId })
    const remove = { name: 'Remove SK1N12 from the cart' }
    await user.click(await screen.findByRole('button', remove))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(await screen.findByRole('button', remove))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(codesIn(shop)).toEqual(['SK1N10', 'SK1N12']))
  })

  it('stays named where that has failed, though another one was taken out after it', async () => {
    const shop = withCart('SK1N10', 'SK1N12')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const first = await screen.findByRole('button', { name: 'Remove SK1N10 from the cart' })
    const release = shop.calls.hold('cartGateway.remove')
    shop.calls.failNext('cartGateway.remove', { kind: 'timed-out' })
    await user.click(first)
    await user.click(screen.getByRole('button', { name: 'Remove SK1N12 from the cart' }))
    release()
    await screen.findByText('SK1N12 was removed from the cart.')
    expect(codesIn(shop)).toEqual(['SK1N10'])
    const failed = screen.getByRole('alert')
    expect(failed).toHaveTextContent('SK1N10')
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(codesIn(shop)).toEqual([]))
  })

  it('tells that it was not put back, though another one was taken out meanwhile', async () => {
    const shop = withCart('SK1N10', 'SK1N12')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Remove SK1N10 from the cart' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const release = shop.calls.hold('cartGateway.add')
    shop.calls.failNext('cartGateway.add', { kind: 'timed-out' })
    await user.click(undo)
    await user.click(screen.getByRole('button', { name: 'Remove SK1N12 from the cart' }))
    release()
    await screen.findByText('SK1N12 was removed from the cart.')
    const failed = screen.getByRole('alert')
    expect(failed).toHaveTextContent('SK1N10')
    await user.click(within(failed).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(codesIn(shop)).toEqual(['SK1N10']))
  })
})
