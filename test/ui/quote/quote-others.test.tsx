/** What another user has done to a quote while it is open here. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openQuote } from './open-quote.ts'
import { cellOf, enter } from './sheet-cells.ts'

const first = aQuoteItem({ quantity: 5 })
const second = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1100CNS' })
const fulfilments = [aFulfilment({ itemIds: [first.id, second.id] })]

afterEach(() => {
  vi.restoreAllMocks()
})

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

describe('a quote that another tab writes to', () => {
  const items = [first, second]

  function withThirty(shop: FakeShop) {
    const changed = { ...second, quantity: 30 }
    elsewhere(shop, (quote) => ({ ...quote, items: [first, changed] }))
  }

  /** `timeStamp` counts milliseconds, as of every event. */
  function turnTo(state: 'hidden' | 'visible', timeStamp: number) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    const event = new Event('visibilitychange')
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    act(() => void document.dispatchEvent(event))
  }

  const quantity = () => cellOf('quantity', 'OM1100CNS')
  const readings = ({ calls }: FakeShop) =>
    calls.asked.filter((call) => call === 'quoteGateway.open').length

  it('is shown as it is now, and names the line that is another one', async () => {
    const { shop, quote, tabs } = await openQuote({ items, fulfilments })
    withThirty(shop)
    act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
    await waitFor(() => expect(quantity()).toHaveTextContent('30'))
    expect(screen.getByText('1 line has been changed in another window and is now:')).toBeVisible()
  })

  it('is not read again because of another quote', async () => {
    const { shop, quote, tabs } = await openQuote({ items, fulfilments })
    const before = readings(shop)
    act(() => tabs.say({ kind: 'quote-changed', quoteId: 'another' }))
    withThirty(shop)
    act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
    await waitFor(() => expect(quantity()).toHaveTextContent('30'))
    expect(readings(shop)).toBe(before + 1)
  })

  it('is read again on the return to a tab that was hidden, once', async () => {
    const { shop, quote, tabs } = await openQuote({ items, fulfilments })
    turnTo('hidden', 1000)
    const before = readings(shop)
    act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
    withThirty(shop)
    act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
    turnTo('visible', 2000)
    await waitFor(() => expect(quantity()).toHaveTextContent('30'))
    expect(readings(shop)).toBe(before + 1)
  })

  it('is read again after half a minute away, in which another device may have written', async () => {
    const { shop } = await openQuote({ items, fulfilments })
    const before = readings(shop)
    turnTo('hidden', 1000)
    turnTo('visible', 30_999)
    withThirty(shop)
    turnTo('hidden', 40_000)
    turnTo('visible', 70_000)
    await waitFor(() => expect(quantity()).toHaveTextContent('30'))
    expect(readings(shop)).toBe(before + 1)
  })

  it('tells the other tabs what is written here', async () => {
    const { user, quote, tabs } = await openQuote({ items, fulfilments })
    await enter(user, 'quantity', '9{Enter}', 'OM1080CNS')
    await waitFor(() =>
      expect(tabs.told).toContainEqual({ kind: 'quote-changed', quoteId: quote.id }),
    )
  })
})

describe('a quote with lines that cost something else by now', () => {
  it('names each with both prices, and from when on the new one applies', async () => {
    await openQuote({
      items: [aQuoteItem({ unitPrice: 400 }), second],
      fulfilments,
      comingPrices: [{ itemId: first.id, unitPrice: 412.5 }],
    })
    expect(screen.getByText('The price of 1 line has changed')).toBeVisible()
    expect(screen.getByText('OM1080CNS: $412.50 each, was $400.00')).toBeVisible()
    expect(
      screen.getByText('The new price applies when you next change a line or submit.'),
    ).toBeVisible()
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
