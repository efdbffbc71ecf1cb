import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../src/domain/cart/cart.ts'
import { inlineRows, xlsx } from '../../corpus/workbook-file.ts'
import { aPlainProduct, aPlainSku, aQuoteOnlyProduct } from '../../builders/a-plain-product.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../../builders/an-ambiguous-product.ts'
import { aProduct } from '../../builders/a-product.ts'
import { anEmptyDraft, quoteId } from '../../builders/a-quote.ts'
import { customerByEmail, fakePassword, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const aShop = () => fakeShop({ products: [aPlainProduct(), aProduct()] })

const cartOf = (shop: FakeShop) =>
  [...shop.carts.values()].flatMap(({ lines }) =>
    lines.map((line) => `${line.quantity} ${codeOf(line)}`),
  )

describe('the bulk order page', () => {
  it('adds what can be added and says of the rest why it stays (ROUTE-16)', async () => {
    const shop = aShop()
    const { user } = await openShopAt('/bulkorder', { shop })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'SK1N10, 5{Enter}!!, 2{Enter}ZZZ1{Enter}OM1080CNS, 3{Enter}OM1080, 3',
    )
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('2 lines were added to the cart.')).toBeInTheDocument()
    expect(cartOf(shop)).toEqual(['5 SK1N10', '3 OM1080CNS'])
    const invalid =
      'A SKU is invalid: !!. Use at least three letters and digits. The rest are still added.'
    expect(screen.getByText(invalid)).toBeInTheDocument()
    expect(screen.getByText('A SKU is not found: ZZZ1.')).toBeInTheDocument()
    // What a message says of a line is not said a second time beside it.
    const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(reasons.filter((text) => /ZZZ1|!!/.test(text))).toEqual([])
    expect(screen.queryByText(/No item has this SKU/)).toBeNull()
    expect(screen.getByText(/This code is not complete yet\./)).toBeVisible()
    const toQuote = screen.getByRole('link', { name: 'Continue with OM1080' }).getAttribute('href')
    expect(toQuote).toContain('model=OM1080')
    expect(toQuote).toContain('quantity=3')
    expect(screen.getByRole('textbox', { name: 'SKUs and quantities' })).toHaveValue(
      '!!, 2\nZZZ1\nOM1080, 3',
    )
  })

  it('tells names, prices and stock of the lines, and what keeps them, before anything is added (CSV-02)', async () => {
    const shop = aShop()
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'SK1N10, 5{Enter}ZZZ1, 2{Enter}nh-1001, 3',
    )
    await screen.findByText('2 of 3 lines can go into the cart.')
    const table = within(screen.getByRole('table', { name: 'Your lines as the shop reads them' }))
    expect(table.getByText('No item has this SKU.')).toBeVisible()
    const model = () => table.getByRole('row', { name: /^nh-1001/ })
    await waitFor(() => expect(model()).toHaveTextContent(/\$/))
    expect(await screen.findByText(/^The lines with a price come to \$/)).toBeVisible()
    expect(cartOf(shop)).toEqual([])
  })

  it('says where the lines will be read, until there is one (CSV-02)', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    const promised = await screen.findByText(/^As you type, names, prices, stock/)
    await user.type(screen.getByRole('textbox', { name: 'SKUs and quantities' }), 'SK1N10, 5')
    await screen.findByText('1 of 1 line can go into the cart.')
    expect(promised).not.toBeInTheDocument()
  })

  it('asks again on request for what it could not learn of a line (CSV-02)', async () => {
    const shop = aShop()
    shop.calls.failNext('priceBook.prices', { kind: 'timed-out' })
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.click(list)
    await user.paste('OM1080CNS, 3')
    expect(await screen.findByText(/^Some lines could not be checked/)).toBeVisible()
    const model = screen.getByRole('row', { name: /^OM1080CNS/ })
    expect(model).not.toHaveTextContent('By quote')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(model).toHaveTextContent(/\$/))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByText('1 of 1 line can go into the cart.')).toHaveFocus()
  })

  it('says at once how many lines there are, where an order may not have so many', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    await user.click(await screen.findByRole('textbox', { name: 'SKUs and quantities' }))
    await user.paste('SK1N10, 1\n'.repeat(101))
    const said = 'These are 101 lines. At most 100 can be ordered at once.'
    expect(await screen.findByText(said)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('says of what a quote prices, and of what is made to order, that it is (CSV-02)', async () => {
    const made = aPlainSku('M10', { allowsCart: false, available: 0 })
    const products = [
      aQuoteOnlyProduct(),
      aPlainProduct({ skus: [aPlainSku('N10'), made] }),
      aProduct(),
    ]
    const { user } = await openShopAt('/bulkorder', {
      shop: fakeShop({ products }),
      as: usCustomer,
    })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'QC1L, 5{Enter}QC1S, 5{Enter}SK1M10, 2{Enter}OM1080CNS, 3{Enter}OM1080, 3',
    )
    await screen.findByText('3 of 5 lines can go into the cart.')
    const table = within(screen.getByRole('table', { name: 'Your lines as the shop reads them' }))
    const row = (name: RegExp) => table.getByRole('row', { name })
    expect(row(/^QC1L/)).toHaveTextContent(/5By quote120–$/)
    expect(row(/^QC1S/)).toHaveTextContent(/\$12\.50120–$/)
    const lead = /\$.*Made to order4 weeks$/
    await waitFor(() => expect(row(/^OM1080CNS/)).toHaveTextContent(lead))
    expect(row(/^SK1M10/)).toHaveTextContent(/Made to order/)
    expect(row(/^OM1080 /)).toHaveTextContent(/3––/)
  })

  it('has a column for how long configured models take, but not for a visitor, who is told of none (CSV-02)', async () => {
    const open = async (who: { readonly as?: string }) => {
      const { user } = await openShopAt('/bulkorder', { shop: aShop(), ...who })
      await user.click(await screen.findByRole('textbox', { name: 'SKUs and quantities' }))
      await user.paste('OM1080CNS, 3')
      await screen.findByText('1 of 1 line can go into the cart.')
      return screen.queryByRole('columnheader', { name: 'Lead time' })
    }
    expect(await open({ as: usCustomer })).toBeVisible()
    cleanup()
    expect(await open({})).toBeNull()
  })

  it('puts an article whose price a quote says on one, too, and leaves what has a price (CALL-22)', async () => {
    const shop = fakeShop({ products: [aQuoteOnlyProduct()] })
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'QC1S, 5{Enter}QC1L, 4')
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 item to a quote' }))
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name of the new quote/ }), 'By quote')
    await user.click(dialog.getByRole('button', { name: 'Add them to the quote' }))
    await waitFor(() => {
      const made = [...shop.quotes.values()].find(({ quote: { name } }) => name === 'By quote')
      expect(made?.quote.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual([
        ['QC1L', 4],
      ])
    })
    await waitFor(() => expect(list).toHaveValue('QC1S, 5'))
  })

  it('puts configured lines on a quote in one press, and lets go of them (CALL-22)', async () => {
    const shop = aShop()
    const unsentWork = memoryUnsentWork()
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer, unsentWork })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 5{Enter}OM1080CNS, 3')
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 item to a quote' }))
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(
      dialog.getByRole('textbox', { name: /^Name of the new quote/ }),
      'From the list',
    )
    await user.click(dialog.getByRole('button', { name: 'Add them to the quote' }))
    await waitFor(() => {
      const quote = [...shop.quotes.values()].find(
        ({ quote: { name } }) => name === 'From the list',
      )
      expect(quote?.quote.items.map(({ modelCode, quantity }) => [modelCode, quantity])).toEqual([
        ['OM1080CNS', 3],
      ])
    })
    await waitFor(() => expect(list).toHaveValue('SK1N10, 5'))
    const [owner = ''] = [...shop.customers.values()]
      .filter(({ account }) => account.email === usCustomer)
      .map(({ account }) => account.id)
    expect(unsentWork.bulkEntry.read(owner, 'bulk-order')?.text).toBe('SK1N10, 5')
  })

  it('puts configured lines on the quote used last in one press, once, and leads to it (CALL-22)', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 5{Enter}OM1080CNS, 3')
    const atOnce = await screen.findByRole('button', {
      name: `Add 1 item to “${anEmptyDraft().name}”`,
    })
    const answer = shop.calls.hold('quoteGateway.addSeveral')
    await user.click(atOnce)
    await user.click(atOnce)
    await waitFor(() => expect(shop.calls.journal).toContain('quoteGateway.addSeveral'))
    // The cart is to have none of them meanwhile.
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAccessibleDescription(
      'Adding to the quote',
    )
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    // Nor is another quote.
    await user.click(screen.getByRole('button', { name: 'Add 1 item to a quote' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(answer)
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(anEmptyDraft().name) }),
    ).toBeVisible()
    expect(shop.calls.journal.filter((call) => call === 'quoteGateway.addSeveral')).toHaveLength(1)
    const codes = shop.quotes.get(anEmptyDraft().id)?.quote.items.map(({ modelCode }) => modelCode)
    expect(codes?.filter((code) => code === 'OM1080CNS')).toHaveLength(1)
    expect(cartOf(shop)).toEqual([])
  })

  it('says at its button why lines did not come onto the quote used last, and keeps them', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'OM1080CNS, 3')
    const name = `Add 1 item to “${anEmptyDraft().name}”`
    const atOnce = await screen.findByRole('button', { name })
    shop.calls.failNext('quoteGateway.addSeveral', { kind: 'not-found' })
    await user.click(atOnce)
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer exists/)
    expect(list).toHaveValue('OM1080CNS, 3')
    expect(await screen.findByRole('button', { name })).toBeEnabled()
    await user.clear(list)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('begins in its dialog with the quote used last', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'OM1080CNS, 3')
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 item to a quote' }))
    await waitFor(() =>
      expect(dialog.getByRole('combobox')).toHaveDisplayValue(new RegExp(anEmptyDraft().name)),
    )
  })

  it('lets go in its dialog of a draft that another window has removed meanwhile', async () => {
    const [gone, there] = [
      anEmptyDraft({ name: 'Collected' }),
      anEmptyDraft({ id: quoteId('draft-2'), name: 'Other' }),
    ]
    const shop = withQuote(withQuote(aShop(), usCustomer, gone), usCustomer, there)
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    await user.click(await screen.findByRole('textbox', { name: 'SKUs and quantities' }))
    await user.paste('OM1080CNS, 3')
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 item to a quote' }))
    await dialog.findByRole('option', { name: /Collected/ })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quote' }), gone.id)
    shop.quotes.delete(gone.id)
    await user.click(dialog.getByRole('button', { name: 'Add them to the quote' }))
    await waitFor(() => expect(dialog.queryByRole('option', { name: /Collected/ })).toBeNull())
    expect(dialog.getByRole('alert')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Quote' }), there.id)
    await user.click(dialog.getByRole('button', { name: 'Add them to the quote' }))
    await waitFor(() => expect(shop.quotes.get(there.id)?.quote.items).toHaveLength(1))
  })

  it('leads with more lines than an order may have to the table of the draft order used last', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    await user.click(await screen.findByRole('textbox', { name: 'SKUs and quantities' }))
    await user.paste('OM1080CNS; 3\n'.repeat(101))
    await user.click(
      await screen.findByRole('link', { name: `Check 101 lines in “${anEmptyDraft().name}”` }),
    )
    expect(await screen.findByText(/^There are 101 lines; a table holds 100/)).toBeVisible()
  })

  it('takes as many lines in its list as it can lead to a table with, and no more', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.click(list)
    await user.paste('OM1080CNS;      3\n'.repeat(2000))
    await screen.findByRole('link', { name: `Check 2,000 lines in “${anEmptyDraft().name}”` })
    expect(list).toBeValid()
    await user.paste('OM1080CNS\n')
    expect(await screen.findByText(/^These are 2,001 lines\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Check 2,/ })).toBeNull()
  })

  it('leads with more lines than an order may have to a new draft order, where there is none', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop(), as: usCustomer })
    await user.click(await screen.findByRole('textbox', { name: 'SKUs and quantities' }))
    await user.paste('OM1080CNS; 3\n'.repeat(101))
    const link = await screen.findByRole('link', {
      name: 'Create a draft order and paste them there',
    })
    expect(link).toHaveAttribute('href', '/draftorder')
  })

  it('adds nothing that another tab has touched, to a cart or to a quote, and says so', async () => {
    const shop = withQuote(aShop(), usCustomer, anEmptyDraft())
    const unsentWork = memoryUnsentWork()
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer, unsentWork })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'OM1080CNS, 3')
    const atOnce = await screen.findByRole('button', {
      name: `Add 1 item to “${anEmptyDraft().name}”`,
    })
    const [owner = ''] = [...shop.customers.values()]
      .filter(({ account }) => account.email === usCustomer)
      .map(({ account }) => account.id)
    unsentWork.forget(owner, 'bulk-order')
    await user.click(atOnce)
    expect(await screen.findByText(/was changed in another tab/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(
      await screen.findByText(/^These lines were changed or added in another tab\./),
    ).toBeVisible()
    expect(cartOf(shop)).toEqual([])
    expect(shop.calls.journal).not.toContain('quoteGateway.addSeveral')
    expect(list).toHaveValue('OM1080CNS, 3')
  })

  it('lets go of lines that an earlier visit of it has sent, as soon as they are on the quote', async () => {
    const shop = aShop()
    const { user, router } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = () => screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(await list(), 'SK1N10, 5{Enter}OM1080CNS, 3')
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 item to a quote' }))
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name of the new quote/ }), 'Late')
    const answer = shop.calls.hold('quoteGateway.addSeveral')
    await user.click(dialog.getByRole('button', { name: 'Add them to the quote' }))
    await waitFor(() => expect(shop.calls.journal).toContain('quoteGateway.addSeveral'))
    await act(() => router.navigate({ to: '/my-account/quotes' }))
    await screen.findByRole('heading', { level: 1, name: 'Quotes' })
    await act(() => router.navigate({ to: '/bulkorder' }))
    expect(await list()).toHaveValue('SK1N10, 5\nOM1080CNS, 3')
    await user.type(await list(), '{Enter}SK1N12')
    act(answer)
    await waitFor(async () => expect(await list()).toHaveValue('SK1N10, 5\nSK1N12'))
  })

  it('takes the customer’s own codes, says which model they stand for, and adds it', async () => {
    const shop = aShop()
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'nh-1001, 3',
    )
    expect(await screen.findByRole('rowheader', { name: /stands for/ })).toHaveTextContent(
      'nh-1001 stands for OM1080CNS',
    )
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('1 line was added to the cart.')).toBeVisible()
    expect(cartOf(shop)).toEqual(['3 OM1080CNS'])
  })

  it('says at its line as which of the customer’s numbers it is read, and offers those that are alike', async () => {
    const shop = aShop()
    const id = customerByEmail(shop, usCustomer)?.account.id ?? ''
    const own = (customCode: string) => ({ customCode, modelCode: 'OM1080CNS', price: undefined })
    shop.customCodes.set(id, [own('NH-1001'), own('NH 2002'), own('NH-2002')])
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.click(list)
    await user.paste('nh1001, 3\nnh2002')
    const use = await screen.findByRole('button', { name: 'Use NH 2002' })
    // The numbers stand in elements of their own, so that no line ends within one.
    expect(screen.getByText('NH-1001').parentElement).toHaveTextContent(
      'Read as your number NH-1001.',
    )
    expect(screen.getByText('NH-2002').parentElement).toHaveTextContent(
      'This matches several of your numbers: NH 2002, NH-2002.',
    )
    await user.click(use)
    expect(list).toHaveValue('nh1001, 3\nNH 2002;')
    expect(document.body).not.toHaveFocus()
    await screen.findByText('2 of 2 lines can go into the cart.')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('2 lines were added to the cart.')).toBeVisible()
    const lines = [...shop.carts.values()].flatMap((cart) => cart.lines)
    expect(lines.map(({ customCode }) => customCode)).toEqual(['NH-1001', 'NH 2002'])
  })

  it('leads on with a wrong model code to the product that is configured', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'OM1999, 3',
    )
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const link = await screen.findByRole('link', { name: 'Continue with OM1999' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/product\/.*model=OM1999/))
    expect(screen.getByText(/^This product is configurable/)).toBeInTheDocument()
    expect(screen.queryByText(/is not found/)).not.toBeInTheDocument()
  })

  it('says what takes the place of a product that is sold no more, and offers the nearest model', async () => {
    const predecessors = [{ skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }]
    const shop = fakeShop({ products: [aPlainProduct(), aProduct({ predecessors })] })
    const { user } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'OM0080CNS, 3')
    const said = new RegExp(
      `^Orbital motor OM0 is no longer sold\\. ${aProduct().name} replaces it\\.`,
    )
    expect(await screen.findByText(said)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const report = within(await screen.findByRole('listitem'))
    expect(report.getByText(said)).toBeVisible()
    await user.click(report.getByRole('button', { name: 'Use OM1080CNS' }))
    expect(list).toHaveValue('OM1080CNS, 3')
  })

  it('offers at its line the code that was likely meant', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'OM1080CNS, 3{Enter}OM2080CNS, 4{Enter}OM1O80CNS, 5')
    const offered = () => screen.findAllByRole('button', { name: 'Use OM1080CNS' })
    await waitFor(async () => expect(await offered()).toHaveLength(2))
    for (const text of ['OM1080CNS, 4\nOM1O80CNS, 5', 'OM1080CNS, 4\nOM1080CNS, 5']) {
      const [first] = await offered()
      if (first) await user.click(first)
      await waitFor(() => expect(list).toHaveValue(`OM1080CNS, 3\n${text}`))
    }
  })

  it('offers the readings of a code at its line, and adds the one that is chosen (CSV-02)', async () => {
    const shop = fakeShop({ products: [anAmbiguousProduct()] })
    const { user } = await openShopAt('/bulkorder', { shop })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'AMBA2N, 3')
    const inWays = 'This code can be read in 2 ways. Choose the one you mean.'
    expect(await screen.findByText(inWays)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('1 line was not added')).toBeVisible()
    expect(screen.getByText(inWays)).toBeVisible()
    const one = () => screen.getByRole('button', { name: /A2.*N/ })
    await user.click(one())
    expect(await screen.findByText('1 of 1 line can go into the cart.')).toBeVisible()
    expect(one()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText(inWays)).toBeNull()
    expect(document.body).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('1 line was added to the cart.')).toBeVisible()
    const models = [...shop.carts.values()].flatMap(({ lines }) => lines.map(({ model }) => model))
    expect(models).toEqual([
      expect.objectContaining({ code: 'AMBA2N', choices: shaftAndPorts('A2', 'N') }),
    ])
  })

  it('offers at its line what a quantity may mean, which stays as it is written until then (CSV-02)', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 5{Enter}OM1080CNS, 1,000{Enter}SK1V10, 2 pcs')
    const table = within(
      await screen.findByRole('table', { name: 'Your lines as the shop reads them' }),
    )
    expect(await table.findByRole('button', { name: 'Use 1,000' })).toBeVisible()
    await user.click(table.getByRole('button', { name: 'Use 2' }))
    expect(list).toHaveValue('SK1N10, 5\nOM1080CNS, 1,000\nSK1V10, 2')
    expect(document.body).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('1 line was not added')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use 1,000' }))
    expect(list).toHaveValue('OM1080CNS, 1000')
    expect(document.body).not.toHaveFocus()
    expect(await screen.findByText('1 of 1 line can go into the cart.')).toBeVisible()
  })

  it('says why no more is offered than there is, and offers what half a piece may mean (CSV-02)', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 1,000{Enter}OM1080CNS, 2,5')
    const table = within(
      await screen.findByRole('table', { name: 'Your lines as the shop reads them' }),
    )
    expect(await table.findByRole('button', { name: 'Use 120' })).toBeVisible()
    expect(table.getByText(/Enter a whole number\. Only 120 pieces are in stock\./)).toBeVisible()
    expect(table.getByRole('button', { name: 'Use 3' })).toBeVisible()
    expect(table.getAllByText(/Enter a whole number\./)).toHaveLength(2)
  })

  it('takes a list, a grid, and lines one by one or from a file (CSV-02)', async () => {
    const { user } = await openShopAt('/bulkorder', { shop: aShop() })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 5')
    await user.click(screen.getByRole('tab', { name: 'Grid' }))
    expect(await screen.findByRole('textbox', { name: 'SKU in row 1' })).toHaveValue('SK1N10')
    await user.type(screen.getByRole('textbox', { name: 'SKU in row 2' }), 'SK1N12')
    await user.click(screen.getByRole('tab', { name: 'Line by line or file' }))
    await user.type(await screen.findByRole('textbox', { name: 'SKU' }), 'SK1V10{Enter}')
    expect(screen.getByRole('table', { name: '3 lines' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
  })

  it('shows another customer of the zone nothing of the one before', async () => {
    const shop = aShop()
    const { user, storefront } = await openShopAt('/bulkorder', { shop, as: usCustomer })
    await user.type(
      await screen.findByRole('textbox', { name: 'SKUs and quantities' }),
      'nh-1001, 3',
    )
    await screen.findByText('1 of 1 line can go into the cart.')
    for (const token of shop.sessions.keys()) shop.sessions.set(token, 'account-no-credit')
    act(() => storefront.session.send({ type: 'account.reload' }))
    const list = () => screen.getByRole('textbox', { name: 'SKUs and quantities' })
    await waitFor(() => expect(list()).toHaveValue(''))
    await user.type(list(), 'nh-1001, 3')
    expect(await screen.findByText('0 of 1 line can go into the cart.')).toBeVisible()
  })

  it('goes on with what a visitor has typed once they sign in', async () => {
    const { user, storefront } = await openShopAt('/bulkorder', { shop: aShop() })
    const typedInto = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(typedInto, 'nh-1001, 3')
    const credentials = { email: usCustomer, password: fakePassword }
    act(() => storefront.session.send({ type: 'sign-in', credentials }))
    expect(await screen.findByText('1 of 1 line can go into the cart.')).toBeVisible()
    const list = screen.getByRole('textbox', { name: 'SKUs and quantities' })
    expect(list).toHaveValue('nh-1001, 3')
    // The field is the same, with the focus in it.
    expect(list).toBe(typedInto)
    expect(list).toHaveFocus()
  })

  it('takes up what a customer has typed before, once it is known who is there', async () => {
    const unsentWork = memoryUnsentWork()
    const shop = aShop()
    const id = customerByEmail(shop, usCustomer)?.account.id ?? ''
    unsentWork.keep(id, 'bulk-order', JSON.stringify({ mode: 'list', text: 'SK1N10, 7' }))
    const { storefront } = await openShopAt('/bulkorder', { shop, unsentWork })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    expect(list).toHaveValue('')
    const credentials = { email: usCustomer, password: fakePassword }
    act(() => storefront.session.send({ type: 'sign-in', credentials }))
    await waitFor(() => expect(list).toHaveValue('SK1N10, 7'))
  })

  it('keeps what was typed over a reload', async () => {
    const unsentWork = memoryUnsentWork()
    unsentWork.keep('visitor', 'bulk-order', JSON.stringify({ mode: 'list', text: 'SK1N10, 7' }))
    await openShopAt('/bulkorder', { shop: aShop(), unsentWork })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await waitFor(() => expect(list).toHaveValue('SK1N10, 7'))
  })

  it('keeps which of its lines may have been added, when they are taken up and in another way of entering, until they are changed', async () => {
    const unsentWork = memoryUnsentWork()
    const shop = aShop()
    const id = customerByEmail(shop, usCustomer)?.account.id ?? ''
    unsentWork.keep(id, 'bulk-order', JSON.stringify({ mode: 'list', text: 'SK1N10, 7' }))
    unsentWork.keep(id, 'bulk-order-tries', 'of seven')
    const { user, storefront } = await openShopAt('/bulkorder', { shop, unsentWork })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    const credentials = { email: usCustomer, password: fakePassword }
    act(() => storefront.session.send({ type: 'sign-in', credentials }))
    await waitFor(() => expect(list).toHaveValue('SK1N10, 7'))
    await user.click(screen.getByRole('tab', { name: 'Grid' }))
    const quantity = await screen.findByRole('textbox', { name: 'Quantity in row 1' })
    expect(unsentWork.read(id, 'bulk-order-tries')).toBe('of seven')
    await user.type(quantity, '1')
    expect(unsentWork.read(id, 'bulk-order-tries')).toBeUndefined()
  })

  it('sends no further line where one has met what every line would meet', async () => {
    const shop = aShop()
    shop.calls.failNext('cartGateway.add', { kind: 'refused', messages: ['Not all of them.'] })
    shop.calls.failNext('cartGateway.add', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt('/bulkorder', { shop })
    const list = await screen.findByRole('textbox', { name: 'SKUs and quantities' })
    await user.type(list, 'SK1N10, 5{Enter}SK1N12, 2{Enter}SK1V10, 1')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await screen.findByText('3 lines were not added')
    expect(cartOf(shop)).toEqual([])
    expect(list).toHaveValue('SK1N10, 5\nSK1N12, 2\nSK1V10, 1')
  })
})

describe('a file on the bulk order page', () => {
  const heads = ['SKU', 'Qty', 'Remark']
  const lines = inlineRows([heads, ['SK1N10', 5], ['', 3], ['', '', 'Total: 8'], ['SK1N12', 1]])
  const book = xlsx({
    active: 1,
    sheets: [
      { name: 'Old', rows: inlineRows([heads, ['SK1V10', 2]]) },
      { name: 'Lines', rows: lines.replace('<row r="5">', '<row r="5" hidden="1">') },
    ],
  })

  async function bring(...files: File[]) {
    const opened = await openShopAt('/bulkorder', { shop: aShop() })
    await opened.user.click(await screen.findByRole('tab', { name: 'Line by line or file' }))
    await screen.findByRole('button', { name: 'Choose a file' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) expect.fail('There is nothing to choose a file with.')
    await opened.user.upload(input, files)
    return opened
  }

  it('is told by its sheet and by what was left out of it, and another sheet is chosen (CSV-03)', async () => {
    const other = new File(['SK1N10,1'], 'b.csv')
    const { user } = await bring(new File([new Uint8Array(book)], 'order.xlsx'), other)
    const report = await screen.findByRole('region', { name: 'How the file was read' })
    expect(report).toHaveTextContent('2 lines read from order.xlsx')
    expect(report).toHaveTextContent('The sheet Lines was read. Not read: Old (2 rows).')
    expect(report).toHaveTextContent('1 row has neither SKU nor quantity and was left out: row 4.')
    expect(report).toHaveTextContent('1 hidden or filtered row was left out: row 5.')
    expect(report).toHaveTextContent('Not read: b.csv.')
    const hidden = screen.getByRole('checkbox', { name: 'Read 1 hidden or filtered row too' })
    await user.click(hidden)
    expect(await screen.findByRole('rowheader', { name: 'SK1N12' })).toBeVisible()
    expect(report).toHaveTextContent('3 lines read from order.xlsx')
    await user.click(hidden)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'SK1N12' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('SKUs cannot be blank.')).toBeVisible()
    expect(screen.getByText('1 line was added to the cart.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Old (2 rows)')
    expect(await screen.findByRole('rowheader', { name: 'SK1V10' })).toBeVisible()
    expect(screen.queryByRole('rowheader', { name: '(no SKU)' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByRole('region', { name: 'How the file was read' })).toBeNull()
  })

  it('is read by the columns that are chosen for it, which are remembered for the next one of its layout', async () => {
    const text = 'SKU;Depot;What\nZZZ1;Lyon;SK1N10\nZZZ2;Nice;SK1N12\n'
    const file = () => new File([text], 'order.csv')
    const { user } = await bring(file())
    const report = await screen.findByRole('region', { name: 'How the file was read' })
    expect(screen.queryByRole('rowheader', { name: 'SK1N10' })).toBeNull()
    const choice = within(report).getByText('Change how it is read')
    await user.click(choice)
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'SKU')
    expect(await screen.findByRole('rowheader', { name: 'SK1N10' })).toBeVisible()
    expect(screen.getByRole('table', { name: '2 lines' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove the line SK1N12' }))
    expect(report).toHaveTextContent('Lines of it have been changed, removed or added since.')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) expect.fail('There is nothing to choose a file with.')
    await user.upload(input, file())
    expect(await screen.findByRole('rowheader', { name: 'SK1N10' })).toBeVisible()
  })

  it.each([
    ['old.csv', '<html><table><tr><td>SK1N10</td></tr></table></html>', /old format/],
    ['long.csv', `SK1N10,"${'x'.repeat(40_000)}"`, /A cell in row 1 is longer/],
    ['large.csv', 'SK1N10,1\n'.repeat(120_000), /larger than 1 MB/],
  ])('that cannot be read says why: %s', async (name, text, said) => {
    await bring(new File([text], name))
    expect(await screen.findByText(said)).toBeVisible()
  })
})

describe('the draft order page at its short address', () => {
  it('shows a visitor what it is for, and asks for a sign-in (ROUTE-17)', async () => {
    await openShopAt('/draftorder')
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft order' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})
