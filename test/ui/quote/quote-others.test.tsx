/** What another user has done to a quote while it is open here. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openQuote } from './open-quote.ts'
import { cellOf, enter } from './sheet-cells.ts'

const first = aQuoteItem({ quantity: 5 })
const second = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1100CNS' })
const fulfilments = [aFulfilment({ itemIds: [first.id, second.id] })]

/** The other window, which goes straight to the shop. */
function elsewhere(shop: FakeShop, change: (quote: Quote) => Quote | undefined) {
  for (const [id, owned] of shop.quotes) {
    const quote = change(owned.quote)
    if (quote) shop.quotes.set(id, { ...owned, quote })
    else shop.quotes.delete(id)
  }
}

describe('a line that was removed elsewhere', () => {
  it('goes from the page, is said, and leaves what was typed for copying', async () => {
    const { user, shop } = await openQuote({ items: [first, second], fulfilments })
    elsewhere(shop, (quote) => ({ ...quote, items: [second] }))
    await enter(user, 'quantity', '9{Enter}', 'OM1080CNS')
    const words = 'Orbital motor OM1, OM1080CNS, is no longer in this quote.'
    const said = await screen.findByText((text) => text.startsWith(words))
    const notice = said.closest<HTMLElement>('[role="alert"], [role="status"]') ?? document.body
    expect(within(notice).getByText('9')).toBeVisible()
    expect(screen.queryByRole('row', { name: /OM1080CNS/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Items (1)' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(within(notice).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText((text) => text.startsWith(words))).toBeNull()
  })
})

describe('a day for a line that was removed elsewhere', () => {
  it('is kept for copying as days are written', async () => {
    const { user, shop } = await openQuote({ items: [first, second], fulfilments })
    elsewhere(shop, (quote) => ({ ...quote, items: [second] }))
    await enter(user, 'date', '2026-09-01', 'OM1080CNS')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/is no longer in this quote\./)).toBeVisible()
    expect(screen.getByText('Sep 01, 2026')).toBeVisible()
  })
})

describe('a quote that was removed elsewhere', () => {
  it('leads to the list, which says that it no longer exists', async () => {
    const { user, shop } = await openQuote({ items: [first] })
    elsewhere(shop, () => undefined)
    await enter(user, 'quantity', '9{Enter}')
    expect(await screen.findByText(/^This quote no longer exists\./)).toBeVisible()
    expect(window.location.pathname).toBe('/my-account/quotes')
  })
})

describe('a value that was set elsewhere', () => {
  it('is said when this page writes over it, and is one press away', async () => {
    const { user, shop } = await openQuote({ items: [first] })
    elsewhere(shop, (quote) => ({ ...quote, items: [{ ...first, quantity: 8 }] }))
    await enter(user, 'quantity', '6{Enter}')
    const words = 'The quantity of OM1080CNS had been set to 8 elsewhere; it is now 6.'
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use 8' }))
    await waitFor(() => expect(cellOf('quantity')).toHaveTextContent('8'))
    expect(screen.queryByText(words)).toBeNull()
    await waitFor(() => expect([...shop.quotes.values()][0]?.quote.items[0]?.quantity).toBe(8))
  })

  it('is said of the PO number too', async () => {
    const shop = fakeShop()
    const { user } = await openQuote({ items: [first] }, shop)
    elsewhere(shop, (quote) => ({ ...quote, purchaseOrderNumber: 'PO-8' }))
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    const field = await screen.findByRole('textbox', { name: /^PO Number/ })
    await user.clear(field)
    await user.type(field, 'PO-9{Enter}')
    expect(
      await screen.findByText('The PO Number had been set to PO-8 elsewhere; it is now PO-9.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use PO-8' }))
    expect(await screen.findByText('PO-8')).toBeVisible()
  })
})

describe('a line whose price has changed since it was saved', () => {
  it('is said with both prices when something else is saved', async () => {
    const { user, shop } = await openQuote({
      items: [first, { ...second, unitPrice: 100 }],
      fulfilments,
    })
    elsewhere(shop, (quote) => ({ ...quote, items: [first, { ...second, unitPrice: 112.5 }] }))
    await enter(user, 'quantity', '9{Enter}', 'OM1080CNS')
    expect(await screen.findByText('OM1100CNS: $112.50 each, was $100.00')).toBeVisible()
    expect(screen.getByText('The price of 1 line has changed')).toBeVisible()
  })
})
