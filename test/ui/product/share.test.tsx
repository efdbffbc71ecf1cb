/** The address of a configuration: shared on the page of its product, and opened by others. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt } from '../open-shop.tsx'
import { answerAll, openProduct } from './open-product.tsx'

const address = `${window.location.origin}/model/OM1080CNS`

async function openShare() {
  const opened = await openProduct({ query: '?model=OM1080CNS' })
  await opened.user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this configuration' }))
  return { ...opened, dialog }
}

describe('the configuration of a product page', () => {
  it('is shared by an address with its whole model code, as a link, a letter and a QR code', async () => {
    const { user, dialog } = await openShare()
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
    expect(dialog.getByRole('img', { name: 'QR code that opens OM1080CNS' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(address)),
    )
    expect(dialog.getByRole('link', { name: 'Compare with others' })).toHaveAttribute(
      'href',
      '/compare?models=OM1080CNS',
    )
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await dialog.findByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('has its link chosen and says so where the browser keeps the clipboard to itself', async () => {
    const { user, dialog } = await openShare()
    const refused = () => Promise.reject(new Error('Not allowed.'))
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = refused
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await dialog.findByText(/This browser does not let the page copy/)).toBeVisible()
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(address.length)
    navigator.clipboard.writeText = writeText
  })

  it('is shared unfinished as well, with what is answered', async () => {
    const { user } = await openProduct()
    await user.click(screen.getByRole('radio', { name: /^080/ }))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Some options are still open/)).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/model/OM1~seal.N~displacement.080`,
    )
  })

  it('goes along with the quantity that was typed, and with nothing else', async () => {
    const { user } = await openProduct()
    await answerAll(user)
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '7')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`${address}?quantity=7`)
    const compare = dialog.getByRole('link', { name: 'Compare with others' })
    expect(compare).toHaveAttribute('href', '/compare?models=OM1080CNS&quantity=7')
  })
})

describe('the address of a configuration', () => {
  it.each([
    ['a visitor', undefined],
    ['a customer of another region', euCustomer],
  ])('opens the configured product for %s', async (_, as) => {
    await openShopAt('/model/om1-100-tns?quantity=3', as === undefined ? {} : { as })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' }),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: /^100/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3')
    await waitFor(() => expect(window.location.search).toContain('model=OM1100TNS'))
  })

  it('opens the sku of a plain product that it names', async () => {
    await openShopAt('/model/SK1N12', { shop: fakeShop({ products: [aPlainProduct()] }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Seal kit SK1' })).toBeVisible()
    await waitFor(() => expect(window.location.search).toContain('skuid=sku-sk1-n12'))
  })

  it('names whole characters of a code without end', async () => {
    await openShopAt(`/model/${encodeURIComponent(`Z${'😀'.repeat(100)}`)}`)
    expect(await screen.findByText(/^No product begins like Z(?:😀){29}…/u)).toBeVisible()
  })

  it('says that a code has no product, and how to go on', async () => {
    await openShopAt(`/model/%3Cb%3EXY${'z'.repeat(200)}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No product for this code' }),
    ).toBeVisible()
    expect(screen.getByText(/^No product begins like <B>XYZ+…/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for this code' })).toHaveAttribute(
      'href',
      expect.stringContaining('/shop?keyword='),
    )
  })

  it('leads to Model Search where a product is sold by its code alone (ROUTE-04)', async () => {
    await openShopAt('/model/MC1A?quantity=12')
    expect(await screen.findByRole('link', { name: 'Open in Model Search' })).toHaveAttribute(
      'href',
      '/my-account/draftorder?code=MC1A&quantity=12',
    )
  })

  it('explains what it cannot read on the page of the product that it can', async () => {
    await openShopAt('/model/OM1080QQQ')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' }),
    ).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Type or paste a model code' })).toHaveValue(
      'OM1080QQQ',
    )
  })

  it('stays as it was sent until something is answered where it cannot be read', async () => {
    const code = 'OM1080QQQ'
    const { user } = await openShopAt(`/model/${code}?quantity=3`, { as: euCustomer })
    expect(await screen.findByRole('textbox', { name: 'Type or paste a model code' })).toHaveValue(
      code,
    )
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '7')
    await waitFor(() => expect(window.location.search).toContain('quantity=7'))
    expect(window.location.search).toContain(`model=${code}`)
    await user.click(screen.getByRole('radio', { name: /^100/ }))
    await waitFor(() => expect(window.location.search).not.toContain(code))
  })
})
