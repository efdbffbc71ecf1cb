/** Narrowing a list of products, and everything else about it that its address says. */
import { screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { ProductListing } from '../../../src/domain/search/product-listing.ts'
import type { Facet } from '../../../src/domain/catalogue/facet.ts'
import { aMotor } from '../../builders/a-machine.ts'
import { aProduct, aSimpleProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { fakeProductSearch } from '../../fakes/product-search.fake.ts'
import { nativeQuery } from '../native-query.ts'
import { openShopAt } from '../open-shop.tsx'

const aFacet = (slug: string, unit: string | undefined, names: readonly string[]): Facet => ({
  slug: `attributes.${slug}`,
  name: 'Displacement',
  unit,
  selectType: 'multi',
  options: names.map((name) => ({ slug: name, name, count: 2, image: undefined })),
})

const metric = aFacet('displacement', 'cm³/rev', ['10', '20', '30', '40', '50', '60', '70'])
const us = aFacet('displacementUs', 'in³/rev', ['1', '2', '3'])

/** What all three products of the list have. */
const single: Facet = {
  ...aFacet('housing', undefined, []),
  name: 'Housing',
  options: [{ slug: 'cast-iron', name: 'Cast iron', count: 3, image: undefined }],
}

/** The fake search with a displacement to narrow by, in two units. */
const withDisplacement: NonNullable<Parameters<typeof openShopAt>[1]>['search'] = (shop) => {
  const search = fakeProductSearch(shop)
  return {
    ...search,
    products: (query, signal) => () =>
      search
        .products(query, signal)()
        .then(E.map((listing): ProductListing => ({ ...listing, facets: [metric, us] }))),
  }
}

const fittings = { name: 'Fittings', urlTitle: 'fittings' }

const option = (name: string | RegExp) => screen.findByRole('checkbox', { name })
const names = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
const byName = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').localeCompare(other ?? '')
const query = () => decodeURIComponent(window.location.search)

describe('the filters of a list', () => {
  it('take an option by its own name, and say its slug from then on (ROUTE-14)', async () => {
    const search: NonNullable<Parameters<typeof openShopAt>[1]>['search'] = (shop) => {
      const whole = fakeProductSearch(shop)
      return {
        ...whole,
        products: (asked, signal) => () =>
          whole
            .products({ ...asked, filters: new Map() }, signal)()
            .then(E.map((listing): ProductListing => ({ ...listing, facets: [single] }))),
      }
    }
    await openShopAt('/shop?filter_attributes.housing=Cast%20Iron', { search })
    await waitFor(() => expect(query()).toBe('?filter_attributes.housing=cast-iron'))
    await waitFor(async () => expect(await option(/^Cast iron/)).toBeChecked())
  })

  it('come in the units that were chosen last, also on the next visit (CAT-33, CAT-37)', async () => {
    const preferences = memoryPreferences()
    const { user } = await openShopAt('/shop', { search: withDisplacement, preferences })
    expect(await option(/^1 in³\/rev/)).toBeInTheDocument()
    const units = screen.getByRole('group', { name: 'Units of Displacement' })
    await user.click(within(units).getByRole('button', { name: 'cm³/rev' }))
    expect(await option(/^10 cm³\/rev/)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /in³\/rev/ })).not.toBeInTheDocument()
    expect(preferences.units()).toBe('metric')
  })

  it('change the figures on the cards to their units', async () => {
    const { user } = await openShopAt('/shop', {
      shop: fakeShop({ products: [aMotor(), aSimpleProduct('F01')] }),
      search: withDisplacement,
    })
    expect(await screen.findByText('3.05 – 12.2 in³/rev')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'cm³/rev' }))
    expect(await screen.findByText('50 – 200 cm³/rev')).toBeInTheDocument()
  })

  it('take back what was chosen in the units that are left', async () => {
    const { user } = await openShopAt('/shop', { search: withDisplacement })
    await user.click(await option(/^2 in³\/rev/))
    await waitFor(() => expect(query()).toBe('?filter_attributes.displacementUs=2'))
    await user.click(screen.getByRole('button', { name: 'cm³/rev' }))
    await waitFor(() => expect(query()).toBe(''))
    expect(await option(/^20 cm³\/rev/)).not.toBeChecked()
  })

  it('show five options, and all of them on demand (CAT-36, CAT-05)', async () => {
    const preferences = memoryPreferences()
    preferences.keepUnits('metric')
    const { user } = await openShopAt('/shop', { search: withDisplacement, preferences })
    await option(/^10 cm³/)
    expect(screen.getAllByRole('checkbox')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Select more of Displacement' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(7)
    await user.click(screen.getByRole('button', { name: 'Select less of Displacement' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  })

  it('are not there where there is one product only (CAT-32)', async () => {
    await openShopAt('/shop', { shop: fakeShop({ products: [aProduct()] }) })
    expect(await screen.findByText('1 product')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Filters' })).not.toBeInTheDocument()
  })

  it('are those that cut something off: what all products have is nothing to choose', async () => {
    const [motor, second] = [aProduct(), aSimpleProduct('F01', { category: fittings })]
    await openShopAt('/shop', {
      shop: fakeShop({ products: [motor, second, aSimpleProduct('F02', { category: fittings })] }),
      search: (shop) => {
        const fake = fakeProductSearch(shop)
        return {
          ...fake,
          products: (asked, signal) => () =>
            fake
              .products(asked, signal)()
              .then(E.map((listing) => ({ ...listing, facets: [single, ...listing.facets] }))),
        }
      },
    })
    expect(await option(/^Fittings/)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /^Cast iron/ })).not.toBeInTheDocument()
  })

  it('stand above the list in words, and are taken back one by one or together', async () => {
    const { user } = await openShopAt('/shop?filter_brands.brand=alder,birch')
    const chosen = await screen.findByRole('list', { name: 'Selected filters' })
    expect(within(chosen).getAllByRole('link')).toHaveLength(2)
    await user.click(within(chosen).getAllByRole('link')[0] ?? chosen)
    await waitFor(() => expect(query()).toBe('?filter_brands.brand=birch'))
    // The next control has the focus, so that keyboard users do not start over.
    expect(screen.getByRole('link', { name: /^Remove filter/ })).toHaveFocus()
    await user.click(screen.getAllByRole('link', { name: 'Clear all filters' })[0] ?? chosen)
    await waitFor(() => expect(query()).toBe(''))
  })
})

describe('a list without scripts', () => {
  it('is narrowed by the form of its filters, which keeps what else was chosen', async () => {
    const address =
      '/shop?keyword=motor&filter_brands.brand=birch,nobody&sort=name&page=2&view=LIST'
    await openShopAt(address)
    const box = await screen.findByRole('checkbox', { name: /^Birch/ })
    const form = box.closest('form') ?? box
    expect(form).toHaveAttribute('action', '/shop')
    expect(decodeURIComponent(nativeQuery(form))).toBe(
      'keyword=motor&filter_brands.brand=nobody&sort=name&view=LIST&filter_brands.brand=birch',
    )
  })

  it('is put in order and laid out by a form', async () => {
    const { user } = await openShopAt('/shop?filter_brands.brand=birch&page=2')
    const sort = await screen.findByRole('combobox', { name: 'Sort by' })
    const form = sort.closest('form') ?? sort
    expect(form).toHaveAttribute('method', 'get')
    const asCards = screen.getByRole('button', { name: 'Show as cards' })
    expect(nativeQuery(form, asCards)).toBe('filter_brands.brand=birch&sort=relevance&view=GRID')
    await user.click(screen.getByRole('button', { name: 'Show as list' }))
    await waitFor(() => expect(query()).toBe('?filter_brands.brand=birch&view=LIST'))
  })

  it('takes its filters back by links', async () => {
    await openShopAt('/shop?filter_brands.brand=alder,birch&sort=name')
    const chosen = await screen.findByRole('list', { name: 'Selected filters' })
    const hrefs = within(chosen)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/shop?filter_brands.brand=birch&sort=name',
      '/shop?filter_brands.brand=alder&sort=name',
    ])
    expect(screen.getByRole('link', { name: 'Clear all filters' })).not.toHaveAttribute(
      'aria-current',
    )
  })
})

