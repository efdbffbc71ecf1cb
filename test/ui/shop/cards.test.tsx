/** What can be done with a product on its card. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { function as F, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Sku } from '../../../src/domain/catalogue/product.ts'
import type { SiteSettings } from '../../../src/domain/content/site-settings.ts'
import { defaultPriceVisibility } from '../../../src/domain/content/selling-rules.ts'
import { aPlainProduct, aPlainSku } from '../../builders/a-plain-product.ts'
import { aProduct } from '../../builders/a-product.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { anAccount } from '../../builders/an-account.ts'
import { customerByEmail, fakeShop } from '../../fakes/fake-shop.ts'
import { fakeProductSearch } from '../../fakes/product-search.fake.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const typed = { isStockLimiting: true, quantityInput: 'text' } as const

/** A shop with a motor and a seal kit, whose first sku is otherwise as told. */
function shopWith(sku: Partial<Sku> = {}, settings: Partial<SiteSettings> = {}) {
  const kit = aPlainProduct({ skus: [aPlainSku('N10', sku), aPlainSku('N12')] })
  const shop = fakeShop({ products: [aProduct(), kit] })
  shop.settings = { ...shop.settings, cardQuantity: typed, ...settings }
  return shop
}

const order = () => screen.findByRole('group', { name: 'Order Seal kit SK1' })

describe('the card of a plain product', () => {
  it('begins with the sku that was found, also in the next answer', async () => {
    const search: NonNullable<Parameters<typeof openShopAt>[1]>['search'] = (shop) => {
      const port = fakeProductSearch(shop)
      return {
        ...port,
        products: (query, signal) =>
          F.pipe(
            port.products(query, signal),
            TE.map((listing) => ({
              ...listing,
              rows: listing.rows.map((row) => ({
                ...row,
                skuId: row.skus.at(query.sort === 'name' ? 0 : -1)?.id,
              })),
            })),
          ),
      }
    }
    const { user } = await openShopAt('/shop', { shop: shopWith(), search })
    const variant = async () => within(await order()).getByRole('combobox', { name: 'Variant' })
    expect(await variant()).toHaveDisplayValue('Seal kit N12')
    await user.selectOptions(screen.getByRole('combobox', { name: /Sort/ }), 'Name, A to Z')
    await waitFor(async () => expect(await variant()).toHaveDisplayValue('Seal kit N10'))
  })

  it('puts so many of the chosen sku on a quote, by way of price and dialog', async () => {
    const draft = aQuote({ id: quoteId('quote-1'), name: 'Spring overhaul', items: [] })
    const shop = withQuote(shopWith(), usCustomer, draft)
    const { user } = await openShopAt('/shop', { shop, as: usCustomer })
    const card = within(await order())
    await user.selectOptions(card.getByRole('combobox', { name: 'Variant' }), 'Seal kit N12')
    const quantity = card.getByRole('textbox', { name: 'Quantity' })
    expect(quantity).toHaveValue('2')
    await user.clear(quantity)
    await user.type(quantity, '25')
    await user.click(card.getByRole('button', { name: 'Add To Quote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add To Quote' })
    expect(within(dialog).getAllByText('SK1N12')[0]).toBeInTheDocument()
    expect(within(dialog).getByText('25')).toBeInTheDocument()
    await user.selectOptions(
      await within(dialog).findByRole('combobox', { name: 'Quote' }),
      'quote-1',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Add To Quote' }))
    expect(await card.findByRole('link', { name: /Spring overhaul/ })).toBeInTheDocument()
    expect(shop.calls.journal).toEqual(['quoteGateway.addLine'])
    expect(shop.quotes.get(draft.id)?.quote.items.map(({ quantity }) => quantity)).toEqual([25])
  })

  it('ignores a typed quantity that is at the minimum or above the maximum, and says so', async () => {
    const { user, shop } = await openShopAt('/shop', { shop: shopWith(), as: usCustomer })
    const card = within(await order())
    const quantity = card.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '501')
    await user.click(card.getByRole('button', { name: 'Add To Quote' }))
    expect(card.getByText('501 is not a valid quantity.')).toBeInTheDocument()
    expect(quantity).toHaveValue('2')
    expect(shop.calls.asked).not.toContain('priceBook.prices')
    await user.clear(quantity)
    await user.type(quantity, '3{Tab}')
    expect(quantity).toHaveValue('3')
    await user.clear(quantity)
    await user.type(quantity, '2{Tab}')
    expect(quantity).toHaveValue('3')
  })

  it('offers quantities to choose from where the site wants it so', async () => {
    const cardQuantity = { ...typed, quantityInput: 'dropdown' } as const
    const shop = shopWith({ available: 5 }, { cardQuantity })
    await openShopAt('/shop', { shop, as: usCustomer })
    const choices = within(within(await order()).getByRole('combobox', { name: 'Quantity' }))
    expect(choices.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '4',
      '5',
    ])
  })

  it('offers no quote for what may not be quoted or is out of stock', async () => {
    const { user } = await openShopAt('/shop', {
      shop: shopWith({ available: 1 }),
      as: usCustomer,
    })
    const card = within(await order())
    expect(card.getByText('Out of stock')).toBeInTheDocument()
    expect(card.queryByRole('button')).not.toBeInTheDocument()
    await user.selectOptions(card.getByRole('combobox', { name: 'Variant' }), 'Seal kit N12')
    expect(card.getByRole('button', { name: 'Add To Quote' })).toBeInTheDocument()
  })

  it('says what went wrong beside the button, and tries again', async () => {
    const shop = shopWith()
    shop.calls.failNext('productCatalogue.listed', { kind: 'timed-out' })
    const { user } = await openShopAt('/shop', { shop, as: usCustomer })
    const card = within(await order())
    await user.click(card.getByRole('button', { name: 'Add To Quote' }))
    expect(await card.findByRole('alert')).toHaveTextContent('took too long to answer')
    await user.click(card.getByRole('button', { name: 'Add To Quote' }))
    expect(await screen.findByRole('dialog', { name: 'Add To Quote' })).toBeInTheDocument()
  })

  it('goes into the cart with quantity and chosen sku, for visitors and customers, where the site has a cart', async () => {
    const shop = shopWith()
    const { user } = await openShopAt('/shop', { shop })
    const card = within(await order())
    await user.selectOptions(card.getByRole('combobox', { name: 'Variant' }), 'Seal kit N12')
    const toCart = await card.findByRole('button', { name: /^Add to cart/ })
    const quantity = card.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '501')
    await user.click(toCart)
    expect(card.getByText('501 is not a valid quantity.')).toBeInTheDocument()
    expect([...shop.carts.values()]).toEqual([])
    await user.clear(quantity)
    await user.type(quantity, '25')
    await user.click(toCart)
    expect(await card.findByRole('link', { name: 'View cart' })).toBeInTheDocument()
    const [cart] = shop.carts.values()
    expect(cart?.lines).toMatchObject([{ skuCode: 'SK1N12', quantity: 25 }])
    cleanup()
    await openShopAt('/shop', { shop: shopWith({}, { isTransactional: false }), as: usCustomer })
    const without = within(await order())
    expect(without.getAllByRole('button')).toEqual([
      without.getByRole('button', { name: 'Add To Quote' }),
    ])
  })

  it('is all there is to press on the card of a product that is configured', async () => {
    await openShopAt('/shop', { shop: shopWith(), as: usCustomer })
    const motor = (await screen.findByRole('link', { name: 'Orbital motor OM1' })).closest(
      'article',
    )
    expect(motor && within(motor).queryByRole('button')).toBeNull()
  })
})

