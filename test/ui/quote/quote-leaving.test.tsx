/** Nothing typed into a quote is lost silently, and no customer sees the quote of another. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { fakePassword, fakeShop } from '../../fakes/fake-shop.ts'
import { usCustomer } from '../open-shop.tsx'
import { openQuote } from './open-quote.ts'
import { cellOf, enter } from './sheet-cells.ts'

const item = aQuoteItem({ quantity: 5, requestedDate: aDay('2026-08-03') })
const toQuotes = () => {
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  return within(trail).getByRole('link', { name: 'Quotes' })
}

describe('leaving a quote', () => {
  it('waits until the write under way is answered', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('quoteGateway.changeQuantity')
    const { user, quote } = await openQuote({ items: [item] }, shop)
    await enter(user, 'quantity', '7')
    await user.click(toQuotes())
    expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`)
    release()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity'])
  })

  it('shows what it waits for, and stays on demand', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('quoteGateway.changeQuantity')
    const { user, quote } = await openQuote({ items: [item] }, shop)
    await enter(user, 'quantity', '7')
    await user.click(toQuotes())
    const waiting = await screen.findByRole('alertdialog', { name: 'Saving your changes' })
    expect(waiting).toHaveTextContent('1 change is still being saved.')
    await user.click(within(waiting).getByRole('button', { name: 'Stay here' }))
    release()
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not wait for those who want to leave at once', async () => {
    const shop = fakeShop()
    shop.calls.hold('quoteGateway.changeQuantity')
    const { user } = await openQuote({ items: [item] }, shop)
    await enter(user, 'quantity', '7')
    await user.click(toQuotes())
    const waiting = await screen.findByRole('alertdialog', { name: 'Saving your changes' })
    await user.click(within(waiting).getByRole('button', { name: 'Leave now' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
  })

  it('asks first when the change could not be saved, and stays on demand', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.changeQuantity', { kind: 'refused', messages: ['Sold out.'] })
    const { user, quote } = await openQuote({ items: [item] }, shop)
    await enter(user, 'quantity', '7')
    await user.click(toQuotes())
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(cellOf('quantity')).toHaveTextContent('7'))
    expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`)
    expect(screen.getByText('Sold out.')).toBeVisible()
  })

  it('asks first when a date was typed and not saved, and leaves on demand', async () => {
    const { user, shop } = await openQuote({ items: [item] })
    await enter(user, 'date', '2026-09-01')
    await user.click(toQuotes())
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(shop.calls.journal).toEqual([])
  })

  it.each([
    ['day', 'Requested date', '2026-09-01', 'The date for 1 selected line'],
    ['quantity', 'Quantity for the selected lines', '7', 'The quantity for 1 selected line'],
  ])(
    'asks first when a %s for chosen lines was typed and not set',
    async (_what, label, text, open) => {
      const { user, shop, quote } = await openQuote({ items: [item] })
      await user.click(screen.getByRole('checkbox', { name: /^Select / }))
      fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
      expect(await screen.findByRole('link', { name: open })).toBeVisible()
      await user.click(toQuotes())
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
      await user.click(within(question).getByRole('button', { name: 'Stay here' }))
      expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`)
      expect(screen.getByLabelText(label)).toHaveValue(text)
      expect(shop.calls.journal).toEqual([])
    },
  )

  it('asks nothing when nothing was changed', async () => {
    const { user } = await openQuote()
    await user.click(toQuotes())
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the customer of a quote', () => {
  it('finds what was typed saved after signing in again in place, and is where it was', async () => {
    const { user, storefront, shop } = await openQuote({ items: [item] })
    const { session } = storefront
    await enter(user, 'quantity', '9')
    act(() => session.send({ type: 'session.expired' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    const credentials = { email: usCustomer, password: fakePassword }
    act(() => session.send({ type: 'sign-in', credentials }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cellOf('quantity')).toHaveFocus())
    expect(cellOf('quantity')).toHaveTextContent('9')
    const written = shop.calls.journal.filter((call) => call === 'quoteGateway.changeQuantity')
    expect(written).toHaveLength(1)
  })

  it('is the only one to see it: another customer who signs in is led to the list (T09)', async () => {
    const { storefront, shop, quote } = await openQuote({ name: 'Secret project' })
    const other = 'account-eu'
    for (const token of shop.sessions.keys()) shop.sessions.set(token, other)
    act(() => storefront.session.send({ type: 'account.reload' }))
    await waitFor(() => expect(storefront.session.getSnapshot().context.account?.id).toBe(other))
    expect(screen.queryByText(quote.name)).toBeNull()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(await screen.findByText(/This quote could not be found/)).toBeVisible()
  })
})

describe('printing a quote', () => {
  it('prints all lines, without a control, and what was typed is still there afterwards', async () => {
    const items = Array.from({ length: 12 }, (_, index) =>
      aQuoteItem({
        id: quoteItemId(`item-${index}`),
        productName: 'Motor',
        segments: [{ codeTitle: 'Shaft', code: 'C', title: '25 mm' }],
      }),
    )
    const { user } = await openQuote({ items, currency: 'EUR', promotionCodes: ['SPRING'] })
    await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Please hurry.')
    fireEvent(window, new Event('beforeprint'))
    const printed = within(await screen.findByRole('table', { name: 'Items (12)' }))
    expect(printed.getAllByRole('rowheader', { name: /Motor/ })).toHaveLength(12)
    expect(printed.queryByRole('textbox')).toBeNull()
    expect(printed.getByRole('rowheader', { name: 'Total including surcharge' })).toBeVisible()
    expect(printed.getAllByText('Shaft C: 25 mm')).toHaveLength(12)
    expect(printed.getByRole('cell', { name: '12' })).toBeVisible()
    for (const words of [
      'Customer',
      'Terms',
      'Prices in EUR, net, plus surcharge and tax.',
      'This quote has not been submitted. Its prices and dates are not binding.',
      'SPRING',
    ]) {
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    }
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByRole('table', { name: 'Items (12)' })).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Please hurry.')
  })
})
