/** Back from the page of a bank: the engine says what became of the order, the address only hints. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChallengeEvent } from '../../../src/application/ports/payment-vault.ts'
import { cartId } from '../../../src/domain/payment/placement.ts'
import type { PlacementKind } from '../../fakes/fake-placements.ts'
import { placementOf } from '../../fakes/placement-gateway.fake.ts'
import { anAddress } from '../../builders/an-address.ts'
import { aPayment } from '../../builders/a-checkout.ts'
import { customerByEmail, type FakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { aShopAtCheckout, chosenIn } from '../checkout/a-checkout.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const cart = cartId('cart-1')
/** A cart in which everything is chosen, so that every step of the checkout is open. */
const aShop = (payments = [aPayment()]) =>
  aShopAtCheckout(['SK1N10'], {
    shippingAddress: anAddress(),
    shippingMethodId: 'ground',
    isBillingSame: true,
    payments,
  })
const aCard = aPayment({ id: 'card', methodId: 'pay-card', name: 'Visa', kind: 'credit-card' })
const back = (status: string) => `/threeDSHandover?action=CHECKOUT_PLACE_ORDER&status=${status}`

/** The customer has begun to place an order, which stands so, and is brought back. */
async function openHandover(
  kind: PlacementKind,
  {
    status = 'SUCCESS',
    rest = ['placed'],
    shop = aShop(),
  }: { status?: string; rest?: readonly PlacementKind[]; shop?: FakeShop } = {},
) {
  const owner = customerByEmail(shop, usCustomer)?.account.id ?? ''
  shop.placements.byCart.set(cart, {
    owner,
    placement: placementOf(kind, cart),
    rest,
    isCharged: kind === 'paid-not-placed',
  })
  const unsentWork = memoryUnsentWork()
  unsentWork.keep(owner, 'placement', cart)
  return openShopAt(back(status), { as: usCustomer, shop, unsentWork })
}

afterEach(() => void vi.useRealTimers())

const main = () => within(screen.getByRole('main'))

describe('the way back from a bank', () => {
  it('goes on with an order that waits for it, and leads to its confirmation (T47)', async () => {
    const { shop } = await openHandover('requires-action')
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
    expect(shop.placements.charges).toEqual([cart])
  })

  it('does not believe an address that says it went well (T47)', async () => {
    const { shop } = await openHandover('requires-action', { rest: ['requires-payment-method'] })
    expect(await screen.findByText('Your payment was declined.')).toBeVisible()
    expect(shop.placements.charges).toEqual([])
  })

  it('says that the verification has failed, and offers it once more (CART-17)', async () => {
    const { user } = await openHandover('requires-action', {
      status: 'ERROR',
      rest: ['requires-action', 'placed'],
    })
    expect(await screen.findByRole('button', { name: 'Verify again' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use another payment' })).toBeVisible()
    expect(main().getAllByText('3D Secure verification failed')[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Verify again' }))
    expect(await screen.findByRole('dialog', { name: 'Verification by your bank' })).toBeVisible()
  })

  it('shows the challenge in a frame that can be closed, which leads back to the payment', async () => {
    const { user, shop } = await openHandover('requires-action', {
      rest: ['requires-action', 'placed'],
    })
    await user.click(await screen.findByRole('button', { name: 'Verify again' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByTitle('Page of your bank')).toHaveAttribute('src', 'https://vault.test/ask')
    const [close] = dialog.getAllByRole('button', { name: 'Cancel verification' })
    if (!close) throw new Error('The challenge cannot be closed')
    await user.click(close)
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'))
    expect(shop.placements.charges).toEqual([])
  })

  it('goes on when the challenge in the frame says that it has ended', async () => {
    const { user, shop } = await openHandover('requires-action', {
      rest: ['requires-action', 'placed'],
    })
    await user.click(await screen.findByRole('button', { name: 'Verify again' }))
    await screen.findByRole('dialog')
    for (const say of shop.vault.challenges) say('ended')
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
  })

  it('says that the page of the bank is blocked, and loads it again in its dialog (CART-17)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const { user, shop } = await openHandover('requires-action', {
      rest: ['requires-action', 'placed'],
    })
    const say = (said: ChallengeEvent) =>
      act(() => shop.vault.challenges.forEach((hear) => hear(said)))
    await user.click(await screen.findByRole('button', { name: 'Verify again' }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = 'The page of your bank is not responding'
    expect(dialog.queryByText(title)).toBeNull()
    act(() => void vi.advanceTimersByTime(20_000))
    expect(dialog.getByRole('alert')).toHaveTextContent(title)
    expect(dialog.getByRole('alert')).toHaveTextContent(/Nothing was charged/)
    expect(dialog.getAllByRole('button', { name: 'Cancel verification' })[0]).toBeEnabled()
    const before = dialog.getByTitle('Page of your bank')
    await user.click(dialog.getByRole('button', { name: 'Load it again' }))
    expect(dialog.queryByText(title)).toBeNull()
    expect(dialog.getByTitle('Page of your bank')).not.toBe(before)
    say('ready')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(dialog.queryByText(title)).toBeNull()
    say('ended')
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
  })

  it('keeps the reference of what is paid and not placed, and places it without a second charge (CART-09)', async () => {
    const { user, shop } = await openHandover('paid-not-placed')
    expect(await screen.findByText('pay-cart-1')).toBeVisible()
    expect(screen.getByText(/Do not pay again/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
    expect(shop.placements.charges).toEqual([])
  })

  it('says why a payment was declined, and leads to another one (CART-16)', async () => {
    const { user, shop } = await openHandover('requires-payment-method', { shop: aShop([aCard]) })
    expect(await screen.findByText('Your payment was declined.')).toBeVisible()
    expect(screen.getByText(/does not have enough funds/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use another payment' }))
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'))
    // The declined card has given way, so that the step asks for another payment.
    expect(chosenIn(shop)?.payments).toEqual([])
  })

  it('says not to pay again while a payment is made (CART-08)', async () => {
    await openHandover('processing', { rest: ['processing', 'processing', 'processing'] })
    expect(await screen.findByText(/is being processed, do not pay again/)).toBeVisible()
  })

  it('asks for a confirmation with the amount, and charges nothing before (CART-08)', async () => {
    const { user, shop } = await openHandover('requires-confirmation')
    expect(await screen.findByText(/\$36\.00/)).toBeVisible()
    expect(shop.placements.charges).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Confirm payment' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
  })

  it('places an order whose money is authorized only (CART-08)', async () => {
    const { user } = await openHandover('requires-capture')
    expect(await screen.findByText(/is authorized, but the order/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/order-confirmation'))
  })

  it('says that nothing was charged after a payment was canceled (CART-08)', async () => {
    await openHandover('canceled')
    expect(await screen.findByText('The payment was canceled')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
  })

  it('of who has begun nothing leads to the review', async () => {
    const { shop } = await openShopAt(back('SUCCESS'), { as: usCustomer, shop: aShop() })
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/review'))
    expect(shop.placements.charges).toEqual([])
  })
})
