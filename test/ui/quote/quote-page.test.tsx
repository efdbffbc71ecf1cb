/** One quote as a customer sees and edits it. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { waitingHead } from '../../../src/ui/components/Panel/Panel.css.ts'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aFulfilment, aQuote, aQuoteItem, quoteId, quoteItemId } from '../../builders/a-quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { keysOf, openQuote } from './open-quote.ts'
import { cellOf, enter, touch } from './sheet-cells.ts'

describe('the quote page', () => {
  it('shows name, PO number and status in words (QUOTE-30)', async () => {
    await openQuote({ name: 'Line 3', purchaseOrderNumber: 'PO-7', statusName: 'Draft' })
    expect(screen.getByText('PO-7')).toBeVisible()
    expect(screen.getByText('Draft')).toBeVisible()
  })

  it('shows carrier, instructions, items, delivery and summary (QUOTE-34)', async () => {
    await openQuote({
      status: 'pending-review',
      freightCarrier: 'North Lines',
      specialInstructions: 'Dock 2 only',
    })
    expect(screen.getByText('North Lines')).toBeVisible()
    expect(screen.getByText('Dock 2 only')).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Delivery' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Summary' })).toBeVisible()
  })

  it("names the latest comment 'CSR Feedback' on a returned quote (QUOTE-23)", async () => {
    const history = [{ reason: 'Please name a carrier.', at: '2026-04-02T10:00:00+00:00' }]
    await openQuote({ status: 'returned', history })
    expect(screen.getByRole('heading', { name: 'CSR Feedback' })).toBeVisible()
    expect(screen.getByText('Please name a carrier.')).toBeVisible()
  })

  it.each([
    ['returned', true],
    ['declined', false],
  ] as const)(
    'marks what was said of a %s quote as waiting for an answer: %s',
    async (status, is) => {
      const history = [{ reason: 'Please name a carrier.', at: '2026-04-02T10:00:00+00:00' }]
      await openQuote({ status, history })
      const head = screen.getByRole('heading', { name: 'CSR Feedback' }).parentElement
      expect(head?.className === waitingHead).toBe(is)
    },
  )

  it('says its number and its beginning under its name, in no card of their own', async () => {
    const quote = aQuote({ status: 'draft' })
    await openQuote(quote)
    const main = within(screen.getByRole('main'))
    expect(main.getByText(`Quote number: ${quote.number}`, { exact: false })).toHaveTextContent(
      /Created: \w+/,
    )
    expect(main.queryByText('Quote number')).toBeNull()
    expect(main.queryByText('Created')).toBeNull()
  })

  it('gives each item its requested date and the number of the customer (QUOTE-02)', async () => {
    const item = aQuoteItem({ customerMaterialNumber: 'MAT-1', requestedDate: aDay('2026-08-03') })
    await openQuote({ items: [item] })
    expect(screen.getByText('MAT-1')).toBeVisible()
    expect(cellOf('date')).toHaveTextContent('Aug 03, 2026')
  })

  it('says beside the status of a returned quote that its answer was recalled, and only of that one', async () => {
    const at = '2026-03-09T08:00:00Z'
    const returned = { status: 'returned', reason: 'Which port?', at } as const
    await openQuote({ status: 'returned', history: [returned, { ...returned, reason: '' }] })
    expect(screen.getByText('You recalled your answer')).toBeVisible()
    cleanup()
    await openQuote({ status: 'returned', history: [returned] })
    expect(screen.queryByText('You recalled your answer')).toBeNull()
  })

  it('says what a returned quote takes, and how new items are asked for (QUOTE-23, DRAFT-18)', async () => {
    await openQuote({ status: 'returned' })
    const words = 'New items cannot be added to a returned quote: use “Copy to a new quote”'
    expect(screen.getByText(new RegExp(words))).toBeVisible()
    cleanup()
    await openQuote({ status: 'draft' })
    expect(screen.queryByText(new RegExp(words))).toBeNull()
  })

  it('has a submit card on a draft and on a returned quote, and on no other (QUOTE-35)', async () => {
    await openQuote({ status: 'returned' })
    expect(screen.getByRole('button', { name: /^Resubmit/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
  })

  it('has Edit and Print on a draft (QUOTE-36)', async () => {
    const { quote } = await openQuote()
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/my-account/draftorder/${quote.id}`,
    )
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  it('prints how long the goods of each line take (QUOTE-36)', async () => {
    const earliest = aDay('2026-04-01')
    const quick = aQuoteItem({ leadTime: { weeks: 1, earliest } })
    const unknown = { weeks: undefined, earliest }
    await openQuote({
      items: [quick, aQuoteItem({ id: quoteItemId('item-2'), leadTime: unknown })],
    })
    fireEvent(window, new Event('beforeprint'))
    const printed = screen.getAllByText(/^Lead time: /).map(({ textContent }) => textContent)
    expect(printed).toEqual(['Lead time: 1 week', 'Lead time: –'])
    fireEvent(window, new Event('afterprint'))
  })

  it("shows the customer's own code and the supplier's reference of a line (QUOTE-47, QUOTE-48)", async () => {
    const named = aQuoteItem({ customCode: 'NH-1001', supplierReference: 'SO-70012-10' })
    await openQuote({ items: [named, aQuoteItem({ id: quoteItemId('item-2') })] })
    expect(screen.getByText('NH-1001').parentElement).toHaveTextContent('Custom code: NH-1001')
    expect(screen.getByText('SO-70012-10').parentElement).toHaveTextContent(
      'Reference: SO-70012-10',
    )
    expect(screen.getAllByText(/^Custom code:/)).toHaveLength(1)
  })

  it('says how a line stands, what is priced by a quote only, and money in its own currency (QUOTE-47, QUOTE-48)', async () => {
    const own = { statusName: 'Backordered', isUntouched: false, isQuoteOnly: true }
    const line1 = aQuoteItem({ ...own, currency: 'EUR', lineTotal: 730 })
    const like = aQuoteItem({ id: quoteItemId('item-2'), statusName: 'New', lineTotal: 510 })
    await openQuote({ items: [line1, like] })
    const [, line, other] = screen.getAllByRole('row')
    expect(line).toHaveTextContent('Status: Backordered')
    expect(line).toHaveTextContent('Quote only')
    expect(line).toHaveTextContent(/730.*€|€.*730/)
    expect(other).not.toHaveTextContent('Status:')
    expect(other).not.toHaveTextContent('Quote only')
    expect(other).toHaveTextContent('$510')
  })

  it('links to the scheduled delivery that it came from (QUOTE-37)', async () => {
    await openQuote({ orderTemplateId: 'template-1' })
    expect(screen.getByRole('link', { name: 'Scheduled delivery' })).toHaveAttribute(
      'href',
      '/my-account/subscription-orders/template-1',
    )
  })

  it('offers Save and Cancel only once the date differs, and the focus stays (QUOTE-40)', async () => {
    const item = aQuoteItem({ requestedDate: aDay('2026-08-03') })
    const { user } = await openQuote({ items: [item] })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await enter(user, 'date', '2026-09-01')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cellOf('date')).toHaveTextContent('Aug 03, 2026')
    expect(cellOf('date')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('gives the date field the earliest day as its minimum (QUOTE-42)', async () => {
    const leadTime = { weeks: 6, earliest: undefined }
    const { user } = await openQuote({ items: [aQuoteItem({ leadTime })] })
    expect(await touch(user, 'date')).toHaveAttribute('min', '2026-05-18')
  })

  it("says 'Quote updated successfully' after a new date (QUOTE-72)", async () => {
    const item = aQuoteItem({ requestedDate: aDay('2026-08-03') })
    const { user, notices, shop } = await openQuote({ items: [item] })
    await enter(user, 'date', '2026-09-01')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(keysOf(notices)).toContain('quote:date.updated'))
    expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDate'])
  })

  it('shows what the server says about a refused date and keeps the typed one (QUOTE-73)', async () => {
    const shop = fakeShop()
    const messages = ['The date is not possible.']
    shop.calls.failNext('quoteGateway.changeRequestedDate', { kind: 'refused', messages })
    const item = aQuoteItem({ requestedDate: aDay('2026-08-03') })
    const { user } = await openQuote({ items: [item] }, shop)
    await enter(user, 'date', '2026-09-01')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The date is not possible.')).toBeVisible()
    expect(cellOf('date')).toHaveTextContent('Sep 01, 2026')
  })

  it('says that a refused date without a reason could not be saved (QUOTE-74)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.changeRequestedDate', { kind: 'refused', messages: [] })
    const { user } = await openQuote({ items: [aQuoteItem()] }, shop)
    await enter(user, 'date', '2027-09-01')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/The change could not be saved/)).toBeVisible()
  })

  it("does not save an empty 'PO Number*' and says 'Please enter PO No.' (QUOTE-60)", async () => {
    const { user, shop } = await openQuote({ purchaseOrderNumber: 'PO-7' })
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    const field = await screen.findByRole('textbox', { name: 'PO Number*' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please enter PO No.')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it("says 'Order Payment has been updated.' after the PO number is set (QUOTE-75)", async () => {
    const { user, notices } = await openQuote({ purchaseOrderNumber: '' })
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    await user.type(await screen.findByRole('textbox', { name: 'PO Number*' }), 'PO-8')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('PO-8')).toBeVisible()
    expect(keysOf(notices)).toContain('quote:purchaseOrder.updated')
  })

  it('has a PO number that was typed and given up in its dialog again, until it is saved', async () => {
    const unsentWork = memoryUnsentWork()
    const { user, shop, quote } = await openQuote(
      { purchaseOrderNumber: 'PO-7' },
      fakeShop(),
      unsentWork,
    )
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
      return screen.findByRole('textbox', { name: 'PO Number*' })
    }
    await user.type(await open(), '-B')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('PO-7')).toBeVisible()
    expect(await open()).toHaveValue('PO-7-B')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.type(await open(), '2{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('PO-7-B2')).toBeVisible()
    expect(unsentWork.read('account-us', `purchase-order:${quote.id}`) ?? '').toBe('')
    expect(shop.calls.journal).toEqual(['quoteGateway.setPurchaseOrder'])
  })

  it('says which other orders and quotes carry the PO number, once its field is left and while it is that number', async () => {
    const shop = fakeShop()
    const used = { id: 'order-7', orderNumber: '70007', quoteName: '', on: undefined }
    shop.buying.uses = [{ ...used, number: 'PO-8' }]
    withQuote(
      shop,
      usCustomer,
      aQuote({ id: quoteId('other'), name: 'Spares', purchaseOrderNumber: 'PO-8' }),
    )
    const { user } = await openQuote({ purchaseOrderNumber: '' }, shop)
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    const field = await screen.findByRole('textbox', { name: 'PO Number*' })
    await user.type(field, 'PO-8')
    expect(shop.calls.asked).not.toContain('checkoutGateway.usesOfPurchaseOrder')
    await user.tab()
    expect(await screen.findByRole('link', { name: 'Order 70007' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Quote Spares' })).toHaveAttribute(
      'href',
      '/my-account/quotes/other',
    )
    await user.type(field, '1')
    expect(screen.queryByText(/^Also on:/)).toBeNull()
    await user.type(field, '{Backspace}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('link', { name: 'Order 70007' })).toBeVisible()
    expect(shop.calls.journal).toEqual(['quoteGateway.setPurchaseOrder'])
  })

  it('says nothing where it cannot be told who carries the PO number, and saves it', async () => {
    const shop = fakeShop()
    shop.calls.failNext('checkoutGateway.usesOfPurchaseOrder', { kind: 'timed-out' })
    const { user } = await openQuote({ purchaseOrderNumber: '' }, shop)
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    await user.type(await screen.findByRole('textbox', { name: 'PO Number*' }), 'PO-8{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(shop.calls.asked).toContain('checkoutGateway.usesOfPurchaseOrder'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('PO-8')).toBeVisible()
  })

  it("says 'Item quantity updated successfully' and shows the new quantity (QUOTE-76)", async () => {
    const item = aQuoteItem({ quantity: 5, rule: { minimum: 1, step: 1 } })
    const { user, notices } = await openQuote({ items: [item] })
    await enter(user, 'quantity', '7{Enter}')
    await waitFor(() => expect(keysOf(notices)).toContain('quote:quantity.updated'))
    expect(cellOf('quantity')).toHaveTextContent('7')
  })

  it('says at the field what is wrong with a quantity and offers one that is right (CONF-15)', async () => {
    const item = aQuoteItem({ quantity: 24, rule: { minimum: 24, step: 12 } })
    const { user, shop } = await openQuote({ items: [item] })
    await enter(user, 'quantity', '30{Enter}')
    expect(cellOf('quantity')).toBeInvalid()
    expect(shop.calls.journal).toEqual([])
    expect(screen.getByRole('button', { name: 'Use 36' })).toBeVisible()
  })

  it("says 'Item removed successfully' after a removal that was confirmed (QUOTE-77)", async () => {
    const items = [aQuoteItem(), aQuoteItem({ id: quoteItemId('second') })]
    const { user, notices } = await openQuote({ items })
    const [remove] = screen.getAllByRole('button', { name: /^Remove item/ })
    if (remove) await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Remove item' }))
    await waitFor(() => expect(keysOf(notices)).toContain('quote:item.removed'))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  })

  it('says that an item is being removed from the press on, before its line is drawn again (QUOTE-77)', async () => {
    const shop = fakeShop()
    const items = [aQuoteItem(), aQuoteItem({ id: quoteItemId('second') })]
    const { user } = await openQuote({ items }, shop)
    const release = shop.calls.hold('quoteGateway.removeItem')
    const [remove] = screen.getAllByRole('button', { name: /^Remove item/ })
    if (remove) await user.click(remove)
    const confirm = await screen.findByRole('button', { name: 'Remove item' })
    confirm.click()
    // What is pressed is drawn by the end of its task, and lines are drawn in later ones.
    await Promise.resolve()
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('asks again where an item could not be removed, and removes it with the next press', async () => {
    const shop = fakeShop()
    const items = [aQuoteItem(), aQuoteItem({ id: quoteItemId('second') })]
    const { user } = await openQuote({ items }, shop)
    shop.calls.failNext('quoteGateway.removeItem', { kind: 'timed-out' })
    const [remove] = screen.getAllByRole('button', { name: /^Remove item/ })
    if (remove) await user.click(remove)
    const confirm = await screen.findByRole('button', { name: 'Remove item' })
    await user.click(confirm)
    const dialog = within(screen.getByRole('alertdialog'))
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(confirm).not.toHaveAttribute('aria-busy')
    await user.click(confirm)
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('goes to the list when its last item is removed (QUOTE-58)', async () => {
    const { user } = await openQuote({ items: [aQuoteItem()] })
    await user.click(screen.getByRole('button', { name: /^Remove item/ }))
    await user.click(await screen.findByRole('button', { name: 'Remove item' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
  })

  it('lists all items in one table, without showing the size of a page (QUOTE-80)', async () => {
    const items = Array.from({ length: 45 }, (_, index) =>
      aQuoteItem({ id: quoteItemId(`item-${index}`) }),
    )
    await openQuote({ items })
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(45))
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '46')
  })

  it("says 'An error occurred while submitting quote for approval' (QUOTE-68)", async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.submit', { kind: 'refused', messages: [] })
    const { user } = await openQuote(readyToSubmit(), shop)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const words = 'An error occurred while submitting quote for approval'
    expect(await screen.findByText(words)).toBeVisible()
  })

  it("says 'An error occurred while re-submitting quote for approval' (QUOTE-69)", async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.resubmit', { kind: 'refused', messages: [] })
    const { user } = await openQuote({ ...readyToSubmit(), status: 'returned' }, shop)
    await user.type(screen.getByRole('textbox', { name: 'Your answer to the feedback' }), 'Done')
    await user.click(screen.getByRole('button', { name: 'Resubmit' }))
    const words = 'An error occurred while re-submitting quote for approval'
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    [
      { kind: 'unreachable', offline: true },
      'An error occurred while submitting quote for approval. You are offline. Your entries are kept. Try again when you are back online.',
    ],
    [
      { kind: 'refused', messages: ['The credit limit is reached.'] },
      'An error occurred while submitting quote for approval. The credit limit is reached.',
    ],
    [
      { kind: 'unconfirmed' },
      'The quote was not submitted. Your entries are kept; please try again.',
    ],
  ] as const)('says what was not submitted, and why: %o (QUOTE-68)', async (failure, words) => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.submit', failure)
    const { user } = await openQuote(readyToSubmit(), shop)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })

  it('says that it is unknown whether the quote was submitted (QUOTE-68)', async () => {
    const shop = fakeShop()
    const { user, notices } = await openQuote(readyToSubmit(), shop)
    shop.calls.failNext('quoteGateway.submit', { kind: 'unconfirmed' })
    // Neither to make sure of it nor to read the quote again.
    shop.calls.failNext('quoteGateway.open', { kind: 'timed-out' })
    shop.calls.failNext('quoteGateway.open', { kind: 'timed-out' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const words =
      'We could not confirm that the quote was submitted. Check its status here before you try again.'
    expect(await screen.findByText(words)).toBeVisible()
    // It stands beside the button: a toast of the same words would lie over it on a phone.
    expect(keysOf(notices)).toEqual([])
  })

  it('tells the lead time of a line that is only read from its day', async () => {
    const leadTime = { weeks: 4, earliest: undefined }
    const requestedDate = aDay('2027-02-05')
    const items = [aQuoteItem({ leadTime, requestedDate })]
    await openQuote({ status: 'pending-review', items })
    expect(screen.getByText('Feb 05, 2027')).toBeVisible()
    expect(screen.getByRole('cell', { name: '4 weeks' })).toBeVisible()
  })

  it('says that the quote was submitted (QUOTE-70)', async () => {
    const { user, notices, shop } = await openQuote(readyToSubmit())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.submit']))
    expect(keysOf(notices)).toContain('quote:submit.submitted')
  })

  it('gives EUR a column for the surcharge of each line, and USD none (PRICE-25)', async () => {
    const items = [aQuoteItem({ surcharge: 12.5 })]
    await openQuote({ currency: 'EUR', items })
    expect(screen.getByRole('columnheader', { name: 'Surcharge' })).toBeVisible()
    expect(screen.getByRole('gridcell', { name: /12[.,]50/ })).toBeVisible()
    cleanup()
    await openQuote({ currency: 'USD', items })
    expect(screen.queryByRole('columnheader', { name: 'Surcharge' })).toBeNull()
  })

  it('shows surcharge lines and totals including surcharges in EUR (PRICE-26)', async () => {
    const totals = {
      subtotal: 100,
      surcharge: 5,
      afterSurcharge: 105,
      tax: 20,
      afterTax: 125,
      discount: undefined,
    }
    await openQuote({ currency: 'EUR', totals, items: [aQuoteItem({ surcharge: 5 })] })
    expect(screen.getByRole('columnheader', { name: 'Surcharge' })).toBeVisible()
    expect(screen.getByText('Total including surcharge')).toBeVisible()
    expect(screen.getByText('Net')).toBeVisible()
    expect(screen.getByText('Total including tax')).toBeVisible()
    for (const name of ['Unit price, net', 'Line total, net']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible()
    }
  })

  it('calls the tax value added tax where the server says that it is (PRICE-23)', async () => {
    const totals = {
      subtotal: 100,
      surcharge: 5,
      afterSurcharge: 105,
      tax: 21,
      afterTax: 126,
      discount: undefined,
      isVat: true,
    }
    await openQuote({ currency: 'EUR', totals })
    expect(screen.getByText('VAT')).toBeVisible()
    expect(screen.getByText('Total including VAT')).toBeVisible()
    expect(screen.queryByText('Tax')).toBeNull()
  })

  it('shows included surcharge and tax in USD (PRICE-27)', async () => {
    const totals = {
      subtotal: 100,
      surcharge: 5,
      afterSurcharge: 100,
      tax: 8,
      afterTax: 100,
      discount: undefined,
    }
    await openQuote({ currency: 'USD', totals })
    expect(screen.queryByRole('columnheader', { name: 'Surcharge' })).toBeNull()
    expect(screen.getByText('Included surcharge')).toBeVisible()
    expect(screen.getByText('Included tax')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Unit price, incl. tax' })).toBeVisible()
  })

  it("says 'No delivery option available' when there is none (FULF-06)", async () => {
    await openQuote({ fulfilments: [aFulfilment({ shippingMethodOptions: [] })] })
    expect(await screen.findByText('No delivery option available')).toBeVisible()
  })

  it('leads to the list, which says so, when the quote is not there (QUOTE-21)', async () => {
    await openShopAt('/my-account/quotes/nobody', { as: usCustomer })
    expect(await screen.findByText(/This quote could not be found/)).toBeVisible()
    expect(window.location.pathname).toBe('/my-account/quotes')
  })

  it('keeps what was typed for copying when another user closed the quote', async () => {
    const { user, shop, quote } = await openQuote({ purchaseOrderNumber: 'PO-7' })
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    const field = await screen.findByRole('textbox', { name: 'PO Number*' })
    await user.clear(field)
    await user.type(field, 'PO-9')
    withQuote(shop, usCustomer, { ...quote, status: 'pending-review' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('PO-9')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit PO Number' })).toBeNull()
    expect(shop.calls.journal).toEqual([])
  })
})

function readyToSubmit(): Partial<Quote> {
  return { purchaseOrderNumber: 'PO-7', dispatch: 'ship-complete' }
}
