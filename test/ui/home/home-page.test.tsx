/** The home page. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMotor } from '../../builders/a-machine.ts'
import { aContentPage, anElement } from '../../builders/some-content.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const heading = () => screen.findByRole('heading', { level: 1 })

const withMotor = () => fakeShop({ products: [aMotor()] })

describe('the home page', () => {
  it('leads to the products of each type (ROUTE-06)', async () => {
    await openShopAt('/')
    await heading()
    const type = screen.getByRole('link', { name: /Orbital motors/ })
    expect(type).toHaveAttribute('href', '/product-type/orbital-motors')
  })

  it('shows the small picture of a type, and the large one where there is no small one (CAT-10)', async () => {
    await openShopAt('/')
    await heading()
    const picture = screen.getByRole('link', { name: /Orbital motors/ }).querySelector('img')
    if (!picture) throw new Error('The type has no picture.')
    expect(picture).toHaveAttribute('src', '/media/product-types/orbital-motors-thumb.svg')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('src', '/media/product-types/orbital-motors.svg')
  })

  it('shows the finder at work on a working point in the units of the region', async () => {
    await openShopAt('/', { shop: withMotor() })
    await heading()
    const example = await screen.findByRole('link', {
      name: /3100 lb·in at 60 rpm and 2200 psi/,
    })
    expect(example).toHaveAttribute('href', '/finder?torque=3100&speed=60&pressure=2200&units=us')
  })

  it('answers it with a complete code, its figures there and its curve', async () => {
    await openShopAt('/', { shop: withMotor() })
    await heading()
    const code = await screen.findByRole('list', { name: 'Model code' })
    const machine = screen.getByRole('link', { name: aMotor().name })
    const { searchParams } = new URL(machine.getAttribute('href') ?? '', 'https://shop.test')
    expect(code).toHaveTextContent('HM1')
    expect(searchParams.get('model')).toMatch(/^HM1/)
    expect(screen.getByText('Torque at 2200 psi')).toBeInTheDocument()
    expect(screen.getByText('Pressure it needs')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /with the working point/ })).toBeInTheDocument()
  })

  it('opens without an answer where the finder has none', async () => {
    const shop = withMotor()
    shop.calls.failNext('productSearch.machines', { kind: 'timed-out' })
    await openShopAt('/', { shop })
    await waitFor(() => expect(shop.calls.asked).toContain('productSearch.machines'))
    expect(await screen.findByRole('button', { name: 'Find' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Model code' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('tells the figures of the company before the machines that its motors drive', async () => {
    const shop = fakeShop()
    const winch = anElement({
      heading: 'Deck winch',
      link: { href: '/finder?torque=1500', label: 'Find' },
    })
    const widgets = [
      { kind: 'resource-links', heading: 'Where our motors run', items: [winch] },
      { kind: 'milestone-stats', heading: 'In figures', items: [anElement({ heading: '33' })] },
    ] as const
    shop.content.pages = [...shop.content.pages, aContentPage({ path: 'applications', widgets })]
    await openShopAt('/', { shop })
    const machines = await screen.findByRole('heading', { name: 'Where our motors run' })
    const figures = screen.getByText('33')
    expect(figures.compareDocumentPosition(machines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Find' })).toHaveAttribute(
      'href',
      '/finder?torque=1500',
    )
  })

  it('greets a customer and leads to the quotes', async () => {
    await openShopAt('/', { as: usCustomer })
    expect(await screen.findByText('Welcome back, Una')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to your quotes' })).toHaveAttribute(
      'href',
      '/my-account/quotes',
    )
  })

  it('opens without the types when they cannot be had, and asks for them again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productSearch.products', { kind: 'timed-out' })
    const { user } = await openShopAt('/', { shop })
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long to answer')
    expect(await heading()).toHaveTextContent('Motors and pumps')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Orbital motors/ })).toBeInTheDocument()
  })

  it('ends with what content management wants to be read, and the newest posts', async () => {
    await openShopAt('/')
    const banner = await screen.findByRole('heading', { name: 'The plate is worn?' })
    expect(banner).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Read the guide' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'From the blog' })).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('is whole without what content management adds', async () => {
    const shop = fakeShop()
    shop.calls.failNext('sitePages.element', { kind: 'timed-out' })
    shop.calls.failNext('sitePages.posts', { kind: 'malformed' })
    await openShopAt('/', { shop })
    await waitFor(() => expect(shop.calls.asked).toContain('sitePages.posts'))
    expect(await screen.findByRole('link', { name: /Orbital motors/ })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'The plate is worn?' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
