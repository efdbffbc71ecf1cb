import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

const staff = 'admin@manifold.test'
const place = '/my-account/impersonation'
const banner = () => screen.findByRole('region', { name: 'Acting for a customer' })

describe('the page for acting', () => {
  it('is found by staff, in the menu and by its address (AUTH-29, ROUTE-40)', async () => {
    await openShopAt(place, { as: staff })
    await screen.findByRole('heading', { level: 1, name: 'Act for a customer' })
    const menu = screen.getByRole('link', { name: 'Act for a customer' })
    expect(menu.getAttribute('aria-current')).toBe('page')
  })

  it('is not found by a customer, whose menu does not name it (T15)', async () => {
    await openFramedShopAt(place, { as: usCustomer })
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.queryByRole('link', { name: 'Act for a customer' })).toBeNull()
  })

  it('asks for customer and reason before anything is sent, at the field that lacks it', async () => {
    const { user, shop } = await openShopAt(place, { as: staff })
    await user.click(await screen.findByRole('button', { name: 'Start acting' }))
    const email = screen.getByRole('textbox', { name: 'Customer’s email' })
    expect(document.activeElement).toBe(email)
    await user.type(email, staff)
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'x')
    await user.click(screen.getByRole('button', { name: 'Start acting' }))
    await screen.findByText('This is your own account.')
    screen.getByText('Please say why in a few words.')
    expect(shop.calls.asked).not.toContain('actingGateway.start')
  })

  it('keeps what was typed where the shop refuses, with its words', async () => {
    const { user, pagesOpened } = await openShopAt(place, { as: staff })
    await user.type(
      await screen.findByRole('textbox', { name: 'Customer’s email' }),
      'no@body.test',
    )
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked by phone.')
    await user.click(screen.getByRole('button', { name: 'Start acting' }))
    const alert = await screen.findByRole('alert')
    within(alert).getByText('No customer can be acted for by this email address.')
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty(
      'value',
      'Asked by phone.',
    )
    expect(pagesOpened).toEqual([])
  })

  it('starts, and shows nothing of the staff until the page has opened from the start (AUTH-28, T16)', async () => {
    const { user, pagesOpened } = await openShopAt(place, { as: staff })
    await user.type(await screen.findByRole('textbox', { name: 'Customer’s email' }), usCustomer)
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked by phone.')
    await user.click(screen.getByRole('button', { name: 'Start acting' }))
    await vi.waitUntil(() => pagesOpened.length > 0)
    expect(pagesOpened).toEqual(['/my-account/overview'])
    await screen.findByText('Changing the account')
    expect(document.body.textContent).toBe('Changing the account')
  })

  it.each([
    ['ended', 'You are back in your own account.'],
    ['time-over', 'The hour is over. You are back in your own account.'],
  ])('says how it came to its end: %s', async (how, words) => {
    await openShopAt(`${place}?ended=${how}`, { as: staff })
    await screen.findByText(words)
  })
})

describe('while staff act', () => {
  it.each(['/', '/product/orbital-motor-om1', '/my-account/profile', '/no-such-page'])(
    'a banner says so on %s: for whom, how long, and how to end it (AUTH-29, T16)',
    async (path) => {
      await openShopAt(path, { as: staff, actFor: usCustomer })
      const said = within(await banner())
      said.getByText('Admin Impersonating User')
      expect(said.getByRole('link', { name: 'Una Sorrell' }).getAttribute('href')).toBe(place)
      said.getByText('60 minutes left')
      said.getByRole('button', { name: 'End acting' })
    },
  )

  it('there is no banner for a customer in person', async () => {
    await openFramedShopAt('/', { as: usCustomer })
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('region', { name: 'Acting for a customer' })).toBeNull()
  })

  it('the banner ends it (AUTH-28)', async () => {
    const { user, pagesOpened } = await openShopAt('/my-account/profile', {
      as: staff,
      actFor: usCustomer,
    })
    await user.click(within(await banner()).getByRole('button', { name: 'End acting' }))
    await vi.waitUntil(() => pagesOpened.length > 0)
    expect(pagesOpened).toEqual([`${place}?ended=ended`])
  })

  it('the banner stays, and says so, where it cannot be ended', async () => {
    const shop = fakeShop()
    const { user } = await openShopAt('/', { shop, as: staff, actFor: usCustomer })
    shop.calls.failNext('actingGateway.end', { kind: 'unreachable', offline: true })
    await user.click(within(await banner()).getByRole('button', { name: 'End acting' }))
    expect(
      (await screen.findAllByText('It was not ended. Please try again.')).length,
    ).toBeGreaterThan(0)
    expect(within(await banner()).getByRole('button', { name: 'End acting' })).toHaveProperty(
      'disabled',
      false,
    )
  })

  it('the page says for whom and why', async () => {
    await openShopAt(place, { as: staff, actFor: usCustomer })
    await screen.findByRole('heading', { level: 1, name: 'You act for Una Sorrell' })
    screen.getByText('Asked by phone.')
  })

  it.each([
    ['/my-account/updatePassword', 'Present password'],
    ['/my-account/gift-cards', 'Gift card code'],
    ['/my-account/cards', 'Add a card'],
  ])('what is left to the customer is not offered on %s, with the reason (T17)', async (path) => {
    await openShopAt(path, { as: staff, actFor: usCustomer })
    await screen.findByText(
      'This is left to the customer. You cannot do it while you act for them.',
    )
    expect(document.querySelector('main form')).toBeNull()
    expect(document.querySelector('main a[href="/my-account/cards/new"]')).toBeNull()
  })
})

describe('the profile of a customer', () => {
  it('lists who has acted for them: when, for which company, why (T17)', async () => {
    const shop = fakeShop()
    await openShopAt('/', { shop, as: staff, actFor: usCustomer })
    document.body.replaceChildren()
    await openShopAt('/my-account/profile', { shop, as: usCustomer })
    const table = await screen.findByRole('table', { name: 'Who has acted for you' })
    within(table).getByText('Asked by phone.')
    within(table).getByText('Staff of Manifold')
    within(table).getByText('Still working')
  })

  it('says that nobody has, and offers to ask again where it cannot be read', async () => {
    const shop = fakeShop()
    shop.calls.failNext('actingGateway.past', { kind: 'server-failed', status: 500 })
    const { user } = await openShopAt('/my-account/profile', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('No one from the shop has worked in your account.')
  })
})
