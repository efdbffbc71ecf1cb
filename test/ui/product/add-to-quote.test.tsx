/** The dialog that puts a priced configuration on a quote. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { type OpenShop, usCustomer, withQuote } from '../open-shop.tsx'
import { calculate, openProduct, pricePanel } from './open-product.tsx'

const spring = aQuote({ id: quoteId('quote-spring'), name: 'Spring overhaul', items: [] })
const query = '?model=OM1080CNS&quantity=3'

interface Opened extends OpenShop {
  readonly dialog: ReturnType<typeof within>
}

/** The dialog over a priced product, in a shop where the quote "Spring overhaul" is open. */
async function openDialog(shop: FakeShop = fakeShop()): Promise<Opened> {
  withQuote(shop, usCustomer, spring)
  const opened = await openProduct({ query, shop })
  await calculate(opened.user)
  return { ...opened, dialog: await reopen(opened) }
}

async function reopen({ user }: OpenShop) {
  await user.click(screen.getByRole('button', { name: 'Add To Quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add To Quote' }))
  await waitFor(() => expect(dialog.queryByText('Loading your quotes')).toBeNull())
  return dialog
}

async function send({ user, dialog }: Opened) {
  await user.click(dialog.getByRole('button', { name: 'Add To Quote' }))
}

