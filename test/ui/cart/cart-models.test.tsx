/** Configured models in the cart: where they come from, how they are shown, where they go. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../src/domain/cart/cart.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { demoProducts, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const code = 'OM1080CNS'

/** A shop in which a customer has these in the cart: a plain sku by its code, or the model. */
function withCart(...codes: readonly string[]): FakeShop {
  const shop = fakeShop({ products: [...demoProducts(), aPlainProduct()] })
  const owner = [...shop.customers.values()].find(({ account }) => account.email === usCustomer)
  const lines = codes.map((each, index) => ({
    id: `line-${index}`,
    skuCode: each.startsWith('OM1') ? 'OM1' : each,
    quantity: 2,
    ...(each.startsWith('OM1') && { model: { code: each, choices: undefined } }),
  }))
  shop.carts.set(owner?.account.id ?? '', { lines, promotions: [] })
  return shop
}

const cartOf = (shop: FakeShop) =>
  [...shop.carts.values()].flatMap(({ lines }) =>
    lines.map((line) => `${line.quantity} ${codeOf(line)}`),
  )

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))

describe('a configured model in the cart', () => {
  it('is shown with its code, what it would cost, and where it goes, and is no part of the sum (CART-06)', async () => {
    const shop = withCart('SK1N10', code)
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const row = await rowOf(code)
    expect(row.getByText('approx. $250.00')).toBeInTheDocument()
    expect(row.getByText(/^Lead time: 4 weeks/)).toBeInTheDocument()
    expect(row.getByText('Goes to your sales representative as a quote.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continue to Checkout' })).toBeInTheDocument()
    await user.click(row.getByRole('button', { name: /OM1080CNS/, expanded: false }))
    expect(row.getByRole('list', { name: 'Model code' })).toHaveTextContent('080')
  })

  it('alone offers no checkout: it is asked for by a quote', async () => {
    const shop = withCart(code)
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await rowOf(code)
    expect(screen.queryByRole('link', { name: 'Continue to Checkout' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Request a quote for these' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: /name/i }), 'Mixed')
    await user.click(dialog.getByRole('button', { name: 'Move to the quote' }))
    await waitFor(() =>
      expect(
        [...shop.quotes.values()].map(({ quote }) => [quote.name, quote.items.length]),
      ).toContainEqual(['Mixed', 1]),
    )
    await waitFor(() => expect(cartOf(shop)).toEqual([]))
  })

  it('comes back as it was when it is taken out by mistake', async () => {
    const shop = withCart(code, 'SK1N10')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const row = await rowOf(code)
    await user.click(row.getByRole('button', { name: `Remove ${code} from the cart` }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cartOf(shop)).toEqual(['2 SK1N10', `2 ${code}`]))
  })

  it('is put in from its page, with what is known of it', async () => {
    const shop = withCart()
    const { user } = await openShopAt(`/product/orbital-motor-om1?model=${code}`, {
      as: usCustomer,
      shop,
    })
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByText('In your cart.')).toBeInTheDocument()
    expect(cartOf(shop)).toEqual([`1 ${code}`])
  })

  it('is added once by a press that comes before the code for it', async () => {
    const shop = withCart()
    const { user } = await openShopAt(`/product/orbital-motor-om1?model=${code}`, {
      as: usCustomer,
      shop,
    })
    const add = await screen.findByRole('button', { name: /^Add to cart/ })
    await user.dblClick(add)
    expect(add).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Adding to the cart')).toBeInTheDocument()
    expect(await screen.findByText('In your cart.')).toBeInTheDocument()
    expect(add).toHaveFocus()
    expect(cartOf(shop)).toEqual([`1 ${code}`])
  })

  it('is not offered while something about it is open', async () => {
    await openShopAt('/product/orbital-motor-om1?model=OM1080', {
      as: usCustomer,
      shop: withCart(),
    })
    await screen.findByRole('button', { name: 'Calculate Price' })
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument()
  })
})
