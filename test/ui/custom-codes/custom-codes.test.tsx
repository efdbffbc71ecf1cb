/** The customer's own codes on their page. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const page = '/my-account/custom-codes'

async function openCodes(shop = fakeShop(), query = '') {
  const opened = await openShopAt(page + query, { shop, as: usCustomer })
  await screen.findByRole('heading', { level: 1, name: 'Custom codes' })
  return opened
}

const save = async (
  user: Awaited<ReturnType<typeof openCodes>>['user'],
  code: string,
  model: string,
) => {
  await user.type(screen.getByRole('textbox', { name: 'Custom code' }), code)
  await user.type(screen.getByRole('textbox', { name: 'Model code or link' }), model)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

/** Says so, with the code in one piece where a line ends. */
const stands = async (code: string, model: string) => {
  const said = await screen.findByText(`stands for ${model}`)
  expect(said).toHaveTextContent(`${code} stands for ${model}`)
  expect(within(said).getByText(code, { selector: 'code' })).toBeVisible()
}

it('remembers what a code stands for, from a model code or a shared link', async () => {
  const { user, shop } = await openCodes()
  await save(user, 'ZQ-1', 'https://shop.test/model/OM1080CNS?quantity=4')
  await stands('ZQ-1', 'OM1080CNS')
  expect(shop.calls.journal).toEqual(['customCodes.save'])
  const row = await screen.findByRole('row', { name: /^ZQ-1/ })
  expect(within(row).getByRole('link', { name: 'OM1080CNS' })).toHaveAttribute(
    'href',
    '/model/OM1080CNS',
  )
  expect(screen.getByRole('textbox', { name: 'Custom code' })).toHaveValue('')
})

it('does not say that there are no codes while the list with the new one is being read', async () => {
  const shop = fakeShop()
  shop.customCodes.clear()
  const { user } = await openCodes(shop)
  expect(screen.getByText('No codes yet')).toBeVisible()
  const answer = shop.calls.hold('customCodes.all')
  await save(user, 'ZQ-1', 'OM1080CNS')
  await stands('ZQ-1', 'OM1080CNS')
  expect(screen.queryByText('No codes yet')).toBeNull()
  answer()
  expect(await screen.findByRole('row', { name: /^ZQ-1/ })).toBeVisible()
})

it('says what another window had saved, and puts it back by one press', async () => {
  const { user, shop } = await openCodes()
  const id = [...shop.customCodes.keys()][0] ?? ''
  shop.customCodes.set(id, [{ customCode: 'zq-2', modelCode: 'OM1100CNS', price: undefined }])
  await save(user, 'ZQ-2', 'OM1080CNS')
  expect(await screen.findByText('Until now it stood for OM1100CNS.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put OM1100CNS back' }))
  await stands('ZQ-2', 'OM1100CNS')
})

it('keeps what was typed where it is refused, and says why', async () => {
  const { user } = await openCodes()
  await save(user, 'ZQ-3', 'OM1')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Model code or link' })).toHaveAccessibleDescription(
      'Model OM1 is not known.',
    ),
  )
  expect(screen.getByRole('textbox', { name: 'Custom code' })).toHaveValue('ZQ-3')
})

it('takes no link to a product that names no model', async () => {
  const { user, shop } = await openCodes()
  await save(user, 'ZQ-5', 'https://shop.test/product/seal-kit-sk1?skuid=sku-sk1-n12')
  expect(screen.getByRole('textbox', { name: 'Model code or link' })).toHaveAccessibleDescription(
    /opens a product/,
  )
  expect(shop.calls.journal).toEqual([])
})

it('keeps what was typed while it was being saved', async () => {
  const { user } = await openCodes()
  await save(user, 'ZQ-6', 'OM1080CNS')
  fireEvent.change(screen.getByRole('textbox', { name: 'Custom code' }), {
    target: { value: 'ZQ-7' },
  })
  await screen.findByRole('row', { name: /^ZQ-6/ })
  expect(screen.getByRole('textbox', { name: 'Custom code' })).toHaveValue('ZQ-7')
})

it('deletes a code after a question', async () => {
  const { user, shop } = await openCodes()
  const [first] = screen.getAllByRole('button', { name: /^Delete / })
  if (!first) throw new Error('There is no code.')
  const code = (first.getAttribute('aria-label') ?? '').replace('Delete ', '')
  await user.click(first)
  const effect = await screen.findByText(/will no longer stand for/)
  expect(effect).toHaveTextContent(`${code} will no longer stand for`)
  expect(within(effect).getByText(code, { selector: 'code' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete the code' }))
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: new RegExp(`^${code}`) })).toBeNull(),
  )
  expect(shop.calls.journal).toEqual(['customCodes.remove'])
  await waitFor(() =>
    expect(screen.getByRole('searchbox', { name: 'Find by code or model' })).toHaveFocus(),
  )
})

it('shows where a code is used', async () => {
  const shop = fakeShop()
  const id = [...shop.customCodes.keys()][0] ?? ''
  shop.customCodes.set(id, [{ customCode: 'ZQ-4', modelCode: 'OM1080CNS', price: undefined }])
  withQuote(
    shop,
    usCustomer,
    aQuote({ name: 'Line 3', items: [aQuoteItem({ customerMaterialNumber: 'zq-4' })] }),
  )
  const { user } = await openCodes(shop)
  await user.click(screen.getByRole('button', { name: 'Where ZQ-4 is used' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where ZQ-4 is used' }))
  expect(await dialog.findByRole('link', { name: /Line 3$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/my-account/quotes/'),
  )
})

it('finds codes by a part of them or of their model, by its address', async () => {
  await openCodes(fakeShop(), '?keyword=no-such-code')
  expect(await screen.findByText('Nothing found for “no-such-code”')).toBeVisible()
})