describe('a filter of an address', () => {
  it('is said to be unknown to the list, and is not counted as chosen', async () => {
    await openShopAt('/shop?filter_brands.brand=birch,nobody')
    expect(
      await screen.findByRole('link', {
        name: 'Remove filter Brand: nobody (not in this list)',
      }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Remove filter Brand: Birch' })).toBeInTheDocument()
    expect(screen.getAllByText('1 selected')[0]).toBeInTheDocument()
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
  })

  it('gets its name when the list is there, and takes no focus by it', async () => {
    const late: (() => void)[] = []
    const shop = fakeShop()
    const fake = fakeProductSearch(shop)
    await openShopAt('/shop?filter_brands.brand=birch', {
      shop,
      search: () => ({
        ...fake,
        products: (asked) => () =>
          new Promise((resolve) => {
            late.push(() => void fake.products(asked)().then(resolve))
          }),
      }),
    })
    await screen.findByRole('link', { name: 'Remove filter Brand: birch' })
    for (const answer of late) answer()
    await screen.findByRole('link', { name: 'Remove filter Brand: Birch' })
    expect(document.body).toHaveFocus()
  })
})

describe('the address of a list', () => {
  it('says order and layout, and Back brings them back', async () => {
    const { user } = await openShopAt('/shop')
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A')
    await waitFor(() => expect(query()).toBe('?sort=nameDescending'))
    await waitFor(() => expect(names()).toEqual(names().toSorted(byName).toReversed()))
    await user.click(screen.getByRole('button', { name: 'Show as list' }))
    await waitFor(() => expect(query()).toBe('?sort=nameDescending&view=LIST'))
    expect(screen.getByRole('button', { name: 'Show as list', pressed: true })).toBeInTheDocument()
    window.history.go(-2)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance'),
    )
    expect(screen.getByRole('button', { name: 'Show as cards', pressed: true })).toBeInTheDocument()
  })

  it.each([
    'filter___proto__.x=1',
    'sort=__proto__',
    'filter_brands.brand=%00%E0%A4%A',
    'view=TABLE&sort=price;drop',
    `keyword=${'x'.repeat(5000)}`,
  ])('leaves the page working whatever it says: %.40s', async (search) => {
    await openShopAt(`/shop?${search}`)
    expect(await screen.findByText(/products?$/, { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('aborts the request for a list that is no longer awaited', async () => {
    const given: AbortSignal[] = []
    const shop = fakeShop()
    const fake = fakeProductSearch(shop)
    const { user } = await openShopAt('/shop', {
      shop,
      search: () => ({
        ...fake,
        products: (asked, signal) =>
          asked.filters?.size === 1
            ? () => {
                if (signal) given.push(signal)
                return new Promise(() => {})
              }
            : fake.products(asked, signal),
      }),
    })
    await user.click(await option(/^Orbital motors/))
    await waitFor(() => expect(given.map(({ aborted }) => aborted)).toEqual([false]))
    await user.click(await screen.findByRole('link', { name: 'Clear all filters' }))
    await waitFor(() => expect(given.map(({ aborted }) => aborted)).toEqual([true]))
    expect(await screen.findByText('3 products')).toBeInTheDocument()
  })

  it('is answered by the newest question, whichever answer comes last', async () => {
    const late: (() => void)[] = []
    const shop = fakeShop()
    const fake = fakeProductSearch(shop)
    const { user } = await openShopAt('/shop', {
      shop,
      search: () => ({
        ...fake,
        products: (asked) =>
          asked.filters?.size === 1
            ? () =>
                new Promise((resolve) => {
                  late.push(() => void fake.products(asked)().then(resolve))
                })
            : fake.products(asked),
      }),
    })
    const all = await screen.findByText('3 products')
    await user.click(await option(/^Orbital motors/))
    await waitFor(() => expect(late).toHaveLength(1))
    expect(screen.getByRole('list', { name: 'Selected filters' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }))
    await waitFor(() => expect(query()).toBe(''))
    late[0]?.()
    await TE.of(undefined)()
    await waitFor(() => expect(all).toHaveTextContent('3 products'))
    expect(names()).toHaveLength(3)
  })
})

describe('brands and categories', () => {
  it('have a page each, and a list of all brands (ROUTE-08, ROUTE-09)', async () => {
    const { user } = await openShopAt('/brands')
    await user.click(await screen.findByRole('link', { name: /Birch/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Birch' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/brand/birch')
    // What the page is about is nothing to choose.
    expect(screen.queryByText('Brand')).not.toBeInTheDocument()
  })

  it('have twelve products at most, three beside each other (CAT-08)', async () => {
    const products = Array.from({ length: 14 }, (_, index) => aSimpleProduct(`B${index + 10}`))
    await openShopAt('/brand/birch', { shop: fakeShop({ products }) })
    await waitFor(() => expect(names()).toHaveLength(12))
    const list = screen.getAllByRole('article')[0]?.closest('ul')
    expect(list).toHaveAttribute('data-columns', '3')
  })

  it('is the page of a category at its address, whatever stands behind it (ROUTE-07)', async () => {
    const [motor, fitting] = [aProduct(), aSimpleProduct('F01', { category: fittings })]
    await openShopAt('/category/fittings/of/steel?view=LIST', {
      shop: fakeShop({ products: [motor, fitting] }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Fittings' })).toBeInTheDocument()
    const rows = await screen.findAllByRole('rowheader')
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      fitting.name,
    ])
    expect(window.location.pathname + query()).toBe('/category/fittings?view=LIST')
  })

  it('are found under the short words of addresses, whose place the public ones take', async () => {
    await openShopAt('/spt/orbital-motors/all')
    expect(await screen.findByRole('heading', { name: 'Orbital motors' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/product-type/orbital-motors')
  })

  it('cannot be widened by their address (CAT-03)', async () => {
    await openShopAt('/product-type/orbital-motors?filter_productTypes.productType=pumps')
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
    expect(names().every((name) => name?.includes('Orbital'))).toBe(true)
  })
})

describe('the price on a card', () => {
  it('is asked to be logged in for where it is not for everybody (PRICE-22)', async () => {
    const [sku] = aProduct().skus
    if (!sku) throw new Error('The product has no sku')
    const products = [
      aSimpleProduct('P01', { skus: [{ ...sku, priceShownTo: 'signed-in', salePrice: 9 }] }),
      aSimpleProduct('P02', {
        skus: [{ ...sku, priceShownTo: 'everyone', salePrice: 15.5, currency: 'USD' }],
      }),
    ]
    await openShopAt('/shop', { shop: fakeShop({ products }) })
    expect(await screen.findByText('Sign in to see the price')).toBeInTheDocument()
    expect(screen.getByText('$15.50')).toBeInTheDocument()
    expect(screen.queryByText('$9.00')).not.toBeInTheDocument()
  })
})
