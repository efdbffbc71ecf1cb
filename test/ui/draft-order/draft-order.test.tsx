/** A draft quote as an order to be filled: its Summary. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, anEmptyDraft } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { openDraft } from './open-draft.ts'

const headerSubmit = () => screen.getByRole('button', { name: 'Review and submit' })

const keysOf = (notices: readonly { readonly key: string }[]) => notices.map(({ key }) => key)

const described = (term: string) => screen.getByText(term).parentElement

describe('the draft order page', () => {
  it('leads back to the quotes list (DRAFT-04)', async () => {
    await openDraft()
    expect(screen.getByRole('link', { name: 'Back to My Account' })).toHaveAttribute(
      'href',
      '/my-account/quotes',
    )
  })

  it('names the holder, PO number, number of items and total without tax (DRAFT-06)', async () => {
    const { totals } = aQuote()
    await openDraft(aQuote({ totals: { ...totals, afterSurcharge: 512.5, afterTax: 600 } }))
    expect(described('Account holder')).toHaveTextContent('Una Sorrell')
    expect(described('PO#')).toHaveTextContent('PO-7781')
    expect(described('Total items')).toHaveTextContent('1')
    expect(described('Order total ex GST')).toHaveTextContent('$512.50')
  })

  it.each([
    ['Add Products', 'searchbox'],
    ['Model Search', 'combobox'],
    ['Upload CSV', 'button'],
    ['Custom Code', 'searchbox'],
  ])(
    'leads without lines by %s to its first field, and the focus with it (DRAFT-02)',
    async (name, role) => {
      const { user } = await openDraft(anEmptyDraft())
      await user.click(await screen.findByRole('button', { name }))
      const panel = await screen.findByRole('tabpanel', { name })
      await waitFor(() => expect(within(panel).getAllByRole(role)[0]).toHaveFocus())
      // Whoever goes by the tabs stays on them.
      await user.click(screen.getByRole('tab', { name: /^Summary/ }))
      await user.click(screen.getByRole('tab', { name }))
      expect(await screen.findByRole('tab', { name, selected: true })).toHaveFocus()
    },
  )

  it('has a pencil at the PO number of a draft (DRAFT-07)', async () => {
    const { user } = await openDraft(anEmptyDraft())
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    expect(await screen.findByRole('textbox', { name: 'PO Number*' })).toBeVisible()
  })

  it('has no pencil where nothing can be edited (DRAFT-07)', async () => {
    await openDraft(aQuote({ status: 'pending-review' }))
    expect(described('PO#')).toHaveTextContent('PO-7781')
    expect(screen.queryByRole('button', { name: /PO Number/ })).toBeNull()
  })

  it.each([
    ['a product', anEmptyDraft({ purchaseOrderNumber: 'PO-1' })],
    ['a PO number', aQuote({ purchaseOrderNumber: '' })],
  ])('stays where it is without %s (DRAFT-08)', async (_, draft) => {
    const { user, quote } = await openDraft(draft)
    await user.click(headerSubmit())
    expect(await screen.findByText(/^To proceed please add the following/)).toBeVisible()
    expect(window.location.pathname).toBe(`/my-account/draftorder/${quote.id}`)
  })

  it('goes to the quote page by Submit and writes nothing (DRAFT-08)', async () => {
    const { user, shop, quote } = await openDraft()
    await user.click(headerSubmit())
    await waitFor(() => expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`))
    expect(shop.calls.journal).toEqual([])
  })

  it('names what is missing in a banner and stays (DRAFT-09)', async () => {
    const { user, quote } = await openDraft(anEmptyDraft())
    await user.click(headerSubmit())
    const banner = 'To proceed please add the following: a product, PO number'
    expect(await screen.findByText(banner)).toBeVisible()
    expect(window.location.pathname).toBe(`/my-account/draftorder/${quote.id}`)
  })

  it('names in the banner only what is missing (DRAFT-09)', async () => {
    const { user } = await openDraft(aQuote({ purchaseOrderNumber: '' }))
    await user.click(headerSubmit())
    const banner = 'To proceed please add the following: PO number'
    expect(await screen.findByText(banner)).toBeVisible()
  })

  it("raises 'Please add a product' for a draft without items (DRAFT-10)", async () => {
    const { user, notices } = await openDraft(anEmptyDraft({ purchaseOrderNumber: 'PO-1' }))
    await user.click(headerSubmit())
    expect(keysOf(notices)).toEqual(['draftOrder:toast.product'])
  })

  it("raises 'Please add PO Number' for a draft without one (DRAFT-11)", async () => {
    const { user, notices } = await openDraft(aQuote({ purchaseOrderNumber: '' }))
    await user.click(headerSubmit())
    expect(keysOf(notices)).toEqual(['draftOrder:toast.purchase-order-number'])
  })

  it('holds the item list and a subtotal (DRAFT-12)', async () => {
    await openDraft()
    expect(screen.getByRole('rowheader', { name: /Orbital motor OM1/ })).toBeVisible()
    expect(described('Subtotal')).toHaveTextContent('$500.00')
  })

  it('holds delivery, address, dispatch choice and the submit card (DRAFT-15)', async () => {
    await openDraft()
    expect(screen.getByRole('heading', { name: 'Delivery' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Delivery address' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^Ship Complete Order/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Submit for approval' })).toBeVisible()
  })

  it('only shows a returned quote: nothing can be edited or submitted here (DRAFT-18)', async () => {
    await openDraft(aQuote({ status: 'returned' }))
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('textbox')).toBeNull()
    expect(main.queryByRole('button', { name: /submit|remove|edit po/i })).toBeNull()
    expect(main.getByRole('link', { name: 'Go to the quote' })).toBeVisible()
  })

  it('comes to the quote page with the PO number that was set a moment before', async () => {
    const { user } = await openDraft(aQuote({ purchaseOrderNumber: '' }))
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    await user.type(await screen.findByRole('textbox', { name: 'PO Number*' }), 'PO-8{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(headerSubmit())
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
    expect(screen.getByText('PO-8')).toBeVisible()
  })
})

describe('the draft order page without an order', () => {
  it('asks a visitor to log in, leads back, and shows no draft (DRAFT-01)', async () => {
    const shop = withQuote(fakeShop(), usCustomer, aQuote())
    const { user } = await openShopAt('/draftorder', { shop })
    expect(await screen.findByText('Please sign in to work on draft orders.')).toBeVisible()
    expect(screen.queryByText('Spring overhaul')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      `/my-account/login?redirect=${encodeURIComponent('/draftorder')}`,
    )
  })

  it('offers a customer the drafts to fill', async () => {
    const shop = withQuote(fakeShop(), usCustomer, aQuote())
    await openShopAt('/my-account/draftorder', { shop, as: usCustomer })
    expect(await screen.findByRole('link', { name: 'Spring overhaul' })).toHaveAttribute(
      'href',
      '/my-account/draftorder/quote-1',
    )
  })

  it('hands the code of the header on to the draft that is chosen', async () => {
    const shop = withQuote(fakeShop(), usCustomer, aQuote())
    await openShopAt('/my-account/draftorder?code=MC11', { shop, as: usCustomer })
    expect(await screen.findByRole('link', { name: 'Spring overhaul' })).toHaveAttribute(
      'href',
      '/my-account/draftorder/quote-1?tab=model-search&code=MC11',
    )
  })

  it('does not begin a draft order without a name (DRAFT-17)', async () => {
    const { user, shop } = await openShopAt('/my-account/draftorder', { as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order Request Form' }))
    const name = await screen.findByRole('textbox', { name: 'New Quote Name*' })
    await user.click(screen.getByRole('button', { name: 'Create Quote' }))
    expect(await screen.findByText('Please enter a name for the quote')).toBeVisible()
    expect(name).toBeInvalid()
    expect(shop.calls.journal).toEqual([])
  })
})
