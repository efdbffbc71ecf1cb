/** Another configuration of a line, as a customer chooses and confirms it. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { skuId } from '../../../src/domain/catalogue/product.ts'
import { quoteItemId } from '../../../src/domain/quote/quote-item.ts'
import { aQuoteItem } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { usCustomer, withQuote } from '../open-shop.tsx'
import { keysOf, openQuote } from './open-quote.ts'

const part = (codeTitle: string, code: string) => ({ codeTitle, code, title: `Option ${code}` })
const item = aQuoteItem({
  requestedDate: aDay('2026-05-04'),
  segments: [
    part('DISPLACEMENT', '080'),
    part('SHAFT', 'C'),
    part('SEAL', 'N'),
    part('PAINT', ''),
    part('PACKAGING', 'S'),
  ],
})

async function opened(overrides: Partial<Quote> = {}, unsentWork = memoryUnsentWork()) {
  const quote = { status: 'returned', items: [item], ...overrides } as const
  const page = await openQuote(quote, fakeShop(), unsentWork)
  await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM1080CNS' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the configuration' })
  await within(dialog).findByRole('combobox', { name: 'Shaft' })
  const confirm = () =>
    page.user.click(within(dialog).getByRole('button', { name: 'Change configuration' }))
  return { ...page, dialog, confirm }
}

const ribbon = (dialog: HTMLElement, name: string) =>
  within(within(dialog).getByRole('region', { name })).getByRole('list')

describe('another configuration of a line', () => {
  it('is compared part by part, priced, and put in the place of the present one', async () => {
    const { dialog, user, confirm, shop, notices } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    expect(ribbon(dialog, 'Now')).toHaveTextContent('SHAFT: Option C, code C, changed')
    expect(ribbon(dialog, 'New')).toHaveTextContent('SHAFT: Option T, code T, changed')
    expect(ribbon(dialog, 'New')).not.toHaveTextContent('code 080, changed')
    // A long name is parted where a hyphen belongs, and read out whole.
    expect(within(ribbon(dialog, 'New')).getByText('DISPLACE\u00adMENT')).toBeInTheDocument()
    expect(ribbon(dialog, 'New')).toHaveTextContent('DISPLACEMENT: Option 080')
    const table = await within(dialog).findByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).not.toHaveTextContent('Calculating'))
    expect(table).toHaveTextContent('4 weeks')
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      await screen.findByRole('button', { name: 'Change configuration of OM1080TNS' }),
    ).toBeVisible()
    expect(keysOf(notices)).toEqual(['quote:item.changed'])
    expect(shop.calls.journal).toEqual(['quoteGateway.changeModel'])
  })

  it('begins on the dialog while its product is read, and then on the first field', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('productCatalogue.bySkuCode')
    const page = await openQuote({ items: [item] }, shop)
    await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM1080CNS' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the configuration' })
    await waitFor(() => expect(dialog).toHaveFocus())
    release()
    const code = await within(dialog).findByRole('textbox', { name: /^Model code/ })
    expect(code).toHaveFocus()
    await page.user.tab()
    expect(within(dialog).getByRole('combobox', { name: 'Displacement' })).toHaveFocus()
  })

  it('leaves whoever has gone on meanwhile where they are', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('productCatalogue.bySkuCode')
    const page = await openQuote({ items: [item] }, shop)
    await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM1080CNS' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the configuration' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await page.user.tab()
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    expect(cancel).toHaveFocus()
    release()
    await within(dialog).findByRole('textbox', { name: /^Model code/ })
    expect(cancel).toHaveFocus()
  })

  it('begins on the way to try again where the product could not be read', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productCatalogue.bySkuCode', { kind: 'unreachable', offline: false })
    const page = await openQuote({ items: [item] }, shop)
    await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM1080CNS' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the configuration' })
    const again = await within(dialog).findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(again).toHaveFocus())
    await page.user.click(again)
    const code = await within(dialog).findByRole('textbox', { name: /^Model code/ })
    expect(code).toHaveFocus()
  })

  it('may be pasted as a code, and says what does not stay', async () => {
    const early = { ...item, requestedDate: aDay('2026-03-20'), customCode: 'HOUSE-1' }
    const { dialog, user } = await opened({ items: [early] })
    await user.click(within(dialog).getByRole('textbox', { name: /^Model code/ }))
    await user.paste('OM1100CNP')
    expect(ribbon(dialog, 'New')).toHaveTextContent('DISPLACEMENT: Option 100, code 100, changed')
    expect(await within(dialog).findByRole('button', { name: /24/ })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: /24/ }))
    expect(await within(dialog).findByText(/Mar 20, 2026 is too early/)).toBeVisible()
    const lost = within(dialog).getByText(/stands for the present model/)
    expect(lost).toHaveTextContent('Your custom code HOUSE-1 stands for the present model')
    expect(within(lost).getByText('HOUSE-1', { selector: 'code' })).toBeVisible()
  })

  it('that is none is not sent', async () => {
    const { dialog, confirm, shop } = await opened()
    await confirm()
    expect(await within(dialog).findByText(/This is the present configuration/)).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it('that is none is said in view, however far down the questions go', async () => {
    const { dialog, confirm } = await opened()
    const brought = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await confirm()
    await confirm()
    const said = within(dialog).getByText(/This is the present configuration/)
    expect(
      brought.mock.contexts.map((each) => each instanceof Node && each.contains(said)),
    ).toEqual([true, true])
    brought.mockRestore()
  })

  it('is read out with what its price holds, beside prices that are net', async () => {
    const { dialog, user } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    expect(
      await within(dialog).findByText(
        /^Price \$[\d.,]+ \(including surcharge and tax\), lead time/,
      ),
    ).toBeInTheDocument()
  })

  it('that was begun before says so, and may begin again (QUOTE-34)', async () => {
    const unsentWork = memoryUnsentWork()
    const before = await opened({}, unsentWork)
    await before.user.selectOptions(
      within(before.dialog).getByRole('combobox', { name: 'Shaft' }),
      'T',
    )
    expect(within(before.dialog).queryByText(/had begun/)).toBeNull()
    cleanup()
    const { dialog, user } = await opened({}, unsentWork)
    expect(within(dialog).getByRole('combobox', { name: 'Shaft' })).toHaveValue('T')
    expect(within(dialog).getByText(/had begun to choose another configuration/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Start over' }))
    expect(within(dialog).getByRole('combobox', { name: 'Shaft' })).toHaveValue('C')
    expect(within(dialog).queryByText(/had begun/)).toBeNull()
    expect(within(dialog).getByRole('textbox', { name: /^Model code/ })).toHaveFocus()
  })

  it('is not taken for the present one while a code stands there that is none (QUOTE-34)', async () => {
    const { dialog, user, confirm } = await opened()
    const code = within(dialog).getByRole('textbox', { name: /^Model code/ })
    await user.click(code)
    await user.paste('OM1100CNX')
    await confirm()
    expect(await within(dialog).findByText(/typed above is not one of this product/)).toBeVisible()
    await user.clear(code)
    expect(within(dialog).getByText(/This is the present configuration/)).toBeVisible()
  })

  it('that is refused says why, where it was asked for, and stays chosen', async () => {
    const { dialog, user, confirm, shop } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    const table = within(dialog).getByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
    const messages = ['This line has been changed meanwhile, it is now OM1100CNS.']
    shop.calls.failNext('quoteGateway.changeModel', { kind: 'refused', messages })
    await confirm()
    expect(await within(dialog).findByText(messages[0] ?? '')).toBeVisible()
    expect(within(dialog).getByRole('combobox', { name: 'Shaft' })).toHaveValue('T')
  })

  it('is compared with the line as another window has left it (QUOTE-34)', async () => {
    const { dialog, user, confirm, shop, quote } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    const table = within(dialog).getByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
    const other = {
      ...item,
      modelCode: 'OM1100CNS',
      unitPrice: 777,
      segments: [part('DISPLACEMENT', '100'), ...item.segments.slice(1)],
    }
    withQuote(shop, usCustomer, { ...quote, items: [other] })
    await confirm()
    expect(await within(dialog).findByText(/it is now OM1100CNS/)).toBeVisible()
    await waitFor(() => expect(table).toHaveTextContent('$777.00'))
    expect(ribbon(dialog, 'Now')).toHaveTextContent('DISPLACEMENT: Option 100, code 100, changed')
    expect(ribbon(dialog, 'New')).toHaveTextContent('DISPLACEMENT: Option 080, code 080, changed')
    expect(ribbon(dialog, 'New')).toHaveTextContent('SHAFT: Option T, code T, changed')
    expect(within(dialog).getByRole('combobox', { name: 'Shaft' })).toHaveValue('T')
  })

  it('has no quantity in what it would be while none can be read', async () => {
    const { dialog, user } = await opened()
    const quantity = within(dialog).getByRole('textbox', { name: /^Quantity/ })
    await user.clear(quantity)
    await user.type(quantity, 'abc')
    expect(within(dialog).getByRole('row', { name: /^Quantity/ })).toHaveTextContent('Quantity2–')
    await user.clear(quantity)
    await user.type(quantity, '3')
    expect(within(dialog).getByRole('row', { name: /^Quantity/ })).toHaveTextContent('Quantity23')
  })

  it('says of a quantity that another device has set meanwhile that it was written over', async () => {
    const { dialog, user, confirm, shop, quote } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    const table = within(dialog).getByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
    withQuote(shop, usCustomer, { ...quote, items: [{ ...item, quantity: 5 }] })
    await confirm()
    const words = 'The quantity of OM1080TNS had been set to 5 elsewhere; it is now 2.'
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use 5' }))
    await waitFor(() => expect([...shop.quotes.values()][0]?.quote.items[0]?.quantity).toBe(5))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('takes the quantity that another tab has set meanwhile, and leaves one that was typed', async () => {
    const { dialog, user, confirm, shop, quote, tabs } = await opened()
    const quantity = within(dialog).getByRole('textbox', { name: /^Quantity/ })
    const setElsewhere = (count: number) => {
      withQuote(shop, usCustomer, { ...quote, items: [{ ...item, quantity: count }] })
      act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
    }
    setElsewhere(5)
    await waitFor(() => expect(quantity).toHaveValue('5'))
    await user.clear(quantity)
    await user.type(quantity, '9')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
    setElsewhere(6)
    const table = within(dialog).getByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).toHaveTextContent('Quantity69'))
    expect(quantity).toHaveValue('9')
    await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([...shop.quotes.values()][0]?.quote.items[0]).toMatchObject({ quantity: 9 })
    expect(screen.queryByText(/had been set to/)).toBeNull()
  })

  describe('of a line that another window has removed', () => {
    const other = aQuoteItem({ id: quoteItemId('other'), modelCode: 'OM1100CNS' })

    async function withShaft() {
      const page = await opened({ items: [item, other] })
      const { dialog, user, shop, quote, tabs } = page
      await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'T')
      const table = within(dialog).getByRole('table', { name: 'What changes on this line' })
      await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
      const remove = () => withQuote(shop, usCustomer, { ...quote, items: [other] })
      const tell = () => act(() => tabs.say({ kind: 'quote-changed', quoteId: quote.id }))
      const close = () =>
        user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
      return { ...page, remove, tell, close }
    }
    const said = (dialog: HTMLElement) =>
      within(dialog).findByText(/OM1080CNS, is no longer in this quote\./)

    it('is kept to be copied, and can be chosen to its end', async () => {
      const { dialog, user, remove, tell, shop } = await withShaft()
      remove()
      tell()
      const notice = (await said(dialog)).closest<HTMLElement>('[role="status"]') ?? dialog
      expect(notice).toHaveTextContent('What you typed is kept here so you can copy it:')
      expect(notice).toHaveTextContent('Model codeOM1080TNS')
      await user.click(within(notice).getByRole('button', { name: 'Copy code' }))
      expect(await navigator.clipboard.readText()).toBe('OM1080TNS')
      const quantity = within(dialog).getByRole('textbox', { name: /^Quantity/ })
      await user.clear(quantity)
      await user.type(quantity, '7{Enter}')
      await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shaft' }), 'C')
      expect(notice).not.toHaveTextContent('OM1080TNS')
      expect(notice).toHaveTextContent('Quantity7')
      expect(within(dialog).queryByRole('button', { name: 'Change configuration' })).toBeNull()
      expect(within(dialog).queryByText(/The line stays on the quote/)).toBeNull()
      expect(shop.calls.journal).toEqual([])
    })

    it('is kept where its confirmation tells of it, with the focus on the way to copy it', async () => {
      const { dialog, remove, confirm, notices, close } = await withShaft()
      remove()
      await confirm()
      await said(dialog)
      expect(within(dialog).getByRole('button', { name: 'Copy code' })).toHaveFocus()
      expect(within(dialog).queryByRole('alert')).toBeNull()
      expect(within(dialog).getByRole('combobox', { name: 'Shaft' })).toHaveValue('T')
      expect(keysOf(notices)).toEqual([])
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    it('ends among the lines, which say so as well', async () => {
      const { dialog, remove, tell, close } = await withShaft()
      remove()
      tell()
      await said(dialog)
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByText(/OM1080CNS, is no longer in this quote\./)).toBeVisible()
      const lines = screen.getByRole('heading', { name: 'Items (1)' })
      expect(document.activeElement).toContainElement(lines)
      expect(document.body).not.toHaveFocus()
    })

    it('goes on where the line is there after all', async () => {
      const { dialog, remove, tell, shop, quote, confirm } = await withShaft()
      remove()
      tell()
      await said(dialog)
      withQuote(shop, usCustomer, quote)
      tell()
      await within(dialog).findByRole('button', { name: 'Change configuration' })
      expect(within(dialog).queryByText(/is no longer in this quote/)).toBeNull()
      await confirm()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(shop.calls.journal).toEqual(['quoteGateway.changeModel'])
    })
  })

  it('is offered neither while the reviewer has the quote nor for what is not configured', async () => {
    await openQuote({ status: 'pending-review', items: [item] })
    expect(screen.queryByRole('button', { name: /^Change configuration/ })).toBeNull()
  })

  it('of a product that is sold no more is one of its successor, in the place of the line', async () => {
    const departed = { ...item, skuId: skuId('sku-om0'), modelCode: 'OM0080CNS' }
    const page = await openQuote({ status: 'returned', items: [departed] })
    await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM0080CNS' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the configuration' })
    expect(await within(dialog).findByText(/Orbital motor OM1 replaces it/)).toBeVisible()
    const nearest = within(dialog).getByRole('combobox', { name: 'Choose a model' })
    await page.user.selectOptions(nearest, 'OM1080CNS')
    const table = await within(dialog).findByRole('table', { name: 'What changes on this line' })
    await waitFor(() => expect(table).toHaveTextContent('4 weeks4 weeks'))
    await page.user.click(within(dialog).getByRole('button', { name: 'Change configuration' }))
    expect(
      await screen.findByRole('button', { name: 'Change configuration of OM1080CNS' }),
    ).toBeVisible()
  })

  it('of a product that is sold no more says so', async () => {
    const shop = fakeShop({ products: [] })
    const page = await openQuote({ items: [item] }, shop)
    await page.user.click(screen.getByRole('button', { name: 'Change configuration of OM1080CNS' }))
    expect(await screen.findByText(/This product is no longer sold/)).toBeVisible()
  })
})
