/** The gift cards of an account. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { giftCardId } from '../../../src/domain/payment/gift-card.ts'
import { aGiftCard, aTransaction } from '../../builders/a-card.ts'
import { aDay } from '../../builders/a-day.ts'
import { customerByEmail, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/gift-cards'

/** The customer has a gift card that is good and one that has expired; a third waits to be redeemed. */
function shopWithGiftCards(): FakeShop {
  const shop = fakeShop()
  const owner = customerByEmail(shop, usCustomer)?.account.id
  const spent = aTransaction({
    id: 'transaction-2',
    kind: 'debit',
    at: '2026-02-01T10:00:00Z',
    order: { id: orderId('order-9'), number: '4709' },
    amount: 12.5,
    balance: 37.5,
  })
  const many = Array.from({ length: 10 }, (_, index) => aTransaction({ id: `older-${index}` }))
  const good = aGiftCard({ balance: 37.5 })
  shop.giftCards.set(good.id, {
    card: good,
    owner,
    pin: '1',
    transactions: [spent, aTransaction(), ...many],
  })
  const old = aGiftCard({
    id: giftCardId('gift-old'),
    code: 'GIFT-OLD',
    expiresOn: aDay('2026-03-01'),
  })
  shop.giftCards.set(old.id, { card: old, owner, pin: '1', transactions: [] })
  const free = aGiftCard({ id: giftCardId('gift-free'), code: 'GIFT-FREE' })
  shop.giftCards.set(free.id, { card: free, owner: undefined, pin: '4711', transactions: [] })
  return shop
}

async function openList(shop = shopWithGiftCards()) {
  const opened = await openShopAt(path, { as: usCustomer, shop })
  await screen.findByRole('heading', { level: 1, name: 'Gift cards' })
  return opened
}

async function redeem(user: Awaited<ReturnType<typeof openList>>['user'], pin: string) {
  await user.type(screen.getByRole('textbox', { name: /Code/ }), 'GIFT-FREE')
  await user.type(screen.getByRole('textbox', { name: /PIN/ }), pin)
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
}

const cellsOf = (name: string | RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the gift cards', () => {
  it('are listed with code, day of issue, status, balance and currency (CART-18, ROUTE-39)', async () => {
    await openList()
    expect(screen.getByRole('link', { name: 'GIFT-0001' })).toHaveAttribute(
      'href',
      `${path}/gift-1`,
    )
    expect(cellsOf(/GIFT-0001/)).toEqual(['Jan 15, 2026', 'Active', '$37.50', 'USD'])
    expect(cellsOf(/GIFT-OLD/)[1]).toBe('Expired')
    expect(screen.queryByText('GIFT-FREE')).toBeNull()
  })

  it('stand on pages of ten, so that none is left out (ROUTE-39)', async () => {
    const shop = shopWithGiftCards()
    const owner = customerByEmail(shop, usCustomer)?.account.id
    for (let number = 10; number < 20; number += 1) {
      const card = aGiftCard({ id: giftCardId(`gift-${number}`), code: `GIFT-${number}` })
      shop.giftCards.set(card.id, { card, owner, pin: '1', transactions: [] })
    }
    const { user } = await openList(shop)
    expect(screen.getAllByRole('link', { name: /^GIFT-/ })).toHaveLength(10)
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^GIFT-/ })).toHaveLength(2))
    expect(window.location.search).toBe('?page=2')
  })

  it('are redeemed by code and pin (CART-18)', async () => {
    const { user, shop } = await openList()
    await redeem(user, '4711')
    expect(await screen.findByText('The gift card was added to your account.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'GIFT-FREE' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue('')
    expect(shop.calls.journal).toEqual(['giftCardGateway.redeem'])
  })

  it("say 'Could not redeem that Gift Card' and keep what was typed (CART-19)", async () => {
    const { user } = await openList()
    await redeem(user, '0000')
    expect(await screen.findByText('Could not redeem that Gift Card')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue('GIFT-FREE')
    expect(screen.getByRole('textbox', { name: /PIN/ })).toHaveValue('0000')
  })

  it('say after too many tries how long to wait, and keep what was typed (CART-19)', async () => {
    const shop = shopWithGiftCards()
    shop.calls.failNext('giftCardGateway.redeem', {
      kind: 'refused',
      messages: [],
      retryAfterSeconds: 700,
    })
    const { user } = await openList(shop)
    await redeem(user, '4711')
    expect(await screen.findByText(/Please try again in 12 minutes/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /PIN/ })).toHaveValue('4711')
  })

  it('ask for code and pin before anything is sent', async () => {
    const { user, shop } = await openList()
    await user.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(
      (await screen.findAllByText('Please enter the code of the gift card')).length,
    ).toBeGreaterThan(0)
    expect(shop.calls.asked).not.toContain('giftCardGateway.redeem')
  })

  it('tell every movement, ten at a time, with the order it paid for (CART-18, ROUTE-39)', async () => {
    const { user } = await openShopAt(`${path}/gift-1`, {
      as: usCustomer,
      shop: shopWithGiftCards(),
    })
    await screen.findByRole('heading', { level: 1, name: /Gift card GIFT-0001/ })
    expect(cellsOf(/Debit/)).toEqual(['Feb 01, 2026', 'Order 4709', '-$12.50', '$37.50'])
    expect(screen.getByRole('link', { name: 'Order 4709' })).toHaveAttribute(
      'href',
      '/my-account/orders/order-9',
    )
    expect(screen.getAllByRole('row', { name: /Credit/ })).toHaveLength(9)
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Credit/ })).toHaveLength(2))
  })

  it('are switched off and on again (CART-18)', async () => {
    const { user, shop } = await openShopAt(`${path}/gift-1`, {
      as: usCustomer,
      shop: shopWithGiftCards(),
    })
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Inactive')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Activate' }))
    expect(await screen.findByText('Active')).toBeVisible()
    expect(shop.calls.journal).toEqual(['giftCardGateway.setActive', 'giftCardGateway.setActive'])
  })

  it('of another customer are not to be found (ROUTE-39)', async () => {
    await openShopAt(`${path}/gift-1`, { as: euCustomer, shop: shopWithGiftCards() })
    expect(await screen.findByText('Page not found')).toBeVisible()
    expect(screen.queryByText('GIFT-0001')).toBeNull()
  })
})
