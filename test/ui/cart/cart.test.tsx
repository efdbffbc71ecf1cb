import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Fetched beforehand: the test runner breaks when two outside modules are linked at the same moment.
import '../../../src/ui/parts/cart/MiniCart.tsx'
import { unfetched } from '../../../src/application/failure.ts'
import { placeFailure } from '../../../src/application/cart/cart.view.ts'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { useCartPlace } from '../../../src/ui/parts/cart/use-cart.ts'
import { bundleProducts } from '../../builders/a-bundle.ts'
import { aPlainProduct, aPlainSku, aQuoteOnlyProduct } from '../../builders/a-plain-product.ts'
import { fakePromotion } from '../../fakes/cart-gateway.fake.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

function aShop(): FakeShop {
  return fakeShop({ products: [aPlainProduct(), aQuoteOnlyProduct()] })
}

/** A shop in which a customer has these skus in the cart. */
function withCart(...skuCodes: readonly string[]): FakeShop {
  const shop = aShop()
  const owner = [...shop.customers.values()].find(({ account }) => account.email === usCustomer)
  const lines = skuCodes.map((skuCode, index) => ({ id: `line-${index}`, skuCode, quantity: 2 }))
  shop.carts.set(owner?.account.id ?? '', { lines, promotions: [] })
  return shop
}

