/** An old quote beside today's prices, before its lines go to a draft. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { skuId } from '../../builders/a-product.ts'
import { anEmptyDraft, aQuote, aQuoteItem, quoteId, quoteItemId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { usCustomer, withQuote } from '../open-shop.tsx'
import { openQuote } from './open-quote.ts'

const kept = aQuoteItem({
  requestedDate: aDay('2030-05-04'),
  leadTime: { weeks: 2, earliest: undefined },
})
const gone = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1125CNS' })

async function asked(overrides: Partial<Quote> = {}, shop = fakeShop()) {
  const opened = await openQuote({ status: 'expired', items: [kept, gone], ...overrides }, shop)
  await opened.user.click(screen.getByRole('button', { name: 'Copy to a new quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Copy to a new quote' })
  const press = () => opened.user.click(within(dialog).getByRole('button', { name: 'Copy quote' }))
  return { ...opened, dialog, press }
}

const newest = (shop: ReturnType<typeof fakeShop>) => [...shop.quotes.values()].at(-1)?.quote

async function isOnDraft() {
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/my-account\/draftorder\//))
}

describe('an old quote', () => {
  it('shows what each line was and is today, and what cannot be had any more', async () => {
    const { dialog, shop } = await asked()
    const table = await within(dialog).findByRole('table', { name: 'Items then and today' })
    expect(within(table).getByText('4 weeks')).toBeVisible()
    expect(within(table).getByText('was 2 weeks')).toBeVisible()
    expect(within(table).getByText('No longer sold like this.')).toBeVisible()
    expect(dialog).toHaveTextContent('1 takes longer · 1 not available as it was')
    // Neither sum has that line.
    expect(within(dialog).getAllByText(/^without 1 item/)).toHaveLength(2)
    expect(shop.calls.journal).toEqual([])
  })

  it('takes what its customer chooses in place of a model that is gone', async () => {
    const { dialog, user, press, shop } = await asked()
    const instead = await within(dialog).findByRole('combobox', { name: 'In place of OM1125CNS' })
    await user.selectOptions(instead, 'OM1100CNS')
    expect(await within(dialog).findByText(/each, was \$250\.00/)).toBeVisible()
    // What is taken in its place is part of both sums.
    await waitFor(() => expect(within(dialog).queryByText(/^without 1 item/)).toBeNull())
    await press()
    await isOnDraft()
    expect(newest(shop)?.items.map(({ modelCode }) => modelCode)).toEqual([
      'OM1080CNS',
      'OM1100CNS',
    ])
  })

  it('says of each replacement in what it differs from the model that is gone', async () => {
    const { dialog, user } = await asked()
    const instead = await within(dialog).findByRole('combobox', { name: 'In place of OM1125CNS' })
    const words = 'Displacement: 125 → Option 100'
    expect(within(instead).getByRole('option', { name: `OM1100CNS – ${words}` })).toBeVisible()
    const said = () => within(dialog).getByText('Differs from OM1125CNS:').closest('[role=status]')
    expect(within(dialog).queryByText(/^Differs from/)).toBeNull()
    await user.selectOptions(instead, 'OM1100CNS')
    expect(said()).toHaveTextContent(words)
    await user.selectOptions(instead, 'OM1080CNS')
    expect(said()).toHaveTextContent('Displacement: 125 → Option 080')
    await user.selectOptions(instead, 'Leave it out')
    expect(within(dialog).queryByText(/^Differs from/)).toBeNull()
  })

  it('is not copied once another window has changed its lines, and shows them as they are', async () => {
    const other = aQuoteItem({ id: quoteItemId('item-3'), modelCode: 'OM1100CNS' })
    const { dialog, press, shop } = await asked({ status: 'draft', items: [kept, other] })
    const table = await within(dialog).findByRole('table', { name: 'Items then and today' })
    expect(within(table).getAllByRole('checkbox')).toHaveLength(2)
    const [[id, stored] = []] = [...shop.quotes]
    if (!id || !stored) throw new Error('There is no quote.')
    shop.quotes.set(id, { ...stored, quote: { ...stored.quote, items: [kept] } })
    await press()
    expect(await within(dialog).findByText(/^The items have been changed elsewhere/)).toBeVisible()
    await waitFor(() => expect(within(dialog).queryByText('OM1100CNS')).toBeNull())
    await press()
    await isOnDraft()
    expect(newest(shop)?.items.map(({ modelCode }) => modelCode)).toEqual(['OM1080CNS'])
  })

  it('counts no line that is left out for want of a model, until one is taken', async () => {
    const { dialog, user } = await asked({
      items: [kept, { ...gone, customerMaterialNumber: 'MAT-7' }],
    })
    const instead = await within(dialog).findByRole('combobox', { name: 'In place of OM1125CNS' })
    const box = within(dialog).getByRole('checkbox', { name: 'Copy OM1125CNS' })
    expect(dialog).toHaveTextContent('Your number: MAT-7')
    expect(dialog).toHaveTextContent('1 of 2 items selected')
    expect(box).not.toBeChecked()
    expect(box).toBeDisabled()
    await user.click(within(dialog).getByRole('button', { name: 'Select none' }))
    await user.selectOptions(instead, 'OM1100CNS')
    expect(box).toBeChecked()
    expect(dialog).toHaveTextContent('1 of 2 items selected')
    await user.click(within(dialog).getByRole('button', { name: 'Select all' }))
    expect(dialog).toHaveTextContent('2 of 2 items selected')
    await user.selectOptions(instead, 'Leave it out')
    expect(dialog).toHaveTextContent('1 of 2 items selected')
  })

  it('offers the models of the successor for a product that has left the catalogue', async () => {
    const departed = aQuoteItem({
      id: quoteItemId('item-2'),
      productName: 'Orbital motor OM0',
      skuId: skuId('sku-om0'),
      modelCode: 'OM0080CNS',
    })
    const { dialog, user, press, shop } = await asked({ items: [kept, departed] })
    expect(
      await within(dialog).findByText(
        'Orbital motor OM0 is no longer sold. Orbital motor OM1 replaces it.',
      ),
    ).toBeVisible()
    const instead = within(dialog).getByRole('combobox', { name: 'In place of OM0080CNS' })
    await user.selectOptions(instead, 'OM1080CNS')
    expect(await within(dialog).findByText(/each, was \$250\.00/)).toBeVisible()
    await press()
    await isOnDraft()
    expect(newest(shop)?.items.map(({ modelCode }) => modelCode)).toEqual([
      'OM1080CNS',
      'OM1080CNS',
    ])
  })

  it('puts some of the lines on a draft that is there', async () => {
    const shop = fakeShop()
    const draft = anEmptyDraft({ id: quoteId('draft-2'), name: 'Collected' })
    withQuote(shop, usCustomer, draft)
    const { dialog, user, press } = await asked({}, shop)
    await user.click(await within(dialog).findByRole('button', { name: 'Select none' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Copy OM1080CNS' }))
    expect(dialog).toHaveTextContent('1 of 2 items selected')
    await user.click(within(dialog).getByRole('radio', { name: 'Existing quote' }))
    await within(dialog).findByRole('option', { name: /Collected/ })
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Quote' }), draft.id)
    await press()
    await isOnDraft()
    expect(window.location.pathname).toBe('/my-account/draftorder/draft-2')
    expect(shop.quotes.get(draft.id)?.quote.items).toMatchObject([{ modelCode: 'OM1080CNS' }])
    expect(shop.quotes.size).toBe(2)
  })

  it('lets go of a draft that another window has removed meanwhile, and of nothing else that was chosen', async () => {
    const shop = fakeShop()
    const [gone, there] = [
      anEmptyDraft({ id: quoteId('draft-2'), name: 'Collected' }),
      anEmptyDraft({ id: quoteId('draft-3'), name: 'Other' }),
    ]
    withQuote(withQuote(shop, usCustomer, gone), usCustomer, there)
    const { dialog, user, press } = await asked({}, shop)
    const box = within(dialog)
    await user.click(await box.findByRole('button', { name: 'Select none' }))
    await user.click(box.getByRole('checkbox', { name: 'Copy OM1080CNS' }))
    await user.click(box.getByRole('radio', { name: 'Existing quote' }))
    await box.findByRole('option', { name: /Collected/ })
    await user.selectOptions(box.getByRole('combobox', { name: 'Quote' }), gone.id)
    shop.quotes.delete(gone.id)
    await press()
    const words = /^A quote that you chose here no longer exists\..* Nothing was copied\.$/
    expect(await box.findByText(words)).toBeVisible()
    await waitFor(() => expect(box.queryByRole('option', { name: /Collected/ })).toBeNull())
    expect(box.getByText(words)).toBeVisible()
    expect(box.getByRole('combobox', { name: 'Quote' })).toHaveDisplayValue('Choose a quote')
    expect(dialog).toHaveTextContent('1 of 2 items selected')
    await user.selectOptions(box.getByRole('combobox', { name: 'Quote' }), there.id)
    await press()
    await isOnDraft()
    expect(shop.quotes.get(there.id)?.quote.items).toMatchObject([{ modelCode: 'OM1080CNS' }])
  })

  it('takes lines of another quote along in one write; what was chosen stays while it is put away', async () => {
    const shop = fakeShop()
    const others = ['OM1080CNS', 'OM1100CNS'].map((modelCode, index) =>
      aQuoteItem({ id: quoteItemId(`other-${index}`), modelCode }),
    )
    const other = aQuote({
      id: quoteId('other'),
      name: 'Autumn',
      status: 'approved',
      items: others,
    })
    withQuote(shop, usCustomer, other)
    const { dialog, user } = await asked({}, shop)
    await user.click(await within(dialog).findByRole('button', { name: 'Select none' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Copy OM1080CNS' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add items from another quote' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Add the items of Autumn' }))
    const panel = await within(dialog).findByRole('region', { name: 'Items of Autumn' })
    await user.click(await within(panel).findByRole('checkbox', { name: 'Copy OM1080CNS' }))
    expect(panel).toHaveTextContent('1 of 2 items selected')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))

    await user.click(screen.getByRole('button', { name: 'Copy to a new quote' }))
    const again = await screen.findByRole('dialog', { name: 'Copy to a new quote' })
    const kept = await within(again).findByRole('region', { name: 'Items of Autumn' })
    expect(await within(kept).findByText('1 of 2 items selected')).toBeVisible()
    await user.click(within(again).getByRole('button', { name: 'Copy quote' }))
    await isOnDraft()
    expect(newest(shop)?.items.map(({ modelCode }) => modelCode)).toEqual([
      'OM1080CNS',
      'OM1100CNS',
    ])
    expect(shop.calls.journal).toEqual(['quoteGateway.copy'])
  })

  it('keeps the focus beside the lines of another quote, which come and go', async () => {
    const shop = fakeShop()
    const other = { id: quoteId('other'), name: 'Autumn', status: 'approved' } as const
    withQuote(shop, usCustomer, aQuote({ ...other, items: [kept] }))
    const { dialog, user } = await asked({}, shop)
    const add = () => within(dialog).getByRole('button', { name: 'Add items from another quote' })
    await user.click(add())
    expect(within(dialog).getByRole('combobox', { name: 'Quotes' })).toHaveFocus()
    await user.click(await within(dialog).findByRole('button', { name: 'Add the items of Autumn' }))
    expect(add()).toHaveFocus()
    await user.click(
      within(dialog).getByRole('button', { name: 'Do not copy the items of Autumn' }),
    )
    expect(add()).toHaveFocus()
  })

  it('offers no quote of one tab as an answer about another one', async () => {
    const shop = fakeShop()
    const named = [
      ['Autumn', 'approved'],
      ['Winter', 'draft'],
    ] as const
    for (const [name, status] of named) {
      withQuote(shop, usCustomer, aQuote({ id: quoteId(name), name, status, items: [kept] }))
    }
    const { dialog, user } = await asked({}, shop)
    await user.click(within(dialog).getByRole('button', { name: 'Add items from another quote' }))
    const take = (name: string) => ({ name: `Add the items of ${name}` })
    await within(dialog).findByRole('button', take('Autumn'))
    const release = shop.calls.hold('quoteGateway.list')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Quotes' }), 'draft')
    expect(within(dialog).queryByRole('button', take('Autumn'))).toBeNull()
    release()
    expect(await within(dialog).findByRole('button', take('Winter'))).toBeVisible()
  })

  it('asks for a line where none is chosen', async () => {
    const { dialog, user, press, shop } = await asked()
    await user.click(await within(dialog).findByRole('button', { name: 'Select none' }))
    await press()
    expect(await within(dialog).findByText('Select at least one item to copy.')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it('names the line that makes its prices fail, shows the others, and asks for that one again alone', async () => {
    const shop = fakeShop()
    const broken = { kind: 'server-failed', status: 500 } as const
    // Of both together, and of the first by itself.
    shop.calls.failNext('priceBook.prices', broken)
    shop.calls.failNext('priceBook.prices', broken)
    const other = { ...gone, modelCode: 'OM1100CNS' }
    const { dialog, user } = await asked({ items: [kept, other] }, shop)
    expect(await within(dialog).findByText(/^1 item could not be compared/)).toBeVisible()
    const rows = within(dialog).getAllByRole('row')
    expect(rows.find((row) => row.textContent.includes('OM1100CNS'))).toHaveTextContent(/was \$250/)
    // Neither sum has that line, and what is different in it is not known.
    expect(within(dialog).getAllByText(/^without 1 item that could not/)).toHaveLength(3)
    expect(within(dialog).getByRole('checkbox', { name: 'Copy OM1080CNS' })).toBeChecked()
    const again = within(dialog).getByRole('button', { name: 'Try again' })
    const before = shop.calls.asked.length
    const answer = shop.calls.hold('priceBook.prices')
    await user.click(again)
    await user.click(again)
    expect(within(dialog).getByText('OM1100CNS')).toBeVisible()
    answer()
    await waitFor(() => expect(within(dialog).queryByText(/could not be compared/)).toBeNull())
    expect(shop.calls.asked.slice(before)).toEqual(['priceBook.prices'])
  })

  it('says after the first failure that its lines are tried again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('priceBook.prices', { kind: 'server-failed', status: 500 })
    const [fail, answer] = [
      shop.calls.hold('priceBook.prices'),
      shop.calls.hold('priceBook.prices'),
    ]
    const { dialog } = await asked({}, shop)
    const said = 'Not all prices could be loaded. Trying again, item by item.'
    expect(await within(dialog).findByText('Comparing with today’s prices')).toBeInTheDocument()
    expect(within(dialog).queryByText(said)).toBeNull()
    fail()
    expect(await within(dialog).findByText(said)).toBeVisible()
    expect(within(dialog).getByText(said)).toHaveRole('status')
    answer()
    expect(await within(dialog).findByRole('table', { name: 'Items then and today' })).toBeVisible()
    expect(within(dialog).queryByText(said)).toBeNull()
  })

  it('that cannot be compared says so, and can be made all the same', async () => {
    const shop = fakeShop()
    shop.calls.failNext('priceBook.prices', { kind: 'timed-out' })
    const { dialog, press } = await asked({ items: [kept] }, shop)
    expect(await within(dialog).findByText(/could not be compared/)).toBeVisible()
    await press()
    await isOnDraft()
    expect(newest(shop)?.items).toHaveLength(1)
  })

  it('that was removed meanwhile is not said to be copied all the same', async () => {
    const shop = fakeShop()
    const opened = await openQuote({ status: 'expired', items: [kept] }, shop)
    shop.calls.failNext('quoteGateway.open', { kind: 'not-found' })
    await opened.user.click(screen.getByRole('button', { name: 'Copy to a new quote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy to a new quote' })
    expect(await within(dialog).findByText(/^This quote no longer exists\./)).toBeVisible()
    expect(within(dialog).queryByText(/all the same/)).toBeNull()
  })

  it('names on its outcome which model has taken the place of which', async () => {
    const early = aQuoteItem({ id: quoteItemId('early'), requestedDate: aDay('2026-01-05') })
    const { dialog, user, press } = await asked({ items: [gone, early] })
    const instead = await within(dialog).findByRole('combobox', { name: 'In place of OM1125CNS' })
    await user.selectOptions(instead, 'OM1100CNS')
    await press()
    const outcome = await screen.findByRole('dialog', { name: 'The copy differs from the quote' })
    expect(outcome).toHaveTextContent('1 item has another model')
    expect(outcome).toHaveTextContent('OM1125CNS was replaced by OM1100CNS')
  })
})
