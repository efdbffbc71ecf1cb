/** The quote list as a customer sees it. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, aQuoteItem, quoteId, quoteItemId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const path = '/my-account/quotes'

function shopWithDrafts(count: number) {
  const shop = fakeShop()
  for (let index = 1; index <= count; index += 1) {
    const name = `Draft ${String(index).padStart(2, '0')}`
    withQuote(shop, usCustomer, aQuote({ id: quoteId(`draft-${index}`), name, status: 'draft' }))
  }
  return shop
}

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (!row) throw new Error(`${name} is in no row`)
  return within(row)
}

describe('the quote list', () => {
  it('has the tabs Draft, Submitted and Approved (QUOTE-05)', async () => {
    await openShopAt(path, { as: usCustomer })
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Draft 0', 'Submitted 0', 'Approved 0'])
  })

  it('opens on the tab Draft (QUOTE-09)', async () => {
    await openShopAt(path, { as: usCustomer })
    expect(await screen.findByRole('tab', { name: /^Draft/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  it('shows ten quotes a page and leads to the next (QUOTE-11)', async () => {
    const { user } = await openShopAt(path, { as: usCustomer, shop: shopWithDrafts(12) })
    expect(await screen.findAllByRole('rowheader')).toHaveLength(10)
    await user.click(screen.getByRole('link', { name: /next/i }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
    expect(window.location.search).toBe('?page=2')
  })

  it('has columns for PO Number, name, status, date, items and total (QUOTE-12)', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWithDrafts(1) })
    const heads = await screen.findAllByRole('columnheader')
    const names = heads.map((head) => head.textContent)
    for (const name of [
      'PO Number',
      'Quote name',
      'Status',
      'Created',
      'Items',
      'Total price, incl. tax',
    ]) {
      expect(names).toContain(name)
    }
  })

  it('says how many lines a quote has, and how many pieces they are', async () => {
    const shop = fakeShop()
    const items = [
      aQuoteItem({ quantity: 2 }),
      aQuoteItem({ id: quoteItemId('item-2'), quantity: 5 }),
    ]
    withQuote(shop, usCustomer, aQuote({ name: 'Line 3', status: 'draft', items }))
    await openShopAt(path, { as: usCustomer, shop })
    expect((await rowOf('Line 3')).getByText(/^2 lines/)).toHaveTextContent('2 lines 7 pieces')
  })

  it('says of a returned quote that its answer was recalled, and of that one alone', async () => {
    const feedback = {
      status: 'returned',
      reason: 'Which port?',
      at: '2026-03-09T08:00:00Z',
    } as const
    const histories = { Valve: [feedback], Mixer: [feedback, { ...feedback, reason: '' }] }
    const shop = fakeShop()
    for (const [name, history] of Object.entries(histories)) {
      withQuote(shop, usCustomer, aQuote({ id: quoteId(name), name, status: 'returned', history }))
    }
    await openShopAt('/my-account/quotes?tab=submitted', { as: usCustomer, shop })
    expect((await rowOf('Mixer')).getByText('You recalled your answer')).toBeVisible()
    expect((await rowOf('Mixer')).getByText('Returned')).toBeVisible()
    expect((await rowOf('Valve')).queryByText('You recalled your answer')).toBeNull()
  })

  it('links PO number and quote name to the quote (QUOTE-13)', async () => {
    const shop = fakeShop()
    const quote = aQuote({ name: 'Line 3', purchaseOrderNumber: 'PO-7', status: 'draft' })
    withQuote(shop, usCustomer, quote)
    await openShopAt(path, { as: usCustomer, shop })
    const href = `/my-account/quotes/${quote.id}`
    expect(await screen.findByRole('link', { name: 'Line 3' })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: 'PO-7' })).toHaveAttribute('href', href)
  })

  it('asks before it removes a quote (QUOTE-15)', async () => {
    const { user, shop } = await openShopAt(path, { as: usCustomer, shop: shopWithDrafts(1) })
    const row = await rowOf('Draft 01')
    await user.click(row.getByRole('button', { name: 'Remove quote Draft 01' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure, You want to remove the quote',
    })
    expect(shop.calls.journal).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Yes, Remove it!' }))
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.removeQuote']))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Draft 01' })).toBeNull())
  })

  it('says that a quote was removed (QUOTE-66)', async () => {
    const { user, notices } = await openShopAt(path, { as: usCustomer, shop: shopWithDrafts(1) })
    const row = await rowOf('Draft 01')
    await user.click(row.getByRole('button', { name: 'Remove quote Draft 01' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Remove it!' }))
    await waitFor(() => expect(notices.map(({ key }) => key)).toContain('quotes:removed'))
  })

  it("says 'Error Found!' in the dialog when a removal fails, and keeps the quote (QUOTE-67)", async () => {
    const shop = shopWithDrafts(1)
    shop.calls.failNext('quoteGateway.removeQuote', { kind: 'server-failed', status: 500 })
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    const row = await rowOf('Draft 01')
    await user.click(row.getByRole('button', { name: 'Remove quote Draft 01' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, Remove it!' }))
    expect(await screen.findByText(/Error Found!/)).toBeVisible()
    expect(shop.quotes.size).toBe(1)
  })

  it("opens the dialog 'Create Quote' by 'Order Request Form' (QUOTE-16)", async () => {
    const { user } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    expect(await screen.findByRole('dialog', { name: 'Create Quote' })).toBeVisible()
  })

  it("does not create a quote without a 'New Quote Name*' (QUOTE-17)", async () => {
    const { user, shop } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    const name = await screen.findByRole('textbox', { name: 'New Quote Name*' })
    await user.type(name, '   ')
    await user.click(screen.getByRole('button', { name: 'Create Quote' }))
    expect(name).toBeInvalid()
    expect(shop.calls.journal).toEqual([])
  })

  it('takes at most 255 characters for the name of a quote (QUOTE-62)', async () => {
    const { user } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    const name = await screen.findByRole('textbox', { name: 'New Quote Name*' })
    await user.click(name)
    await user.paste('x'.repeat(300))
    expect(name).toHaveValue('x'.repeat(255))
  })

  it('creates one quote for twenty clicks and goes to the draft order', async () => {
    const { user, shop } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    await user.type(await screen.findByRole('textbox', { name: 'New Quote Name*' }), 'Line 9')
    const create = screen.getByRole('button', { name: 'Create Quote' })
    for (let click = 0; click < 20; click += 1) create.click()
    await waitFor(() =>
      expect(window.location.pathname).toMatch(/^\/my-account\/draftorder\/quote-/),
    )
    expect(shop.calls.journal).toEqual(['quoteGateway.create'])
  })

  it('says that a quote was created (QUOTE-71)', async () => {
    const { user, notices } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    await user.type(await screen.findByRole('textbox', { name: 'New Quote Name*' }), 'Line 9')
    await user.click(screen.getByRole('button', { name: 'Create Quote' }))
    await waitFor(() => expect(notices.map(({ key }) => key)).toEqual(['price:quoteCreated']))
  })

  it('keeps the typed name when the quote could not be created', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.create', { kind: 'refused', messages: ['Too many drafts.'] })
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    const name = await screen.findByRole('textbox', { name: 'New Quote Name*' })
    await user.type(name, 'Line 9')
    await user.click(screen.getByRole('button', { name: 'Create Quote' }))
    expect(await screen.findByText('Too many drafts.')).toBeVisible()
    expect(name).toHaveValue('Line 9')
  })

  it('holds the place of ten rows while the quotes are loading (QUOTE-19)', async () => {
    const shop = shopWithDrafts(1)
    const release = shop.calls.hold('quoteGateway.list')
    await openShopAt(path, { as: usCustomer, shop })
    const busy = await screen.findByText('Loading quotes')
    expect(busy.nextElementSibling?.children).toHaveLength(10)
    release()
    expect(await screen.findByRole('link', { name: 'Draft 01' })).toBeVisible()
  })

  it('says why the quotes could not be loaded and asks again on demand', async () => {
    const shop = shopWithDrafts(1)
    shop.calls.failNext('quoteGateway.list', { kind: 'timed-out' })
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    expect(await screen.findByText('The quotes could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Draft 01' })).toBeVisible()
  })

  it('says what to do when there is no draft', async () => {
    await openShopAt(path, { as: usCustomer })
    expect(await screen.findByText('No drafts yet')).toBeVisible()
  })
})
