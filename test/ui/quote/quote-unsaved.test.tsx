/** What is shown and not saved keeps a quote from being submitted, and the page leads to each of it (QUOTE-55). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { beginDay } from '../begun-day.ts'
import { openQuote } from './open-quote.ts'
import { cellOf, enter, fieldOf, touch } from './sheet-cells.ts'

const item = aQuoteItem({ quantity: 10, requestedDate: aDay('2026-08-03') })
const ready = { dispatch: 'ship-complete', items: [item] } as const

const card = () => within(screen.getByRole('region', { name: /^(Submit for approval|Resubmit)$/ }))
const submit = () => screen.getByRole('button', { name: /^(Submit|Resubmit)$/ })
const address = async () => within(await screen.findByRole('region', { name: 'Delivery address' }))
const settled = () => waitFor(() => expect(card().queryAllByRole('link')).toEqual([]))

function refusing(call: Parameters<FakeShop['calls']['failNext']>[0]): FakeShop {
  const shop = fakeShop()
  shop.calls.failNext(call, { kind: 'refused', messages: ['Only 60 are available.'] })
  return shop
}

describe('a quote is not submitted', () => {
  it('while a quantity is wrong, and the list leads to its field (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(ready)
    await enter(user, 'quantity', 'abc')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.click(submit())
    await user.click(card().getByRole('link', { name: 'The quantity of OM1080CNS' }))
    expect(fieldOf('quantity')).toHaveFocus()
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(screen.getByRole('button', { name: 'Keep 10' }))
    await user.click(submit())
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.submit']))
  })

  it('while a quantity was refused, at the second click as at the first (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(ready, refusing('quoteGateway.changeQuantity'))
    await enter(user, 'quantity', '500')
    await user.click(submit())
    const name = 'The quantity of OM1080CNS, which could not be saved'
    expect(await card().findByRole('link', { name })).toBeVisible()
    await user.click(submit())
    expect(cellOf('quantity')).toHaveTextContent('500')
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
  })

  it('while a day is begun and not finished where none was stored, and leaving asks first (QUOTE-55)', async () => {
    const items = [aQuoteItem({ quantity: 10, requestedDate: undefined })]
    const { user, shop } = await openQuote({ ...ready, items })
    const field = await touch(user, 'date')
    beginDay(field)
    fireEvent.keyUp(field, { key: '7' })
    fireEvent.blur(field)
    expect(await screen.findByText('Complete the date: day, month and year')).toBeVisible()
    expect(cellOf('date')).toHaveTextContent('…')
    await user.click(submit())
    const name = 'The requested delivery date of OM1080CNS'
    expect(await card().findByRole('link', { name })).toBeVisible()
    await user.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', {
        name: 'Quotes',
      }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: /^Stay/ }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cellOf('date')).toHaveTextContent('–')
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
  })

  it('before a quantity that is right has been saved (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(ready)
    await enter(user, 'quantity', '12')
    await user.click(submit())
    await waitFor(() =>
      expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity', 'quoteGateway.submit']),
    )
  })

  it.each(['draft', 'returned'] as const)(
    'while Save and Cancel of a date are there, when it is %s (QUOTE-55)',
    async (status) => {
      const { user, shop } = await openQuote({ ...ready, status })
      if (status === 'returned') {
        await user.type(card().getByRole('textbox', { name: /^Your answer/ }), 'Moved.')
      }
      await enter(user, 'date', '2026-09-01')
      await user.click(submit())
      await user.click(
        card().getByRole('link', { name: 'The requested delivery date of OM1080CNS' }),
      )
      expect(fieldOf('date')).toHaveFocus()
      expect(shop.calls.journal).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      await user.click(submit())
      const call = status === 'draft' ? 'quoteGateway.submit' : 'quoteGateway.resubmit'
      await waitFor(() => expect(shop.calls.journal).toEqual([call]))
    },
  )

  it('while a PO number is being typed (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(ready)
    const button = submit()
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    await user.type(await screen.findByRole('textbox', { name: /^PO Number/ }), '-B')
    // The dialog keeps the mouse away from the button; a script or an assistant does not mind.
    fireEvent.click(button)
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await settled()
  })

  it('while another address is being chosen or typed (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(ready)
    const part = await address()
    await user.click(await part.findByRole('button', { name: 'Change' }))
    const name = 'The delivery address that is being changed'
    await user.click(card().getByRole('link', { name }))
    expect(part.getAllByRole('radio')).toContain(document.activeElement)
    await user.click(part.getByRole('button', { name: 'New address' }))
    await user.type(await part.findByRole('textbox', { name: /^Nickname/ }), 'Depot')
    await user.click(submit())
    expect(card().getByRole('link', { name })).toBeVisible()
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(part.getByRole('button', { name: 'Cancel' }))
    await settled()
  })

  it('while a choice of delivery that was refused is neither made again nor left (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(
      ready,
      refusing('fulfilmentGateway.chooseShippingMethod'),
    )
    const method = screen.getByRole('combobox', { name: 'Shipping method' })
    await user.selectOptions(method, 'Express')
    const name = 'The shipping method, which could not be changed'
    await user.click(await card().findByRole('link', { name }))
    expect(method).toHaveFocus()
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(screen.getByRole('button', { name: 'Keep what is saved' }))
    await user.click(submit())
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.submit']))
  })

  it('while it is unknown whether a write was done (QUOTE-55)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.changeQuantity', { kind: 'unconfirmed' }, 'after-commit')
    const { user } = await openQuote(ready, shop)
    // The reading that settles the write, and the one of the page.
    shop.calls.failNext('quoteGateway.open', { kind: 'unreachable', offline: false })
    shop.calls.failNext('quoteGateway.open', { kind: 'unreachable', offline: false })
    await enter(user, 'quantity', '12{Enter}')
    const name = 'The latest version of this quote, which could not be loaded'
    await user.click(await card().findByRole('link', { name }))
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
    await settled()
    expect(cellOf('quantity')).toHaveTextContent('12')
  })

  it('while lines wait in the table of its draft order, to which the list leads (QUOTE-55)', async () => {
    const shop = fakeShop()
    const unsentWork = memoryUnsentWork()
    const [customer] = [...shop.customers.values()]
    const line = { key: '1', number: 1, modelCode: 'OM1080CNS', quantity: '2' }
    unsentWork.keep(
      customer?.account.id ?? '',
      'draft-order-table:quote-1',
      JSON.stringify({ lines: [line, { key: '2', number: 2 }], nextKey: 3, addedCount: 0 }),
    )
    const { user } = await openQuote(ready, shop, unsentWork)
    fireEvent(window, new Event('beforeprint'))
    expect(await screen.findByText(/^1 line or change .* not printed here\.$/)).toBeVisible()
    fireEvent(window, new Event('afterprint'))
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(
      card().getByRole('link', { name: '1 line in the table that was not added to the quote' }),
    )
    expect(await screen.findByRole('tab', { name: 'Upload CSV', selected: true })).toBeVisible()
  })
})

it('leads to a line far below, which the filter hides', async () => {
  const items = Array.from({ length: 60 }, (_, index) =>
    aQuoteItem({ id: quoteItemId(`item-${index + 1}`), modelCode: `OM1080CN-${index + 1}-` }),
  )
  const [fulfilment] = [aFulfilment({ itemIds: items.map(({ id }) => id) })]
  const { user } = await openQuote({ ...ready, items, fulfilments: [fulfilment] })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(60))
  await enter(user, 'quantity', '0', 'CN-57-')
  const search = screen.getByRole('searchbox', { name: 'Find in this quote' })
  await user.type(search, 'CN-58-{Enter}')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  await user.click(card().getByRole('link', { name: 'The quantity of OM1080CN-57-' }))
  await waitFor(() => expect(fieldOf('quantity')).toHaveFocus())
  expect(fieldOf('quantity')).toHaveValue('0')
})