const cartOf = (shop: FakeShop) =>
  [...shop.carts.values()].flatMap(({ lines }) =>
    lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`),
  )

describe('the cart page', () => {
  it('offers no delivery on a schedule for a bundle alone', async () => {
    const shop = fakeShop({ products: bundleProducts() })
    const owner = [...shop.customers.values()].find(({ account }) => account.email === usCustomer)
    const parts = [
      { skuCode: 'OS1080', quantity: 1 },
      { skuCode: 'SK1N10', quantity: 2 },
    ]
    const line = { id: 'line-1', skuCode: 'BD1', quantity: 1, parts }
    shop.carts.set(owner?.account.id ?? '', { lines: [line], promotions: [] })
    await openShopAt('/shopping-cart', { as: usCustomer, shop })
    expect((await screen.findAllByText('Motor bundle BD1'))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Deliver these on a schedule' })).toBeNull()
  })

  it('says what is priced by quote only, and shows it on a page of its own (CART-07)', async () => {
    const { user } = await openShopAt('/shopping-cart', {
      as: usCustomer,
      shop: withCart('SK1N10', 'QC1L'),
    })
    expect(
      await screen.findByText(
        'Your cart has some quote only items, Please review them before checkout.',
      ),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Review quote only items' }))
    await screen.findByRole('heading', { level: 1, name: 'Quote only items in your cart' })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('rowheader')).toHaveTextContent('QC1L')
  })

  it('lets a promotion code go again, and keeps the focus where it was (CART-20, CART-21)', async () => {
    const { user } = await openShopAt('/shopping-cart', {
      as: usCustomer,
      shop: withCart('SK1N10'),
    })
    const apply = await screen.findByRole('button', { name: 'Apply' })
    await user.click(apply)
    expect(await screen.findByText('Please provide promo code.')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Code' }), fakePromotion)
    await user.click(apply)
    const codes = await screen.findByRole('list', { name: 'Applied promo codes' })
    expect(codes).toHaveTextContent(fakePromotion)
    expect(screen.getByText('Discount')).toBeInTheDocument()
    await user.click(
      within(codes).getByRole('button', { name: `Remove promo code ${fakePromotion}` }),
    )
    await waitFor(() => expect(screen.queryByText('Discount')).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  })

  it('says of a promotion code that it could not be taken off, and nothing of the next one (CART-21)', async () => {
    const shop = withCart('SK1N10')
    const [[owner, kept] = []] = [...shop.carts.entries()]
    if (owner === undefined || !kept) throw new Error('There is no cart.')
    shop.carts.set(owner, { ...kept, promotions: [fakePromotion] })
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    shop.calls.failNext('cartGateway.removePromotion', { kind: 'refused', messages: [] })
    const release = shop.calls.hold('cartGateway.removePromotion')
    const remove = { name: `Remove promo code ${fakePromotion}` }
    await user.click(await screen.findByRole('button', remove))
    expect(screen.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', remove)).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', remove)).toHaveAccessibleDescription(
      'Removing the promo code',
    )
    release()
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent(fakePromotion)
    expect(failed).toHaveTextContent('The promo code could not be removed.')
    expect(screen.getByRole('textbox', { name: 'Code' })).not.toBeInvalid()
    await user.click(screen.getByRole('button', remove))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByRole('list', { name: 'Applied promo codes' })).toBeNull()
  })

  it('lets no promotion code go where the site has switched that off (CART-21)', async () => {
    const shop = withCart('SK1N10')
    shop.settings = { ...shop.settings, allowsPromotionRemoval: false }
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), fakePromotion)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const codes = await screen.findByRole('list', { name: 'Applied promo codes' })
    expect(codes).toHaveTextContent(fakePromotion)
    expect(screen.queryByRole('button', { name: /^Remove promo code/ })).toBeNull()
  })

  it('leads on to the products when it is empty (ROUTE-20)', async () => {
    await openShopAt('/shopping-cart', { shop: aShop() })
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/shop')
  })

  it('changes, removes and puts back', async () => {
    const shop = withCart('SK1N10', 'SK1N12')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of SK1N10' }))
    await waitFor(() => expect(cartOf(shop)).toEqual(['3 SK1N10', '2 SK1N12']))
    await user.click(screen.getByRole('button', { name: 'Remove SK1N12 from the cart' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cartOf(shop)).toEqual(['3 SK1N10', '2 SK1N12']))
  })

  it('says at the line what is wrong with a quantity, with the nearest that can be had', async () => {
    const shop = withCart('SK1N10')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const field = await screen.findByRole('textbox', { name: 'Quantity of SK1N10' })
    await user.clear(field)
    await user.type(field, '400{Enter}')
    expect(screen.getByText('Only 120 pieces are in stock.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Use 120' }))
    await waitFor(() => expect(cartOf(shop)).toEqual(['120 SK1N10']))
  })

  it('moves to a new quote what a quote may hold, and keeps the rest', async () => {
    const shop = withCart('SK1N10', 'SK1V10')
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Request a quote for these' }))
    await user.click(await screen.findByRole('radio', { name: 'New quote' }))
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Presses')
    await user.click(screen.getByRole('button', { name: 'Move to the quote' }))
    await waitFor(() => expect(cartOf(shop)).toEqual(['2 SK1V10']))
    const [owned] = shop.quotes.values()
    expect(owned?.quote).toMatchObject({ name: 'Presses', items: [{ modelCode: 'SK1N10' }] })
  })

  it('takes the promo code along, says so before, and has the quote show it (QUOTE-46)', async () => {
    const shop = withCart('SK1N10')
    const [[owner, kept] = []] = [...shop.carts.entries()]
    if (owner === undefined || !kept) throw new Error('There is no cart.')
    shop.carts.set(owner, { ...kept, promotions: [fakePromotion] })
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Request a quote for these' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(`Promo code ${fakePromotion} goes with them.`)
    await user.click(await within(dialog).findByRole('radio', { name: 'New quote' }))
    await user.type(within(dialog).getByRole('textbox', { name: /name/i }), 'Presses')
    await user.click(within(dialog).getByRole('button', { name: 'Move to the quote' }))
    await waitFor(() => expect(cartOf(shop)).toEqual([]))
    const [owned] = shop.quotes.values()
    expect(owned?.quote.promotionCodes).toEqual([fakePromotion])
  })

  it('tells a visitor that a price comes after the sign-in', async () => {
    const products = [aPlainProduct({ skus: [aPlainSku('N10', { priceShownTo: 'signed-in' })] })]
    const { user } = await openShopAt('/product/seal-kit-sk1', { shop: fakeShop({ products }) })
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    await user.click(await screen.findByRole('link', { name: 'View cart' }))
    expect(await screen.findAllByText('after you sign in')).not.toHaveLength(0)
    expect(screen.queryByText('price not available')).toBeNull()
  })

  it('asks a visitor to sign in for a quote, with the way back', async () => {
    const { user } = await openShopAt('/product/seal-kit-sk1', { shop: aShop() })
    await user.clear(await screen.findByRole('textbox', { name: 'Quantity' }))
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3')
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    await user.click(await screen.findByRole('link', { name: 'View cart' }))
    expect(await screen.findByRole('link', { name: 'Sign in to request a quote' })).toHaveAttribute(
      'href',
      '/my-account/login?redirect=%2Fshopping-cart',
    )
  })
})

describe('the way into the cart beside a product', () => {
  const forCustomers = () =>
    fakeShop({
      products: [aPlainProduct({ skus: [aPlainSku('N10', { needsLoginForCart: true })] })],
    })

  it('leads a visitor to the sign-in and back, where the sku is for the carts of customers', async () => {
    const login = { name: 'Sign in to add to the cart' }
    const button = { name: /^Add to cart/ }
    await openShopAt('/product/seal-kit-sk1', { shop: forCustomers() })
    expect((await screen.findByRole('link', login)).getAttribute('href')).toMatch(
      /^\/my-account\/login\?redirect=%2Fproduct%2Fseal-kit-sk1/,
    )
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument()
    cleanup()
    await openShopAt('/product/seal-kit-sk1', { shop: forCustomers(), as: usCustomer })
    expect(await screen.findByRole('button', button)).toBeInTheDocument()
    expect(screen.queryByRole('link', login)).not.toBeInTheDocument()
  })
})

describe('the cart in the head', () => {
  it('lists what lies in it, and scrolls at half of the window (CART-05)', async () => {
    const { user } = await openFramedShopAt('/404', {
      as: usCustomer,
      shop: withCart('SK1N10', 'SK1N12'),
    })
    await user.click(await screen.findByRole('button', { name: /^Cart/ }))
    const list = await screen.findByRole('region', { name: 'Cart' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(list).toHaveStyle({ maxHeight: '50vh' })
    expect(list).toHaveAttribute('tabindex', '0')
    expect(screen.getByText('Subtotal, incl. tax')).toBeInTheDocument()
  })

  it('is hidden on a site without orders (CART-04)', async () => {
    const shop = aShop()
    shop.settings = { ...defaultSiteSettings, isTransactional: false }
    await openFramedShopAt('/404', { shop })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /^Cart/ })).not.toBeInTheDocument()
    expect(shop.calls.asked.filter((call) => call.startsWith('cartGateway'))).toEqual([])
  })
})

describe('a place of the cart whose code could not be fetched', () => {
  it('shows a failure and names no write that was never asked for', async () => {
    const fetch = () => Promise.resolve(undefined)
    const failure = unfetched(true)
    const missed = { actor: undefined, failure, fetch }
    const { result } = renderHook(() => useCartPlace(missed, 'add:SK1N10'))
    expect(result.current.view).toEqual({ kind: 'missed', failure })
    expect(placeFailure(result.current.view)).toBe(failure)
    const write = { kind: 'apply-promotion', code: 'SPRING' } as const
    act(() => result.current.write(write))
    expect(result.current.view).toEqual({ kind: 'busy', write })
    await waitFor(() => expect(result.current.view).toEqual({ kind: 'missed', failure }))
  })
})
