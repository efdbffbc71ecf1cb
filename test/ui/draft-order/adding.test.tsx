/** The ways of adding to a draft order: by code, by product, by one's own code. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBundle } from '../../builders/a-bundle.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { anAccount } from '../../builders/an-account.ts'
import { anEmptyDraft, aQuote, aQuoteItem, quoteId } from '../../builders/a-quote.ts'
import { demoProducts, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { aSimpleProduct } from '../../builders/a-product.ts'
import { openDraft } from './open-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const keysOf = (notices: readonly { readonly key: string }[]) => notices.map(({ key }) => key)

const totalItems = () => screen.getByText('Total items').parentElement

const addItem = () => screen.findByRole('button', { name: 'Add Item' })

async function openModelSearch(search = '', shop = fakeShop()) {
  const opened = await openDraft(anEmptyDraft(), { search: `?tab=model-search${search}`, shop })
  const field = async () => {
    const found = await screen.findByRole('combobox', { name: 'Model code' })
    return found
  }
  await opened.user.click(await field())
  // The list comes with the focus; the field is then another one.
  await waitFor(async () => expect(await field()).toHaveFocus())
  return { ...opened, field }
}

describe('the tabs of a draft order', () => {
  it('are the five of them, and Back restores the one before (DRAFT-02)', async () => {
    const { user } = await openDraft()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Summary 1',
      'Add Products',
      'Model Search',
      'Upload CSV',
      'Custom Code',
    ])
    await user.click(screen.getByRole('tab', { name: 'Custom Code' }))
    expect(await screen.findByRole('searchbox', { name: 'Custom code' })).toBeVisible()
    window.history.back()
    expect(await screen.findByRole('tab', { name: /^Summary/, selected: true })).toBeVisible()
  })

  it('keep what was typed in one while another is on show', async () => {
    const { user } = await openDraft(aQuote(), { search: '?tab=custom-code' })
    await user.type(await screen.findByRole('searchbox', { name: 'Custom code' }), 'NH')
    await user.click(screen.getByRole('tab', { name: /^Summary/ }))
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Custom code' })).toBeNull())
    await user.click(screen.getByRole('tab', { name: 'Custom Code' }))
    expect(await screen.findByRole('searchbox', { name: 'Custom code' })).toHaveValue('NH')
  })

  it('are hidden while the order is read over, and Edit Quote brings them back (DRAFT-05)', async () => {
    const { user } = await openDraft()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
    expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit Quote' }))
    expect(await screen.findByRole('tab', { name: /^Summary/, selected: true })).toBeVisible()
  })
})

describe('Model Search', () => {
  it('keeps quantity, date and number beside the code over a reload, until they are added', async () => {
    const unsentWork = memoryUnsentWork()
    const search = '?tab=model-search&code=OM1080CNS'
    const open = () => openDraft(anEmptyDraft(), { search, unsentWork })
    const box = (name: string | RegExp) => screen.findByRole('textbox', { name })
    const { user } = await open()
    await user.clear(await box('Quantity'))
    await user.type(await box('Quantity'), '7')
    const day = await screen.findByLabelText('Requested date')
    fireEvent.change(day, { target: { value: '2026-11-30' } })
    await user.type(await box(/^Customer material number/), 'MAT-7')
    cleanup()
    const again = await open()
    expect(await box('Quantity')).toHaveValue('7')
    expect(screen.getByLabelText('Requested date')).toHaveValue('2026-11-30')
    expect(await box(/^Customer material number/)).toHaveValue('MAT-7')
    await again.user.click(await addItem())
    await waitFor(() => expect(keysOf(again.notices)).toEqual(['draftOrder:itemsAdded']))
    cleanup()
    await open()
    expect(await box('Quantity')).toHaveValue('1')
  })

  it('offers the models of own numbers with the beginning that was typed, and keeps the number with the line', async () => {
    const items = [aQuoteItem({ customerMaterialNumber: 'P-100', modelCode: 'OM1080CNS' })]
    const shop = fakeShop()
    const other = aQuote({ id: quoteId('quote-of-pumps'), items })
    shop.quotes.set(other.id, { owner: anAccount().id, quote: other })
    const { user, field } = await openModelSearch('', shop)
    await user.type(await field(), 'p-10')
    await user.click(await screen.findByRole('option', { name: /P-100/ }))
    expect(await field()).toHaveValue('OM1080CNS')
    const number = await screen.findByRole('textbox', { name: /^Customer material number/ })
    expect(number).toHaveValue('P-100')
  })

  it('reads a code as it grows, prices it, adds it, and waits for the next one (DRAFT-23)', async () => {
    const { user, notices, shop, field, quote } = await openModelSearch()
    await user.type(await field(), 'om1-080')
    const option = await screen.findByRole('option', { name: /^C ?Option C/ })
    expect(screen.getByText('Position 3: Shaft')).toBeVisible()
    await user.click(option)
    await user.type(await field(), 'ns{Enter}')
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await waitFor(() => expect(quantity).toHaveFocus())
    await user.keyboard('3')
    await user.type(screen.getByRole('textbox', { name: /^Customer material number/ }), 'MAT-3')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(keysOf(notices)).toEqual(['draftOrder:itemsAdded']))
    await waitFor(() => expect(totalItems()).toHaveTextContent('1'))
    expect(shop.quotes.get(quote.id)?.quote.items).toMatchObject([
      { modelCode: 'OM1080CNS', quantity: 3, customerMaterialNumber: 'MAT-3' },
    ])
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('')
  })

  it("reads one of the customer's own codes, and adds its model under it", async () => {
    const { user, shop, notices, field, quote } = await openModelSearch()
    await user.type(await field(), 'nh-1001{Enter}')
    expect(await screen.findByText('NH-1001', { selector: 'code' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus())
    await user.click(await addItem())
    await waitFor(() => expect(keysOf(notices)).toEqual(['draftOrder:itemsAdded']))
    expect(shop.quotes.get(quote.id)?.quote.items).toMatchObject([
      { modelCode: 'OM1080CNS', quantity: 1 },
    ])
    expect(await field()).toHaveValue('')
  })

  it('begins with an own code of the address', async () => {
    await openModelSearch('&code=NH-1001')
    expect(await screen.findByText('NH-1001', { selector: 'code' })).toBeVisible()
  })

  it('says of an own code without a whole model what it says of any other code', async () => {
    const { user, field } = await openModelSearch()
    await user.type(await field(), 'NH-9001{Enter}')
    expect(await screen.findByText(/No product code starts with/)).toBeVisible()
  })

  it('begins with the code of the address, says what is wrong with it, and repairs it', async () => {
    const { user, field } = await openModelSearch('&code=OM1080QNS')
    await user.click(await field())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('“Q” is not an option here')
    await user.click(screen.getByRole('button', { name: /^T/ }))
    expect(await field()).toHaveValue('OM1080TNS')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it("shows the server's words when a line is refused, and keeps what was typed (DRAFT-24)", async () => {
    const { user, shop, field } = await openModelSearch('&code=OM1080CNS')
    shop.calls.failNext('draftOrderGateway.addLines', {
      kind: 'refused',
      messages: ['This model is sold out.'],
    })
    await user.click(await addItem())
    expect(await screen.findByText('This model is sold out.')).toBeVisible()
    expect(await field()).toHaveValue('OM1080CNS')
    expect(totalItems()).toHaveTextContent('0')
  })
})

describe('Add Products', () => {
  it('leads from a bundle, which no quote takes, to its page', async () => {
    await openDraft(anEmptyDraft(), {
      search: '?tab=add-products&find=bundle',
      shop: fakeShop({ products: [...demoProducts(), aBundle()] }),
    })
    const bundle = await screen.findByRole('link', { name: /Motor bundle BD1.*on its page/ })
    expect(bundle).toHaveAttribute('href', '/product/motor-bundle-bd1')
    expect(screen.queryByRole('button', { name: /Motor bundle BD1/ })).toBeNull()
  })

  const withSeals = () => fakeShop({ products: [...demoProducts(), aPlainProduct()] })

  it('leads through option groups, step by step and back, to an item (DRAFT-20)', async () => {
    const { user, notices } = await openDraft(anEmptyDraft(), {
      search: '?tab=add-products&find=seal',
      shop: withSeals(),
    })
    await user.click(await screen.findByRole('button', { name: /Seal kit SK1/ }))
    await user.click(await screen.findByRole('button', { name: 'Fluorocarbon' }))
    await user.click(await screen.findByRole('button', { name: 'Back one step' }))
    await user.click(await screen.findByRole('button', { name: 'Nitrile' }))
    await user.click(await screen.findByRole('button', { name: '12 mm' }))
    const trail = screen.getByRole('list', { name: 'Options chosen' })
    await waitFor(() => expect(trail).toHaveTextContent('Material NitrileSize 12 mm'))
    await user.click(await addItem())
    await waitFor(() => expect(keysOf(notices)).toEqual(['draftOrder:itemsAdded']))
    await waitFor(() => expect(totalItems()).toHaveTextContent('1'))
  })

  it('configures a product in its place, or leads to its code in Model Search', async () => {
    const { user } = await openDraft(anEmptyDraft(), { search: '?tab=add-products&find=OM1' })
    await user.click(await screen.findByRole('button', { name: /Orbital motor OM1/ }))
    const size = await screen.findByRole('combobox', { name: 'Displacement' })
    await user.selectOptions(size, '080')
    expect(await addItem()).toHaveAttribute('aria-disabled', 'true')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shaft' }), 'C')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Packaging' }), 'S')
    await waitFor(async () => expect(await addItem()).not.toHaveAttribute('aria-disabled'))
    await user.click(screen.getByRole('button', { name: 'Type the code instead' }))
    expect(await screen.findByRole('combobox', { name: 'Model code' })).toHaveValue('OM1')
  })

  it('loads more on demand, and by scrolling in windows of 768 px and more only (DRAFT-21)', async () => {
    const reached: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          reached.push(() => tell([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    let isWide = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isWide && query === '(min-width: 768px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const many = Array.from({ length: 61 }, (_, index) =>
      aSimpleProduct(`P${String(index).padStart(2, '0')}`),
    )
    const { user } = await openDraft(anEmptyDraft(), {
      search: '?tab=add-products',
      shop: fakeShop({ products: many }),
    })
    const rows = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('button')
    await screen.findByText('61 products')
    await waitFor(() => expect(rows()).toHaveLength(20))
    const scrollToEnd = () => act(() => reached.at(-1)?.())
    scrollToEnd()
    expect(screen.queryByText('Loading more products')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rows()).toHaveLength(40))
    isWide = true
    scrollToEnd()
    await waitFor(() => expect(rows()).toHaveLength(60))
  })

  it('says when nothing fits, and leads back to all products', async () => {
    const { user } = await openDraft(aQuote(), { search: '?tab=add-products&find=zebra' })
    expect(await screen.findByText('No product matches “zebra”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all products' }))
    expect(await screen.findByRole('button', { name: /Orbital motor OM2/ })).toBeVisible()
  })
})

describe('Custom Code', () => {
  const open = () => openDraft(anEmptyDraft(), { search: '?tab=custom-code' })

  it('finds a code, reads its model, and adds it under its name (DRAFT-22)', async () => {
    const { user, shop, notices, quote } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Custom code' }), 'nh{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Choose NH-1001' }))
    await user.click(await addItem())
    await waitFor(() => expect(keysOf(notices)).toEqual(['draftOrder:itemsAdded']))
    expect(shop.quotes.get(quote.id)?.quote.items).toMatchObject([{ modelCode: 'OM1080CNS' }])
    expect(screen.getByRole('searchbox', { name: 'Custom code' })).toHaveFocus()
  })

  it('puts it in the cart instead, under its own code and number, and leaves the order as it is', async () => {
    const { user, shop, quote } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Custom code' }), 'nh{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Choose NH-1001' }))
    const number = await screen.findByRole('textbox', { name: /^Customer material number/ })
    await user.type(number, 'MAT-7')
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByText('In your cart.')).toBeVisible()
    expect([...shop.carts.values()].flatMap(({ lines }) => lines)).toMatchObject([
      { model: { code: 'OM1080CNS' }, customCode: 'NH-1001', materialNumber: 'MAT-7' },
    ])
    expect(shop.quotes.get(quote.id)?.quote.items).toEqual([])
  })

  it('keeps its model on a list instead (LIST-01)', async () => {
    const { user, shop, quote } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Custom code' }), 'nh{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Choose NH-1001' }))
    await user.click(await screen.findByRole('button', { name: 'Add to a list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a list' }))
    expect(await dialog.findByRole('radio', { name: 'The configured model' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const kept = [...shop.wishLists.values()].flatMap(({ list }) => list.items)
    expect(kept.map(({ model }) => model?.code)).toEqual(['OM1080CNS'])
    expect(shop.quotes.get(quote.id)?.quote.items).toEqual([])
  })

  it.each([
    ['NH-1002', /incomplete model code/],
    ['NH-9001', /No product belongs to its model code/],
  ])("says 'Invalid Custom Code' of %s, and why (CONF-19)", async (code, why) => {
    const { user } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Custom code' }), `${code}{Enter}`)
    await user.click(await screen.findByRole('button', { name: `Choose ${code}` }))
    expect(await screen.findByText('Invalid Custom Code')).toBeVisible()
    expect(screen.getByText(why)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Item' })).toBeNull()
  })
})