describe('what a card says to whom it shows less', () => {
  it('is a login for price, quote or cart, or an account to be verified (PRICE-20)', async () => {
    const kits = [
      aPlainProduct({
        id: 'product-1',
        urlTitle: 'kit-1',
        name: 'Kit for members',
        skus: [aPlainSku('N10', { priceShownTo: 'signed-in' })],
      }),
      aPlainProduct({
        id: 'product-2',
        urlTitle: 'kit-2',
        name: 'Kit for carts',
        skus: [aPlainSku('N12', { allowsQuote: false, allowsCart: true, needsLoginForCart: true })],
      }),
    ]
    await openShopAt('/shop', { shop: fakeShop({ products: kits }) })
    const forMembers = within(await screen.findByRole('group', { name: 'Order Kit for members' }))
    expect(forMembers.getByText('Sign in to see the price')).toBeInTheDocument()
    expect(forMembers.getByRole('link', { name: 'Sign in to add to a quote' })).toHaveAttribute(
      'href',
      '/my-account/login?redirect=%2Fshop',
    )
    const forCarts = within(screen.getByRole('group', { name: 'Order Kit for carts' }))
    expect(forCarts.getByRole('link', { name: 'Sign in to add to the cart' })).toBeInTheDocument()
  })

  it('is to wait for the verification, where the site shows prices to verified accounts only', async () => {
    const priceVisibility = { ...defaultPriceVisibility, showPriceForUnverifiedAccounts: false }
    const shop = shopWith({}, { priceVisibility })
    const customer = customerByEmail(shop, usCustomer)
    if (customer) customer.account = anAccount({ isVerified: false })
    const { user } = await openShopAt('/shop', { shop, as: usCustomer })
    const card = within(await order())
    const message = 'Prices are shown once your account is verified'
    expect(await card.findByText(message)).toBeInTheDocument()
    expect(card.queryByText('$12.50')).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Add To Quote' }))
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(/must be verified/))
    expect(shop.calls.asked).not.toContain('priceBook.prices')
  })
})
