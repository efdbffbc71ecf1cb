/** Copying a quote to a new one, from its page and from its row of the list. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { openQuote } from './open-quote.ts'

const later = aQuoteItem({ requestedDate: aDay('2030-05-04') })

async function asked(overrides: Partial<Quote> = {}) {
  const opened = await openQuote({ status: 'approved', items: [later], ...overrides })
  await opened.user.click(screen.getByRole('button', { name: 'Copy to a new quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Copy to a new quote' })
  const press = () => opened.user.click(within(dialog).getByRole('button', { name: 'Copy quote' }))
  const name = within(dialog).getByRole('textbox', { name: 'Name of the new quote' })
  return { ...opened, dialog, press, name }
}

/** The page of the new draft. */
async function draftOrder(name: string) {
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/my-account\/draftorder\//))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}

describe('the copy of a quote', () => {
  it('has a name to begin with, takes another one, and opens', async () => {
    const { press, name, user, shop } = await asked()
    expect(name).toHaveValue('Copy of Spring overhaul')
    await user.clear(name)
    await user.type(name, 'Autumn')
    await press()
    await draftOrder('Autumn')
    expect(shop.calls.journal).toEqual(['quoteGateway.copy'])
  })

  it('takes delivery and notes along where that is wanted', async () => {
    const { press, user, dialog, shop } = await asked({ specialInstructions: 'Ring twice.' })
    const box = within(dialog).getByRole('checkbox', { name: /^Copy delivery, instructions/ })
    expect(box).not.toBeChecked()
    await user.click(box)
    await press()
    await draftOrder('Copy of Spring overhaul')
    const copy = [...shop.quotes.values()].find(({ quote }) => quote.name.startsWith('Copy of'))
    expect(copy?.quote.specialInstructions).toBe('Ring twice.')
  })

  it('needs a name', async () => {
    const { press, name, user, dialog, shop } = await asked()
    await user.clear(name)
    await press()
    expect(within(dialog).getByText('Please enter a name for the quote')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it('says line by line what is not on it and what is different, and then opens', async () => {
    const gone = aQuoteItem({
      id: quoteItemId('gone'),
      modelCode: 'GONE99',
      productName: 'Old pump',
      customerMaterialNumber: 'MAT-9',
    })
    const early = aQuoteItem({
      id: quoteItemId('early'),
      requestedDate: aDay('2026-01-05'),
      customerMaterialNumber: 'MAT-8',
    })
    const { press, user } = await asked({ items: [later, gone, early] })
    await press()
    const outcome = await screen.findByRole('dialog', { name: 'The copy differs from the quote' })
    expect(outcome).toHaveTextContent('2 items are on the new quote.')
    expect(outcome).toHaveTextContent('1 item was left out')
    expect(outcome).toHaveTextContent('Old pump GONE99 × 2 · Your number: MAT-9: no longer sold')
    expect(outcome).toHaveTextContent('1 date was too early and has been moved')
    expect(outcome).toHaveTextContent(
      'Your number: MAT-8: Requested date May 04, 2026 instead of Jan 05, 2026',
    )
    await user.click(within(outcome).getByRole('button', { name: 'Open the new quote' }))
    await draftOrder('Copy of Spring overhaul')
  })

  it('that did not come about says so, keeps the name, and is made once', async () => {
    const { press, name, user, dialog, shop } = await asked()
    await user.type(name, ' 2')
    shop.calls.failNext('quoteGateway.copy', { kind: 'timed-out' })
    await press()
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    expect(name).toHaveValue('Copy of Spring overhaul 2')
    shop.calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' }, 'after-commit')
    await press()
    await draftOrder('Copy of Spring overhaul 2')
    expect(shop.quotes.size).toBe(2)
  })

  it('onto a draft that another window has removed says that a chosen quote is gone', async () => {
    const { press, dialog, shop } = await asked()
    shop.calls.failNext('quoteGateway.copy', { kind: 'not-found' })
    await press()
    const words = /^A quote that you chose here no longer exists\..* Nothing was copied\.$/
    expect(await within(dialog).findByText(words)).toBeVisible()
    expect(shop.quotes.size).toBe(1)
  })

  it('whose answer and drafts cannot be read is told to be made once if it is tried again', async () => {
    const { press, dialog, shop } = await asked()
    const release = shop.calls.hold('quoteGateway.copy')
    shop.calls.failNext('quoteGateway.copy', { kind: 'unconfirmed' }, 'after-commit')
    await press()
    await waitFor(() => expect(shop.calls.asked).toContain('quoteGateway.copy'))
    shop.calls.failNext('quoteGateway.openDrafts', { kind: 'timed-out' })
    release()
    const words = /^We could not confirm that the quote was copied\. You can try again:/
    expect(await within(dialog).findByText(words)).toBeVisible()
    await press()
    await draftOrder('Copy of Spring overhaul')
    expect(shop.quotes.size).toBe(2)
  })

  it('is compared by what the chosen lines came to', async () => {
    const second = aQuoteItem({ id: quoteItemId('second'), quantity: 3 })
    const { dialog, user } = await asked({ items: [later, second] })
    const box = await within(dialog).findAllByRole('checkbox', { name: /^Copy (?!delivery)/ })
    const [then] = within(dialog).getAllByRole('definition')
    expect(then).toHaveTextContent('$1,250.00')
    await user.click(box[1] ?? dialog)
    expect(then).toHaveTextContent('$500.00')
  })

  it('is offered in every row of the list that has lines', async () => {
    const shop = fakeShop()
    withQuote(shop, usCustomer, aQuote({ status: 'approved', items: [later] }))
    const { user } = await openShopAt('/my-account/quotes?tab=approved', { as: usCustomer, shop })
    const action = 'Copy quote Spring overhaul to a new quote'
    await user.click(await screen.findByRole('button', { name: action }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy to a new quote' })
    await user.click(within(dialog).getByRole('button', { name: 'Copy quote' }))
    await draftOrder('Copy of Spring overhaul')
  })

  it('is not offered of a quote without lines', async () => {
    await openQuote({ items: [], fulfilments: [] })
    expect(screen.queryByRole('button', { name: 'Copy to a new quote' })).toBeNull()
  })
})
