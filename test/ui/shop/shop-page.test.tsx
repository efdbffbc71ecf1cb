/** Lists of products. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct, aSimpleProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

/** A shop with so many pumps beside one motor. */
function shopWithPumps(count: number) {
  const pumps = Array.from({ length: count }, (_, index) =>
    aSimpleProduct(`P${String(index).padStart(2, '0')}`, { name: `Gear pump ${index + 1}` }),
  )
  return fakeShop({ products: [aProduct(), ...pumps] })
}

const names = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const option = (name: RegExp) => screen.findByRole('checkbox', { name })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the product list', () => {
  it('shows what there is, each leading to its page (ROUTE-12, ROUTE-03)', async () => {
    await openShopAt('/shop')
    expect(await title('All products')).toBeInTheDocument()
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    expect(link).toHaveAttribute('href', '/product/orbital-motor-om1?skuid=sku-om1')
    expect(screen.getByText('OM1')).toBeInTheDocument()
  })

  it('says which option a product was found by, and opens it with that option', async () => {
    const { user } = await openShopAt('/shop?keyword=option%20t')
    const [card] = await screen.findAllByRole('article')
    expect(within(card ?? document.body).getByText('Option T')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Orbital motor OM1' }))
    expect(await title(/Orbital motor OM1/)).toBeInTheDocument()
    expect(new URLSearchParams(window.location.search).get('model')).toContain('~shaft.T')
    expect(await screen.findByRole('radio', { name: /Option T/ })).toBeChecked()
  })

  it('leads from a plate of another maker to a code of ours, and says how it compares', async () => {
    const { user } = await openShopAt('/shop?keyword=OMP%20200%20151')
    const panel = await screen.findByRole('region', { name: 'Our nearest to Danfoss OMP 200' })
    const table = await within(panel).findByRole('table')
    expect(within(table).getByRole('columnheader', { name: 'Danfoss OMP 200' })).toBeInTheDocument()
    expect(within(table).getAllByText('Equal').length).toBeGreaterThan(0)
    expect(within(panel).getByText('Not read: “151”.')).toBeInTheDocument()
    expect(screen.queryByText('No products found')).not.toBeInTheDocument()
    await user.click(within(panel).getByRole('link', { name: 'Open with price and lead time' }))
    expect(await title(/Orbital motor OM1/)).toBeInTheDocument()
    expect(new URLSearchParams(window.location.search).get('model')).toMatch(/^OM1~/)
  })

  it('asks for the size of a plate that has none', async () => {
    const { user } = await openShopAt('/shop?keyword=Danfoss%20OMP')
    await user.click(await screen.findByRole('link', { name: 'OMP 200' }))
    expect(
      await screen.findByRole('region', { name: 'Our nearest to Danfoss OMP 200' }),
    ).toBeInTheDocument()
  })

  it('says what it could read of a plate that it does not know, and leads on', async () => {
    await openShopAt('/shop?keyword=Danfoss%20XYZ%20200')
    expect(await screen.findByText(/We know Danfoss, but not “XYZ 200”/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Search for 200\u00a0cm³' })).toHaveAttribute(
      'href',
      expect.stringContaining('keyword=200'),
    )
  })

  it('fetches the pictures of the first row before it is drawn', async () => {
    const products = ['P1', 'P2', 'P3', 'P4'].map((code) =>
      aSimpleProduct(code, { thumbnail: `/media/${code}.svg` }),
    )
    await openShopAt('/shop', { shop: fakeShop({ products }) })
    await screen.findAllByRole('article')
    const fetched = [...document.head.querySelectorAll('link[rel="preload"][href^="/media/P"]')]
    expect(fetched.map((link) => link.getAttribute('href'))).toEqual([
      '/media/P1.svg',
      '/media/P2.svg',
      '/media/P3.svg',
    ])
  })

  it('leads to products under the names that the site has chosen (ROUTE-01)', async () => {
    const shop = fakeShop()
    const routes = { ...shop.settings.routes, product: 'motor', productType: 'family' }
    shop.settings = { ...shop.settings, routes }
    const { user } = await openShopAt('/shop', { shop })
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    expect(link).toHaveAttribute('href', '/motor/orbital-motor-om1?skuid=sku-om1')
    await user.click(link)
    expect(await title('Orbital motor OM1')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/motor/orbital-motor-om1')
  })

  it('has twelve products a page, and pages by addresses', async () => {
    const { user } = await openShopAt('/shop', { shop: shopWithPumps(14) })
    expect(await screen.findByText('1 to 12 of 15 products')).toBeInTheDocument()
    expect(names()).toHaveLength(12)
    await user.click(screen.getByRole('link', { name: /Next/ }))
    await screen.findByText('13 to 15 of 15 products')
    expect(window.location.search).toBe('?page=2')
    expect(names()).toHaveLength(3)
  })

  it('shows what a keyword finds (ROUTE-13)', async () => {
    const { shop } = await openShopAt('/shop?keyword=pump%203', { shop: shopWithPumps(14) })
    expect(await title('Results for “pump 3”')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Gear pump 3']))
    // The results of a search come before anything else.
    expect(shop.calls.asked).not.toContain('sitePages.element')
  })

  it('is narrowed by product type, and says how many there are of each (ROUTE-14, CAT-04)', async () => {
    const { user } = await openShopAt('/shop')
    await user.click(await option(/^Orbital motors, \d products$/))
    expect(await title('Orbital motors')).toBeInTheDocument()
    expect(window.location.search).toBe('?filter_productTypes.productType=orbital-motors')
    await waitFor(() => expect(names().every((name) => name?.includes('Orbital'))).toBe(true))
    expect(await option(/^Orbital motors/)).toBeChecked()
  })

  it('keeps the keyword when a type is chosen', async () => {
    const { user } = await openShopAt('/shop?keyword=o')
    await user.click(await option(/^Orbital motors/))
    await waitFor(() =>
      expect(window.location.search).toBe(
        '?keyword=o&filter_productTypes.productType=orbital-motors',
      ),
    )
  })

  it('ends with the way to the quotes that have the words, for customers', async () => {
    const { user, shop } = await openShopAt('/shop?keyword=pump', { as: usCustomer })
    expect(shop.calls.asked).not.toContain('quoteGateway.list')
    await user.click(await screen.findByRole('link', { name: 'Find “pump” in your quotes' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(await screen.findByText('Nothing under “Draft” matches “pump”')).toBeVisible()
  })

  it('takes that way back from whoever is signed out by another tab', async () => {
    const { storefront } = await openShopAt('/shop?keyword=pump', { as: usCustomer })
    await screen.findByRole('link', { name: 'Find “pump” in your quotes' })
    storefront.session.send({ type: 'tab.signed-out' })
    await waitFor(() => expect(screen.queryByRole('link', { name: /in your quotes/ })).toBeNull())
    expect(window.location.pathname).toBe('/shop')
  })

  it('shows no more of long words there than fits on a phone', async () => {
    await openShopAt(`/shop?keyword=${'w'.repeat(200)}`, { as: usCustomer })
    const link = await screen.findByRole('link', { name: /in your quotes$/ })
    expect(link.textContent?.length).toBeLessThan(60)
    expect(link).toHaveAttribute('href', expect.stringContaining('w'.repeat(200)))
  })

  it('offers all products when nothing was found', async () => {
    const { user } = await openShopAt('/shop?keyword=zzz')
    expect(await screen.findByText(/Nothing was found for “zzz”/)).toBeInTheDocument()
    // The ways on come with the words, else a page without scripts had none.
    const types = within(screen.getByRole('navigation', { name: 'Browse by type instead' }))
    expect(types.getAllByRole('link').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: 'Show all products' }))
    expect(await title('All products')).toBeInTheDocument()
  })

  it.each(['?page=-1', '?page=0', '?page=abc', '?page=2&page=3', '?page=1e9', '?page=%3Cimg%3E'])(
    'understands %s as well as it can',
    async (query) => {
      await openShopAt(`/shop${query}`)
      expect(await title('All products')).toBeInTheDocument()
      await waitFor(() => expect(names().length).toBeGreaterThan(0))
    },
  )

  it('leads to the last page when there is none of that number', async () => {
    await openShopAt('/shop?page=99', { shop: shopWithPumps(14) })
    await screen.findByText('13 to 15 of 15 products')
    expect(window.location.search).toBe('?page=2')
  })

  it('shows a keyword as text, whatever it looks like', async () => {
    await openShopAt(`/shop?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(await title('Results for “<img src=x onerror=alert(1)>”')).toBeInTheDocument()
  })

  it('says what happened when it could not be loaded, and tries again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productSearch.products', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt('/shop', { shop })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The products could not be loaded')
    expect(alert).toHaveTextContent('An error occured, please try again')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the banner of the list of all products', () => {
  it('stands above the products and folds up', async () => {
    const { user } = await openShopAt('/shop')
    const banner = within(await screen.findByRole('region', { name: 'Seals and fluids' }))
    const [card] = await screen.findAllByRole('article')
    if (!card) throw new Error('The list is empty')
    const link = banner.getByRole('link', { name: 'Read the guide' })
    expect(link.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(banner.getByRole('button', { name: 'Hide' }))
    expect(link).not.toBeVisible()
  })

  it('does not stand above the products of a brand, which it says nothing about', async () => {
    const { shop } = await openShopAt('/brand/alder')
    await screen.findAllByRole('article')
    expect(shop.calls.asked).not.toContain('sitePages.element')
    expect(screen.queryByRole('region', { name: 'Seals and fluids' })).not.toBeInTheDocument()
  })

  it('is not there where it cannot be had', async () => {
    const shop = fakeShop()
    shop.calls.failNext('sitePages.element', { kind: 'timed-out' })
    await openShopAt('/shop', { shop })
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
    await waitFor(() => expect(shop.calls.asked).toContain('sitePages.element'))
    expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a product type page', () => {
  it('shows its products as cards that say DISCOVER MORE (ROUTE-05, CAT-09)', async () => {
    await openShopAt('/product-type/orbital-motors')
    expect(await title('Orbital motors')).toBeInTheDocument()
    const cards = await screen.findAllByRole('article')
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(within(card).getByText('DISCOVER MORE')).toBeInTheDocument()
  })

  it('does not exist for a type without products', async () => {
    await openShopAt('/product-type/steam-engines')
    expect(await title('Page not found')).toBeInTheDocument()
  })
})
