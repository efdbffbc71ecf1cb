/** A hovered link is preloaded: once, and silently where that fails. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct, aSimpleProduct } from '../../builders/a-product.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import type { FakeCall } from '../../fakes/fake-calls.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const times = (shop: FakeShop, call: FakeCall) =>
  shop.calls.asked.filter((asked) => asked === call).length

function shopWithTwoPages() {
  const pumps = Array.from({ length: 14 }, (_, index) => aSimpleProduct(`P${10 + index}`))
  return fakeShop({ products: [aProduct(), ...pumps] })
}

describe('a link that is pointed at', () => {
  it('has its product asked for once, for pointing and following together', async () => {
    const { shop, user } = await openShopAt('/shop')
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    await user.hover(link)
    await waitFor(() => expect(times(shop, 'productCatalogue.byUrlTitle')).toBe(1))
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' })
    expect(times(shop, 'productCatalogue.byUrlTitle')).toBe(1)
  })

  it('has its list asked for once', async () => {
    const { shop, user } = await openShopAt('/shop', { shop: shopWithTwoPages() })
    const link = await screen.findByRole('link', { name: /Next/ })
    const before = times(shop, 'productSearch.products')
    await user.hover(link)
    await waitFor(() => expect(times(shop, 'productSearch.products')).toBe(before + 1))
    await user.click(link)
    await screen.findByText('13 to 15 of 15 products')
    expect(times(shop, 'productSearch.products')).toBe(before + 1)
  })

  it('has its quote read when it is followed, and never ahead: another edit may come between', async () => {
    const quote = aQuote({ id: quoteId('spring'), name: 'Spring overhaul', status: 'draft' })
    const shop = withQuote(fakeShop(), usCustomer, quote)
    const { user } = await openShopAt('/my-account/quotes', { shop, as: usCustomer })
    const link = await screen.findByRole('link', { name: /Spring overhaul/ })
    await user.hover(link)
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: /Spring overhaul/ })
    expect(times(shop, 'quoteGateway.open')).toBe(1)
  })

  it('says nothing where it cannot be fetched, and is asked for again when it is followed', async () => {
    const { shop, user, notices } = await openShopAt('/shop')
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    shop.calls.failNext('productCatalogue.byUrlTitle', { kind: 'server-failed', status: 500 })
    await user.hover(link)
    await waitFor(() => expect(times(shop, 'productCatalogue.byUrlTitle')).toBe(1))
    expect(notices).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' })
    expect(times(shop, 'productCatalogue.byUrlTitle')).toBe(2)
  })
})
