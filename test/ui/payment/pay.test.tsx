/** Paying by card and gift card in the checkout. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VaultEvent } from '../../../src/application/ports/payment-vault.ts'
import { cardId } from '../../../src/domain/payment/card.ts'
import { giftCardId } from '../../../src/domain/payment/gift-card.ts'
import { aGiftCard, aSavedCard } from '../../builders/a-card.ts'
import { anAddress } from '../../builders/an-address.ts'
import { customerByEmail, type FakeShop } from '../../fakes/fake-shop.ts'
import { aShopAtCheckout, chosenIn } from '../checkout/a-checkout.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const token: VaultEvent = {
  kind: 'token',
  card: {
    paymentToken: 'tok_1',
    brand: 'Visa',
    lastFour: '4242',
    nameOnCard: 'UNA SORRELL',
    expirationMonth: 7,
    expirationYear: 2030,
  },
}

const owner = (shop: FakeShop) => customerByEmail(shop, usCustomer)?.account.id ?? ''

const expired = aSavedCard({
  id: cardId('card-old'),
  brand: 'Mastercard',
  lastFour: '4444',
  expires: { year: 2024, month: 2 },
  isPrimary: false,
})

/** The customer has come to the payment, with a good and an expired card and two gift cards. */
async function openPayment(kind: 'Credit card' | 'Gift card') {
  const shop = aShopAtCheckout(['SK1N10'], {
    shippingAddress: anAddress(),
    shippingMethodId: 'ground',
    isBillingSame: true,
  })
  shop.cards.set(owner(shop), [expired, aSavedCard()])
  const small = aGiftCard({ balance: 20 })
  const foreign = aGiftCard({ id: giftCardId('gift-eur'), code: 'GIFT-EUR', currency: 'EUR' })
  for (const card of [small, foreign]) {
    shop.giftCards.set(card.id, { card, owner: owner(shop), pin: '1', transactions: [] })
  }
  const opened = await openShopAt('/checkout/payment', { as: usCustomer, shop })
  await screen.findByRole('heading', { level: 1, name: 'Payment' })
  await opened.user.click(await screen.findByRole('radio', { name: kind }))
  return { ...opened, paid: () => chosenIn(shop)?.payments }
}

async function says(shop: FakeShop, event: VaultEvent) {
  await waitFor(() => expect(shop.vault.listeners.size).toBe(1))
  act(() => {
    for (const hear of shop.vault.listeners) hear(event)
  })
}

describe('paying by card', () => {
  it('offers the saved cards, the primary one chosen, an expired one not to be chosen', async () => {
    const { user, paid } = await openPayment('Credit card')
    const good = await screen.findByRole('radio', { name: 'Visa ending in 4242' })
    expect(good).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    await waitFor(() => expect(paid()).toMatchObject([{ kind: 'credit-card' }]))
  })

  it('takes another card from the frame of the vault, by its token', async () => {
    const { user, shop, paid } = await openPayment('Credit card')
    await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
    expect(await screen.findByTitle('Card details')).toHaveAttribute(
      'src',
      'https://vault.test/card?locale=en&placement=checkout',
    )
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('checkbox', { name: 'Save this card to my account' }))
    await user.type(screen.getByRole('textbox', { name: /Nickname/ }), 'Van')
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    await says(shop, token)
    await waitFor(() => expect(paid()).toMatchObject([{ kind: 'credit-card' }]))
    expect(shop.vault.told).toEqual(['submit'])
  })

  it('takes the chosen card with the way on as well, and goes on once it is taken', async () => {
    const { user, paid } = await openPayment('Credit card')
    await screen.findByRole('radio', { name: 'Visa ending in 4242' })
    await user.click(screen.getByRole('button', { name: 'Review your order' }))
    await screen.findByRole('heading', { level: 1, name: 'Review your order' })
    expect(paid()).toMatchObject([{ kind: 'credit-card' }])
  })

  it('lets the way on wait while the vault looks at the card', async () => {
    const { user, shop, paid } = await openPayment('Credit card')
    await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    await user.click(screen.getByRole('button', { name: 'Review your order' }))
    expect(screen.queryByText('Choose how you want to pay.')).toBeNull()
    await says(shop, token)
    await screen.findByRole('heading', { level: 1, name: 'Review your order' })
    expect(paid()).toMatchObject([{ kind: 'credit-card' }])
    expect(shop.vault.told).toEqual(['submit'])
  })

  it('says why there is no way on where the vault does not take the card', async () => {
    const { user, shop } = await openPayment('Credit card')
    await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Review your order' }))
    await says(shop, { kind: 'refused', fields: ['creditCardNumber'] })
    expect(await screen.findByText('Please complete the marked card fields.')).toBeVisible()
    expect(await screen.findByText(/still has to be covered by a payment/)).toBeVisible()
  })

  it('says that a form that is blocked can be loaded again, beside the other payments', async () => {
    const { user, shop } = await openPayment('Credit card')
    await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    await says(shop, { kind: 'failed' })
    expect(await screen.findByText(/could not be checked/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Gift card' })).toBeEnabled()
  })
})

describe('paying with a gift card', () => {
  it('offers those of the currency, and pays a part of the order (CART-18)', async () => {
    const { user, paid } = await openPayment('Gift card')
    expect(await screen.findByRole('radio', { name: 'GIFT-0001' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'GIFT-EUR' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /Amount from this card/ }), '12,50')
    await user.click(screen.getByRole('button', { name: 'Use this gift card' }))
    await waitFor(() => expect(paid()).toMatchObject([{ kind: 'gift-card', amount: 12.5 }]))
    expect((await screen.findAllByText(/Still to be covered/))[0]).toBeVisible()
  })

  it('takes one by code and pin, and asks for both', async () => {
    const { user, paid } = await openPayment('Gift card')
    await user.click(await screen.findByRole('radio', { name: 'Use another gift card' }))
    await user.click(screen.getByRole('button', { name: 'Use this gift card' }))
    expect(await screen.findByText('Please enter the PIN of the gift card')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'GIFT-0001')
    await user.type(screen.getByRole('textbox', { name: /PIN/ }), '1')
    await user.click(screen.getByRole('button', { name: 'Use this gift card' }))
    await waitFor(() => expect(paid()).toMatchObject([{ kind: 'gift-card', amount: 20 }]))
  })

  it('does not take an amount that is none', async () => {
    const { user, paid } = await openPayment('Gift card')
    await user.type(await screen.findByRole('textbox', { name: /Amount from this card/ }), '0')
    await user.click(screen.getByRole('button', { name: 'Use this gift card' }))
    expect(await screen.findByText(/enter an amount such as/)).toBeVisible()
    expect(paid()).toEqual([])
  })
})
