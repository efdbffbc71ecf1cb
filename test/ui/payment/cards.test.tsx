/** The saved cards of an account. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VaultEvent } from '../../../src/application/ports/payment-vault.ts'
import { cardId } from '../../../src/domain/payment/card.ts'
import { aSavedCard } from '../../builders/a-card.ts'
import { customerByEmail, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/cards'

const master = aSavedCard({
  id: cardId('card-master'),
  nickname: '',
  brand: 'Mastercard',
  lastFour: '4444',
  expires: { year: 2024, month: 2 },
  isPrimary: false,
})

function shopWithCards(cards = [master, aSavedCard()]) {
  const shop = fakeShop()
  shop.cards.set(customerByEmail(shop, usCustomer)?.account.id ?? '', cards)
  return shop
}

async function openCards(shop: FakeShop = shopWithCards()) {
  const opened = await openShopAt(path, { as: usCustomer, shop })
  await screen.findByRole('heading', { level: 1, name: 'Payment cards' })
  return opened
}

const itemOf = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!item) throw new Error(`${name} is in no item`)
  return within(item)
}

const visa = 'Visa ending in 4242'
const mastercard = 'Mastercard ending in 4444'

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

async function says(shop: FakeShop, event: VaultEvent) {
  await waitFor(() => expect(shop.vault.listeners.size).toBe(1))
  act(() => {
    for (const hear of shop.vault.listeners) hear(event)
  })
}

describe('the saved cards', () => {
  it('are listed by brand and last four, the primary one first, expired ones marked (CART-10, ROUTE-35)', async () => {
    await openCards()
    const names = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2, name: /ending in/ })
      .map(({ textContent }) => textContent)
    expect(names).toEqual([visa, mastercard])
    expect(itemOf(visa).getByText('Primary')).toBeVisible()
    expect(itemOf(visa).getByText('Workshop')).toBeVisible()
    expect(itemOf(visa).getByText('UNA SORRELL')).toBeVisible()
    expect(itemOf(visa).getByText('07/2030')).toBeVisible()
    expect(itemOf(visa).queryByText('Expired')).toBeNull()
    expect(itemOf(mastercard).getByText('Expired')).toBeVisible()
  })

  it('are none at first, which is said', async () => {
    await openShopAt(path, { as: usCustomer })
    expect(
      await screen.findByText('There are no saved payment methods on your account'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', `${path}/new`)
  })

  it('have another primary one after a press', async () => {
    const { user, shop } = await openCards()
    await user.click(itemOf(mastercard).getByRole('button', { name: /Make primary/ }))
    expect(await screen.findByText(`${mastercard} is now your primary card.`)).toBeVisible()
    await waitFor(() => expect(itemOf(mastercard).getByText('Primary')).toBeVisible())
    expect(shop.calls.journal).toEqual(['cardGateway.makePrimary'])
  })

  it("say 'Error occured' when one cannot be made primary (ADDR-13)", async () => {
    const shop = shopWithCards()
    shop.calls.failNext('cardGateway.makePrimary', { kind: 'refused', messages: ['Not now.'] })
    const { user } = await openCards(shop)
    await user.click(itemOf(mastercard).getByRole('button', { name: /Make primary/ }))
    expect(await screen.findByText('Error occured. Not now.')).toBeVisible()
  })

  it('are removed after a question', async () => {
    const { user, shop } = await openCards()
    await user.click(itemOf(visa).getByRole('button', { name: /^Remove/ }))
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${visa}?` }))
    expect(shop.calls.journal).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove card' }))
    expect(await screen.findByText(`${visa} was removed.`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: visa })).toBeNull())
    expect(shop.calls.journal).toEqual(['cardGateway.remove'])
  })

  it('open one by one, and are renamed there (ROUTE-35)', async () => {
    const { user, shop } = await openShopAt(`${path}/card-visa`, {
      as: usCustomer,
      shop: shopWithCards(),
    })
    const nickname = await screen.findByRole('textbox', { name: /Nickname/ })
    await user.clear(nickname)
    await user.type(nickname, 'Van')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(window.location.pathname).toBe(path))
    expect(await screen.findByText('Van')).toBeVisible()
    expect(shop.calls.journal).toEqual(['cardGateway.change'])
  })

  it('of another customer are not to be found (ROUTE-35)', async () => {
    await openShopAt(`${path}/card-visa`, { as: euCustomer, shop: shopWithCards() })
    expect(await screen.findByText('Page not found')).toBeVisible()
    expect(screen.queryByText(visa)).toBeNull()
  })
})

async function fillAddress(
  user: Awaited<ReturnType<typeof openCards>>['user'],
  form: ReturnType<typeof within>,
) {
  await user.selectOptions(form.getByRole('combobox', { name: /^Country/ }), 'US')
  await user.type(form.getByRole('textbox', { name: /^Nickname/ }), 'Site')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Dock 9')
  await user.type(form.getByRole('textbox', { name: /^Street address/ }), '9 Quay')
  await user.type(form.getByRole('textbox', { name: /^City/ }), 'Duluth')
  await user.selectOptions(form.getByRole('combobox', { name: /^State/ }), 'MN')
  await user.type(form.getByRole('textbox', { name: 'ZIP code' }), '55802')
}

describe('another card', () => {
  const openNew = async (shop = fakeShop(), query = '') => {
    const opened = await openShopAt(`${path}/new${query}`, { as: usCustomer, shop })
    await screen.findByRole('heading', { level: 1, name: 'Add a card' })
    return opened
  }

  it('is typed in the frame of the vault, and saved by its token (CART-10)', async () => {
    const { user, shop } = await openNew()
    expect(await screen.findByTitle('Card details')).toHaveAttribute(
      'src',
      'https://vault.test/card?locale=en&placement=account',
    )
    await says(shop, { kind: 'ready' })
    await user.type(screen.getByRole('textbox', { name: /Nickname/ }), 'Van')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(shop.vault.told).toEqual(['submit'])
    await says(shop, token)
    await waitFor(() => expect(window.location.pathname).toBe(path))
    expect(await screen.findByText('Van')).toBeVisible()
    expect(shop.calls.journal).toEqual(['cardGateway.add'])
  })

  it('leads back to where it was wanted, saved or not, and nowhere else (SUBS-02, T02)', async () => {
    const { user, shop } = await openNew(undefined, '?redirect=%2Fscheduled-delivery-cart')
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/scheduled-delivery-cart',
    )
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await says(shop, token)
    await waitFor(() => expect(window.location.pathname).toBe('/scheduled-delivery-cart'))
  })

  it('leads back to the cards where another site is named', async () => {
    await openNew(undefined, '?redirect=%2F%2Fevil.test')
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', path)
  })

  it('is as tall as its form', async () => {
    const { shop } = await openNew()
    await says(shop, { kind: 'height', pixels: 333 })
    expect(screen.getByTitle('Card details')).toHaveStyle({ blockSize: '333px' })
  })

  it('that is not whole has the focus sent into the form, and nothing is saved (CART-12)', async () => {
    const { user, shop } = await openNew()
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await says(shop, { kind: 'refused', fields: ['creditCardNumber'] })
    expect(await screen.findByText('Please complete the marked card fields.')).toBeVisible()
    expect(shop.vault.told).toEqual(['submit', 'focus'])
    expect(shop.calls.journal).toEqual([])
  })

  it("says 'Error in saving your payment card' when it cannot be saved (CART-14)", async () => {
    const shop = fakeShop()
    shop.calls.failNext('cardGateway.add', { kind: 'refused', messages: ['No such card.'] })
    const { user } = await openNew(shop)
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await says(shop, token)
    expect(await screen.findByText('Error in saving your payment card')).toBeVisible()
    expect(screen.getByText('No such card.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save card' })).toBeEnabled()
  })

  it('is saved once when the answer is lost (CART-14)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('cardGateway.add', { kind: 'unconfirmed' }, 'after-commit')
    const { user } = await openNew(shop)
    await says(shop, { kind: 'ready' })
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await says(shop, token)
    await waitFor(() => expect(window.location.pathname).toBe(path))
    expect(shop.calls.journal).toEqual(['cardGateway.add'])
  })

  it('is billed to a new address that is typed beside it, and loses nothing of what was typed', async () => {
    const shop = fakeShop()
    shop.calls.failNext('cardGateway.add', { kind: 'refused', messages: ['No such card.'] })
    const { user } = await openNew(shop)
    await says(shop, { kind: 'ready' })
    await user.type(screen.getByRole('textbox', { name: /Nickname/ }), 'Van')
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Billing address/ }),
      'New address',
    )
    const typed = within(await screen.findByRole('group', { name: 'New address' }))
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(await typed.findByRole('link', { name: 'Nickname is required' })).toBeVisible()
    expect(shop.vault.told).toEqual([])
    await fillAddress(user, typed)
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await waitFor(() => expect(shop.vault.told).toEqual(['submit']))
    await says(shop, token)
    expect(await screen.findByText('No such card.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Billing address/ })).toHaveDisplayValue(
      'Site, Duluth',
    )
    expect(screen.getAllByRole('textbox', { name: /Nickname/ })[0]).toHaveValue('Van')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await says(shop, token)
    await waitFor(() => expect(window.location.pathname).toBe(path))
    const customer = customerByEmail(shop, usCustomer)
    const added = customer?.addresses.find(({ nickname }) => nickname === 'Site')
    expect(shop.cards.get(customer?.account.id ?? '')?.[0]?.billingAddressId).toBe(added?.id)
    expect(shop.calls.journal).toEqual(['addressBook.add', 'cardGateway.add'])
  })

  it('waits for its new billing address, which is sent once more where it was not saved', async () => {
    const shop = fakeShop()
    shop.calls.failNext('addressBook.add', { kind: 'refused', messages: ['No such street.'] })
    const { user } = await openNew(shop)
    await says(shop, { kind: 'ready' })
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Billing address/ }),
      'New address',
    )
    await fillAddress(user, within(await screen.findByRole('group', { name: 'New address' })))
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(await screen.findByText('No such street.')).toBeVisible()
    expect(shop.vault.told).toEqual([])
    const answer = shop.calls.hold('addressBook.add')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    expect(screen.getByRole('button', { name: 'Save card' })).toHaveAttribute('aria-busy', 'true')
    answer()
    await waitFor(() => expect(shop.vault.told).toEqual(['submit']))
    expect(shop.calls.journal).toEqual(['addressBook.add'])
  })

  it('has forgotten a billing address that was saved after its page was left', async () => {
    const shop = fakeShop()
    const { user, router } = await openNew(shop)
    await says(shop, { kind: 'ready' })
    const choice = () => screen.findByRole('combobox', { name: /Billing address/ })
    await user.selectOptions(await choice(), 'New address')
    await fillAddress(user, within(await screen.findByRole('group', { name: 'New address' })))
    const answer = shop.calls.hold('addressBook.add')
    await user.click(screen.getByRole('button', { name: 'Save card' }))
    await act(() => router.navigate({ to: '/my-account/cards' }))
    await screen.findByRole('heading', { level: 1, name: 'Payment cards' })
    answer()
    await waitFor(() => expect(shop.calls.journal).toEqual(['addressBook.add']))
    await act(() => router.navigate({ to: '/my-account/cards/new' }))
    await screen.findByRole('heading', { level: 1, name: 'Add a card' })
    await choice()
    expect(screen.queryByRole('group', { name: 'New address' })).not.toBeInTheDocument()
  })

  it('has no form where the engine names none, which developers are told (ERR-04)', async () => {
    const shop = fakeShop()
    shop.vault.frameAddress = ''
    const { logged } = await openNew(shop)
    await waitFor(() => expect(logged.map(({ event }) => event)).toContain('card.not-configured'))
    expect(screen.queryByTitle('Card details')).toBeNull()
  })
})
