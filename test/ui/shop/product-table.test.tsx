/** A list of products as a table: its columns, its order, and products held side by side above it. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aMotor } from '../../builders/a-machine.ts'
import { aProduct, aSimpleProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const motor = aMotor()
const other = aProduct()
const plain = aSimpleProduct('F01', { optionGroups: ['Thread'] })
const shop = () => fakeShop({ products: [other, plain, motor] })

const table = () => screen.findByRole('table', { name: 'Table of products' })
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.replace(/[↑↓↕]/g, ''))
const names = () =>
  within(screen.getByRole('table', { name: 'Table of products' }))
    .getAllByRole('rowheader')
    .map((head) => within(head).getAllByRole('link')[0]?.textContent)
const query = () => decodeURIComponent(window.location.search)

describe('the table of a list', () => {
  it.each(['/shop?view=LIST', '/product-type/gear-pumps?view=LIST', '/brand/birch?view=LIST'])(
    'has a column for each figure, with its unit, on %s',
    async (address) => {
      await openShopAt(address, { shop: shop(), as: usCustomer })
      expect(await heads()).toEqual([
        'Product',
        'Displacement (in³/rev)',
        'Pressure (psi)',
        'Speed (rpm)',
        'Torque (lb·in)',
        'Price',
      ])
      const row = within(await table()).getByRole('row', { name: /Machine HM1/ })
      expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('3.05 – 12.2')
    },
  )

  it('is metric for Europe, and says of what is not known that it is not', async () => {
    await openShopAt('/shop?view=LIST', { shop: shop(), as: euCustomer })
    expect((await heads())[1]).toBe('Displacement (cm³/rev)')
    const row = within(await table()).getByRole('row', { name: new RegExp(other.name) })
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('not specified')
  })

  it('is put in order by the head of a column, up, down and as before, in its address', async () => {
    const { user } = await openShopAt('/shop?view=LIST', { shop: shop(), as: usCustomer })
    const head = async () => within(await table()).getByRole('columnheader', { name: /^Torque/ })
    expect(await head()).not.toHaveAttribute('aria-sort')
    expect(names().at(-1)).toBe(motor.name)
    await user.click(within(await head()).getByRole('link'))
    await waitFor(() => expect(query()).toBe('?sort=torque&view=LIST'))
    // What has no torque comes behind what has one.
    await waitFor(() => expect(names()[0]).toBe(motor.name))
    expect(await head()).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Torque, smallest first',
    )
    await user.click(within(await head()).getByRole('link'))
    await waitFor(() => expect(query()).toBe('?sort=torqueDescending&view=LIST'))
    expect(await head()).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(await head()).getByRole('link'))
    await waitFor(() => expect(query()).toBe('?view=LIST'))
  })

  it('is put in order by links, which need no scripts', async () => {
    await openShopAt('/shop?view=LIST&filter_brands.brand=birch', { shop: shop() })
    const head = within(await table()).getByRole('columnheader', { name: /^Pressure/ })
    expect(within(head).getByRole('link')).toHaveAttribute(
      'href',
      '/shop?filter_brands.brand=birch&sort=pressure&view=LIST',
    )
  })

  it('has the columns that the site names for its type, and developers are told of names that nobody knows (ERR-04)', async () => {
    const settings = {
      ...defaultSiteSettings,
      listFigures: new Map([[motor.productType.urlTitle, ['torque', 'wieght']]]),
    }
    const { logged } = await openShopAt(`/product-type/${motor.productType.urlTitle}?view=LIST`, {
      shop: Object.assign(fakeShop({ products: [motor] }), { settings }),
      as: usCustomer,
    })
    expect(await heads()).toEqual(['Product', 'Torque (lb·in)', 'Price'])
    expect(logged).toContainEqual({
      event: 'listing.figures-not-configured',
      details: { figures: [`${motor.productType.urlTitle}: wieght`] },
    })
  })

  it('offers what can be done with a plain product on a line below it', async () => {
    await openShopAt('/shop?view=LIST', { shop: shop(), as: usCustomer })
    expect(await screen.findByRole('group', { name: `Order ${plain.name}` })).toBeInTheDocument()
  })
})

describe('products that are compared', () => {
  const pin = (name: string) => screen.findByRole('link', { name: `Compare ${name}` })
  const comparison = () => screen.findByRole('region', { name: 'Comparison' })

  it('stand side by side above the list, what differs first, and in the address', async () => {
    const { user } = await openShopAt('/shop?view=LIST', { shop: shop(), as: usCustomer })
    await user.click(await pin(motor.name))
    expect(
      await screen.findByText('Choose a second product in the list to see what differs.'),
    ).toBeInTheDocument()
    await user.click(await pin(other.name))
    await waitFor(() =>
      expect(query()).toBe(`?view=LIST&pinned=${motor.urlTitle},${other.urlTitle}`),
    )
    const compared = within(
      await screen
        .findByRole('heading', { name: 'Comparison' })
        .then((head) => head.closest('section') ?? head),
    )
    await waitFor(() => expect(compared.getAllByRole('columnheader')).toHaveLength(2))
    const groups = compared.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(groups[0]).toMatch(/^\d+ differences?$/)
    // The list itself stays as it was.
    expect(names()).toHaveLength(3)
  })

  it('are taken out one by one, or together', async () => {
    const address = `/shop?view=LIST&pinned=${motor.urlTitle},${other.urlTitle}`
    const { user } = await openShopAt(address, { shop: shop(), as: usCustomer })
    await comparison()
    const [remove] = await screen.findAllByRole('link', {
      name: `Remove ${motor.name} from the comparison`,
    })
    await user.click(remove ?? document.body)
    await waitFor(() => expect(query()).toBe(`?view=LIST&pinned=${other.urlTitle}`))
    await user.click(screen.getByRole('link', { name: 'End comparison' }))
    await waitFor(() => expect(query()).toBe('?view=LIST'))
    expect(screen.queryByRole('heading', { name: 'Comparison' })).not.toBeInTheDocument()
  })

  it('are four at most, and one that is gone is said to be', async () => {
    const address = `/shop?view=LIST&pinned=${motor.urlTitle},${other.urlTitle},nothing-there,${plain.urlTitle},fifth`
    await openShopAt(address, { shop: shop(), as: usCustomer })
    await screen.findByText('Four products stand side by side. Remove one to add another.')
    expect(
      await screen.findByText('This product is no longer in the catalogue.'),
    ).toBeInTheDocument()
    expect(screen.queryByText('fifth')).not.toBeInTheDocument()
  })
})
