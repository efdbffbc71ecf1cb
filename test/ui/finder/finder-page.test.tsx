/** The finder: its fields, its address and its answers. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMotor, aPump } from '../../builders/a-machine.ts'
import { aSimpleProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const machines = () => fakeShop({ products: [aMotor(), aPump()] })

describe('the finder', () => {
  it('leads from a working point to complete codes, and keeps it in the address', async () => {
    const { user } = await openShopAt('/finder', { shop: machines() })
    await user.type(await screen.findByRole('textbox', { name: /^Torque/ }), '100 Nm')
    await user.type(screen.getByRole('textbox', { name: 'Shaft' }), 'splined')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('2 models fit')).toBeVisible()
    expect(window.location.search).toContain('torque=100%20Nm&shaft=splined')
    expect(screen.getByRole('link', { name: 'Configure and price HM150S' })).toHaveAttribute(
      'href',
      '/product/machine-hm1?model=HM150S',
    )
    const [why] = screen.getAllByRole('list', { name: 'Why it fits, and what it misses' })
    expect(why).toHaveTextContent('Shaft: 25 mm splined')
  })

  it('asks nothing for figures that cannot be, and says so at the fields', async () => {
    const { shop } = await openShopAt('/finder?torque=-1&speed=1e9', { shop: machines() })
    const torque = await screen.findByRole('textbox', { name: /^Torque/ })
    expect(torque).toHaveAccessibleDescription('Enter a figure above zero.')
    expect(torque).toHaveValue('-1')
    expect(screen.getByRole('textbox', { name: /^Speed/ })).toBeInvalid()
    expect(shop.calls.asked).not.toContain('productSearch.machines')
  })

  it('shows what comes nearest where nothing fits', async () => {
    await openShopAt('/finder?torque=4000&units=metric', { shop: machines() })
    expect(await screen.findByText('Nothing does all of this. These come nearest.')).toBeVisible()
    const [first] = screen.getAllByRole('list', { name: 'Why it fits, and what it misses' })
    if (!first) throw new Error('There is no answer.')
    expect(within(first).getByText(/^Torque: only .* Nm, 4000 Nm asked for$/)).toBeVisible()
  })

  it('is opened by the form of the home page', async () => {
    const { user } = await openShopAt('/', { shop: machines() })
    await user.type(await screen.findByRole('textbox', { name: /^Oil flow/ }), '20 l/min{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/finder'))
    expect(await screen.findByRole('link', { name: 'Configure and price HP110K' })).toBeVisible()
  })

  it('stands at the head of the page of a type, and looks in that type alone until all are wished for', async () => {
    const motors = { ...aMotor(), productType: { name: 'Motors', urlTitle: 'motors' } }
    const other = aMotor('HM2')
    const { user } = await openShopAt('/product-type/motors', {
      shop: fakeShop({ products: [motors, other] }),
    })
    const torque = await screen.findByRole('textbox', { name: /^Torque/ })
    // Oil is asked for of pumps.
    expect(screen.queryByRole('textbox', { name: /^Oil flow/ })).toBeNull()
    await user.type(torque, '100 Nm')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText(/^Searching Motors only\./)).toBeVisible()
    expect(window.location.search).toContain('type=motors')
    const answers = () => screen.getAllByRole('list', { name: 'Why it fits, and what it misses' })
    const found = answers().length
    await user.click(screen.getByRole('link', { name: 'Search all products' }))
    await waitFor(() => expect(answers()).toHaveLength(2 * found))
    expect(screen.getByRole('textbox', { name: /^Torque/ })).toHaveValue('100 Nm')
  })

  it('does not stand where products have no working point', async () => {
    const plain = aSimpleProduct('F01', { productType: { name: 'Kits', urlTitle: 'kits' } })
    await openShopAt('/product-type/kits', { shop: fakeShop({ products: [plain] }) })
    await screen.findByRole('heading', { level: 1, name: 'Kits' })
    expect(screen.queryByRole('textbox', { name: /^Speed/ })).toBeNull()
  })

  it('tells customers price and delivery of all answers in one call', async () => {
    const { shop } = await openShopAt('/finder?torque=100%20Nm&quantity=3&needed=2030-01-31', {
      shop: machines(),
      as: usCustomer,
    })
    const [offer] = await screen.findAllByRole('group', { name: 'Price and delivery' })
    expect(offer).toHaveTextContent(/for 3 pieces/)
    expect(offer).toHaveTextContent(/^.*There by Jan 31, 2030: .* at the earliest$/)
    expect(shop.calls.asked.filter((call) => call === 'priceBook.prices')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Configure and price HM150K' })).toHaveAttribute(
      'href',
      '/product/machine-hm1?model=HM150K&quantity=3',
    )
  })

  it('says of the answer whose price alone has failed that it did, and asks again', async () => {
    const shop = machines()
    // The call for both, and that for the first one by itself.
    const broken = { kind: 'malformed' } as const
    shop.calls.failNext('priceBook.prices', broken)
    shop.calls.failNext('priceBook.prices', broken)
    const { user } = await openShopAt('/finder?torque=100%20Nm', { shop, as: usCustomer })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Price and delivery could not be loaded.',
    )
    expect(screen.getAllByRole('group', { name: 'Price and delivery' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: 'Price and delivery' })).toHaveLength(2),
    )
  })

  it('says which answers cannot be there by the day, and why they stand last', async () => {
    const shop = machines()
    await openShopAt(`/finder?torque=100%20Nm&needed=${String(shop.today)}`, {
      shop,
      as: usCustomer,
    })
    expect((await screen.findAllByText(/^Cannot be there by/)).length).toBeGreaterThan(0)
    expect(screen.getByText(/fit equally well, those that cannot be there/)).toBeVisible()
  })

  it('asks no prices for a visitor, and says who sees them', async () => {
    const { shop } = await openShopAt('/finder?torque=100%20Nm&needed=2030-01-31', {
      shop: machines(),
    })
    expect((await screen.findAllByText(/^Customers see price and delivery/)).length).toBe(2)
    expect(shop.calls.asked).not.toContain('priceBook.prices')
  })

  it('names a quantity and a day that cannot be, and finds machines all the same', async () => {
    await openShopAt('/finder?torque=100%20Nm&quantity=1.5&needed=2001-01-01', { shop: machines() })
    expect(await screen.findByText('2 models fit')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'Enter a whole number, in figures only.',
    )
    expect(screen.getByLabelText('Needed by')).toHaveAccessibleDescription(
      'This day is over. Choose a later one.',
    )
  })
})