const writes = (shop: FakeShop) => shop.calls.journal

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the quote dialog', () => {
  it('shows what is added, the quantity included, and is read-only', async () => {
    const { dialog } = await openDialog()
    expect(dialog.getByText('OM1080CNS')).toBeInTheDocument()
    expect(dialog.getByText('3')).toBeVisible()
    expect(dialog.getByText('$375.00')).toBeVisible()
    expect(dialog.queryByRole('textbox', { name: /^Quantity/ })).toBeNull()
    // The dialog moves the focus once it has been drawn.
    const choice = dialog.getByRole('radio', { name: 'Existing quote' })
    await waitFor(() => expect(choice).toHaveFocus())
  })

  it('adds to an existing quote and leads there (QUOTE-71)', async () => {
    const opened = await openDialog()
    const { user, dialog, shop, notices } = opened
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quote' }), 'quote-spring')
    await user.type(dialog.getByRole('textbox', { name: /^Customer material number/ }), 'MAT-7')
    await send(opened)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pricePanel().getByText('The product was added to the quote.')).toBeVisible()
    expect(pricePanel().getByText('3 pieces of OM1080CNS')).toBeVisible()
    expect(pricePanel().getByRole('link', { name: 'Open quote Spring overhaul' })).toHaveAttribute(
      'href',
      '/my-account/quotes/quote-spring',
    )
    expect(notices.map(({ key }) => key)).toEqual(['price:productAdded'])
    expect(shop.quotes.get(spring.id)?.quote.items).toMatchObject([
      { quantity: 3, customerMaterialNumber: 'MAT-7', requestedDate: '2026-05-04' },
    ])
  })

  it('adds to a new quote by name (QUOTE-71)', async () => {
    const opened = await openDialog()
    const { user, dialog, shop, notices } = opened
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new quote' }), 'Line 3')
    await send(opened)
    expect(await pricePanel().findByText('Quote created.')).toBeVisible()
    expect(notices.map(({ key }) => key)).toEqual(['price:quoteCreated'])
    expect([...shop.quotes.values()].map(({ quote }) => quote.name)).toContain('Line 3')
  })

  it('needs a quote to be chosen, and says so at the field (QUOTE-61)', async () => {
    const opened = await openDialog()
    const field = opened.dialog.getByRole('combobox', { name: 'Quote' })
    await opened.user.selectOptions(field, 'Choose a quote')
    await send(opened)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Required')
    expect(writes(opened.shop)).toEqual([])
  })

  it('begins with the quote that was worked on last, as the single press beside it', async () => {
    const shop = fakeShop()
    const older = aQuote({
      id: quoteId('quote-depot'),
      name: 'Depot',
      createdAt: '2026-04-01T09:00:00Z',
    })
    withQuote(shop, usCustomer, older)
    const opened = await openProduct({ query, shop })
    withQuote(shop, usCustomer, { ...spring, createdAt: '2026-04-02T09:00:00Z' })
    await calculate(opened.user)
    const dialog = await reopen(opened)
    expect(dialog.getByRole('combobox', { name: 'Quote' })).toHaveValue('quote-spring')
    await send({ ...opened, dialog })
    await waitFor(() => expect(shop.quotes.get(spring.id)?.quote.items).toHaveLength(1))
  })

  it('holds at most 255 characters of a quote name (QUOTE-62)', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    const field = dialog.getByRole('textbox', { name: 'Name of the new quote' })
    await user.click(field)
    await user.paste(`${'x'.repeat(254)}😀`)
    expect(field).toHaveValue('x'.repeat(254))
  })

  it('presets the earliest delivery date and takes no earlier one (PRICE-05)', async () => {
    const opened = await openDialog()
    const { user, dialog } = opened
    const field = dialog.getByLabelText('Preferred delivery date')
    expect(field).toHaveValue('2026-05-04')
    expect(field).toHaveAttribute('min', '2026-05-04')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quote' }), 'quote-spring')
    await user.clear(field)
    await user.type(field, '2026-05-03')
    await send(opened)
    expect(field).toHaveAccessibleDescription(/The earliest delivery date is May 04, 2026\./)
    expect(writes(opened.shop)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Use May 04, 2026' }))
    expect(field).toHaveValue('2026-05-04')
  })

  it('stays open when the line could not be added, with everything typed', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.addLine', { kind: 'refused', messages: ['Not this one.'] })
    const opened = await openDialog(shop)
    const { user, dialog } = opened
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quote' }), 'quote-spring')
    await user.type(dialog.getByRole('textbox', { name: /^Customer material number/ }), 'MAT-7')
    await send(opened)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not this one.')
    expect(dialog.getByRole('combobox', { name: 'Quote' })).toHaveValue('quote-spring')
    expect(dialog.getByRole('textbox', { name: /^Customer/ })).toHaveValue('MAT-7')
    await send(opened)
    expect(await pricePanel().findByText('The product was added to the quote.')).toBeVisible()
    expect(writes(shop)).toEqual(['quoteGateway.addLine'])
  })

  it('writes once, however often the button is pressed', async () => {
    const shop = fakeShop()
    const opened = await openDialog(shop)
    const release = shop.calls.hold('quoteGateway.addLine')
    await opened.user.selectOptions(
      opened.dialog.getByRole('combobox', { name: 'Quote' }),
      'quote-spring',
    )
    await send(opened)
    await send(opened)
    await send(opened)
    release()
    expect(await pricePanel().findByText('The product was added to the quote.')).toBeVisible()
    expect(writes(shop)).toEqual(['quoteGateway.addLine'])
  })

  it('keeps what was typed until it has been sent', async () => {
    const opened = await openDialog()
    const { user, dialog, storefront } = opened
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new quote' }), 'Line 3')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const kept = storefront.unsentWork.read('account-us', 'add-to-quote:sku-om1')
    expect(kept).toContain('Line+3')
    const again = await reopen(opened)
    expect(again.getByRole('textbox', { name: 'Name of the new quote' })).toHaveValue('Line 3')
    await send({ ...opened, dialog: again })
    await pricePanel().findByText('Quote created.')
    expect(storefront.unsentWork.read('account-us', 'add-to-quote:sku-om1')).toBeUndefined()
    const fresh = await reopen(opened)
    expect(fresh.getByRole('radio', { name: 'Existing quote' })).toBeChecked()
  })

  const draftsAsked = ({ calls }: FakeShop) =>
    calls.asked.filter((name) => name === 'quoteGateway.openDrafts').length

  it('finds one of many drafts by its name, number or PO number, and says how many are left', async () => {
    const shop = fakeShop()
    for (let index = 1; index <= 10; index += 1) {
      const id = quoteId(`quote-${index}`)
      const numbers = { number: `400${index}`, purchaseOrderNumber: `PL-${index}` }
      withQuote(shop, usCustomer, aQuote({ id, name: `Hall ${index}`, ...numbers, items: [] }))
    }
    const opened = await openDialog(shop)
    const { user, dialog } = opened
    const select = dialog.getByRole('combobox', { name: 'Quote' })
    const names = () =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent.split(' · ')[0] ?? '')
        .toSorted((one, other) => one.localeCompare(other))
    const find = dialog.getByRole('searchbox', { name: 'Find by number, name or PO' })
    expect(dialog.getByText('11 of 11 quotes')).toHaveRole('status')
    await user.selectOptions(select, 'quote-3')
    await user.type(find, 'pl-7')
    expect(dialog.getByText('1 of 11 quotes')).toBeVisible()
    // What was chosen stays there until another one is.
    expect(names()).toEqual(['Choose a quote', 'Hall 3', 'Hall 7'])
    expect(select).toHaveValue('quote-3')
    await user.type(find, '{Enter}')
    expect(select).toHaveValue('quote-7')
    expect(writes(shop)).toEqual([])
    await user.clear(find)
    await user.type(find, '4002')
    expect(names()).toEqual(['Choose a quote', 'Hall 2', 'Hall 7'])
    await user.clear(find)
    await user.type(find, 'overhaul spring')
    expect(dialog.getByText('1 of 11 quotes')).toBeVisible()
    await user.clear(find)
    await user.type(find, 'hall{Enter}')
    expect(dialog.getByText('10 of 11 quotes')).toBeVisible()
    expect(select).toHaveValue('quote-7')
    await send(opened)
    await waitFor(() => expect(shop.quotes.get(quoteId('quote-7'))?.quote.items).toHaveLength(1))
  })

  it('offers few drafts without a field to find one', async () => {
    const { dialog } = await openDialog()
    expect(dialog.getByRole('combobox', { name: 'Quote' })).toBeVisible()
    expect(dialog.queryByRole('searchbox')).toBeNull()
  })

  it('opens with the quotes that came with the price, and asks no second time', async () => {
    const { shop, dialog } = await openDialog()
    expect(dialog.getByRole('option', { name: /Spring overhaul/ })).toBeInTheDocument()
    expect(draftsAsked(shop)).toBe(1)
  })

  it('asks again for quotes that it has known for more than half a minute', async () => {
    const shop = withQuote(fakeShop(), usCustomer, spring)
    const opened = await openProduct({ query, shop })
    await calculate(opened.user)
    await waitFor(() => expect(draftsAsked(shop)).toBe(1))
    const summer = aQuote({ id: quoteId('quote-summer'), name: 'Summer overhaul', items: [] })
    withQuote(shop, usCustomer, summer)
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000)
    const dialog = await reopen(opened)
    expect(await dialog.findByRole('option', { name: /Summer overhaul/ })).toBeInTheDocument()
    expect(draftsAsked(shop)).toBe(2)
  })

  it('knows the quote that was begun with the line before', async () => {
    const opened = await openDialog()
    const { user, dialog } = opened
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new quote' }), 'Line 3')
    await send(opened)
    await pricePanel().findByText('Quote created.')
    const again = await reopen(opened)
    expect(await again.findByRole('option', { name: /Line 3/ })).toBeInTheDocument()
  })

  it('asks again for quotes that could not be loaded', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.openDrafts', { kind: 'timed-out' })
    withQuote(shop, usCustomer, spring)
    const opened = await openProduct({ query, shop })
    await calculate(opened.user)
    await waitFor(() => expect(draftsAsked(shop)).toBe(1))
    shop.calls.failNext('quoteGateway.openDrafts', { kind: 'timed-out' })
    await opened.user.click(screen.getByRole('button', { name: 'Add To Quote' }))
    const dialog = within(await screen.findByRole('dialog'))
    await opened.user.click(dialog.getByRole('radio', { name: 'Existing quote' }))
    await opened.user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('option', { name: /Spring overhaul/ })).toBeInTheDocument()
  })
})
