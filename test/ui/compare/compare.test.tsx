/** Configurations side by side, by their address. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const two = '/compare?models=OM1080CNS!OM1100CNS'

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const columns = () => screen.getAllByRole('columnheader')

describe('a comparison', () => {
  it('shows what differs first and folds away what is the same', async () => {
    const { user } = await openShopAt(two)
    expect(await screen.findByRole('rowheader', { name: '1 difference' })).toBeVisible()
    expect(row('Displacement')).toHaveTextContent('080 Option 080100 Option 100')
    const fold = screen.getByRole('button', { name: /rows are the same in all$/ })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await user.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(row('Shaft')).toBeVisible()
  })

  it('names each column by its product and code, with the way to its page', async () => {
    await openShopAt(two)
    await screen.findByRole('table')
    expect(columns()).toHaveLength(2)
    const [first] = columns()
    if (!first) throw new Error('There is no column.')
    expect(within(first).getByText('OM1080CNS')).toBeVisible()
    expect(within(first).getByRole('link', { name: 'Orbital motor OM1' })).toHaveAttribute(
      'href',
      '/product/orbital-motor-om1?model=OM1080CNS',
    )
  })

  it('is written by codes where they say what the answers do', async () => {
    const written = 'OM1~displacement.080~shaft.C~seal.N~packaging.S'
    await openShopAt(`/compare?models=${written}!OM1100CNS&quantity=3`)
    await screen.findByRole('table')
    expect(window.location.search).toBe('?models=OM1080CNS!OM1100CNS&quantity=3')
  })

  it('says that the end of a very long address was not read', async () => {
    await openShopAt(`${two}!${'OM1080CNS'.repeat(1100)}`)
    expect(
      await screen.findByText(/^This address is too long\. Only its first 2,000 /),
    ).toBeVisible()
    expect(columns()).toHaveLength(2)
  })

  it('says nothing of logging in until it is known who is here', async () => {
    const shop = fakeShop()
    const answer = shop.calls.hold('identity.currentAccount')
    await openShopAt(two, { shop, as: usCustomer })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/^Please log in/)).toBeNull()
    answer()
    await waitFor(() => expect(shop.calls.asked).toContain('priceBook.prices'))
  })

  it('asks visitors to sign in for prices, and asks for none', async () => {
    const { shop } = await openShopAt(two)
    expect(await screen.findByText('Please log in to access pricing information.')).toBeVisible()
    expect(shop.calls.asked).not.toContain('priceBook.prices')
  })

  it('prices all models of a customer in one call, in the quantity of the address', async () => {
    const { shop, user } = await openShopAt(two, { as: usCustomer })
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 1 piece.*for 1 piece/))
    expect(row('Lead time')).toHaveTextContent(/week/)
    const asked = () => shop.calls.asked.filter((name) => name === 'priceBook.prices').length
    expect(asked()).toBe(1)
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '5')
    await user.click(screen.getByRole('button', { name: 'Calculate prices' }))
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 5 pieces.*for 5 pieces/))
    expect(asked()).toBe(2)
    expect(window.location.search).toContain('quantity=5')
  })

  it.each([
    ['net, as the lines of quotes are, in euro', euCustomer, /€[\d.,]+net, plus surcharge and tax/],
    ['with everything in it in dollars', usCustomer, /\$[\d.,]+including surcharge and tax/],
  ] as const)('says the price of a piece %s (PRICE-26)', async (_, as, words) => {
    await openShopAt(two, { as })
    await waitFor(() => expect(row('Unit price')).toHaveTextContent(words))
  })

  it('puts one of the models on a quote, in the quantity that it is compared in', async () => {
    const address = '/compare?models=OM1080CNS!OM1080!OM1100CNS&quantity=3'
    const { shop, user } = await openShopAt(address, { as: usCustomer })
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Add To Quote' })).toHaveLength(2),
    )
    const [, second] = screen.getAllByRole('button', { name: 'Add To Quote' })
    if (!second) throw new Error('There is no button.')
    await user.click(second)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('OM1100CNS, 3 pieces')).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'New quote' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name of the new quote/ }), 'Chosen')
    await user.click(dialog.getByRole('button', { name: 'Add To Quote' }))
    await waitFor(() => {
      const added = [...shop.quotes.values()].find(({ quote }) => quote.name === 'Chosen')
      expect(added?.quote.items.map((item) => [item.modelCode, item.quantity])).toEqual([
        ['OM1100CNS', 3],
      ])
    })
  })

  it('says at its field what is wrong with a quantity that no model is priced in', async () => {
    const { user } = await openShopAt(two, { as: usCustomer })
    const field = await screen.findByRole('textbox', { name: 'Quantity' })
    await user.type(field, 'x{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/Enter a whole number/)
    await user.clear(field)
    await user.type(field, '5{Enter}')
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 5 pieces.*for 5 pieces/))
    expect(field).toBeValid()
  })

  it('leaves it to a model that cannot be had in a quantity of the others to say so', async () => {
    await openShopAt('/compare?models=OM1080CNP!OM1080CNS&quantity=2', { as: usCustomer })
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 2 pieces/))
    expect(row('Price')).toHaveTextContent('24')
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeValid()
  })

  it('says nothing of a failure of another question', async () => {
    const shop = fakeShop()
    shop.calls.failNext('priceBook.prices', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt(two, { shop, as: usCustomer })
    await screen.findByRole('button', { name: 'Try again' })
    const answer = shop.calls.hold('priceBook.prices')
    await user.click(screen.getByRole('button', { name: 'Remove OM1080CNS' }))
    await waitFor(() => expect(columns()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    answer()
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 1 piece/))
  })

  it('says of one model that its price could not be had, and asks again for that one alone', async () => {
    const shop = fakeShop()
    const broken = { kind: 'server-failed', status: 500 } as const
    // Of all together, and of the first by itself.
    shop.calls.failNext('priceBook.prices', broken)
    shop.calls.failNext('priceBook.prices', broken)
    const { user } = await openShopAt(two, { shop, as: usCustomer })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(row('Price')).toHaveTextContent(/for 1 piece/)
    const asked = () => shop.calls.asked.filter((name) => name === 'priceBook.prices').length
    expect(asked()).toBe(3)
    shop.calls.failNext('priceBook.prices', broken)
    await user.click(again)
    await waitFor(() => expect(asked()).toBe(4))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 1 piece.*for 1 piece/))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(asked()).toBe(5)
  })

  it('says of each model by itself why it has no price', async () => {
    await openShopAt('/compare?models=OM1080CNP!OM1080!OM1080CNS&quantity=2', { as: usCustomer })
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 2 pieces/))
    expect(row('Price')).toHaveTextContent('A price needs a complete model code.')
    expect(row('Price')).toHaveTextContent('24')
  })

  it('has no price for a code that is complete and not sold here, and does not ask for a complete one', async () => {
    await openShopAt('/compare?models=OM1080CNP!OM1080QQ', { as: usCustomer })
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for \d+ piece/))
    expect(row('Price')).toHaveTextContent('this code is not a model that is sold here')
    expect(row('Price')).not.toHaveTextContent('complete')
  })

  it('takes a model out and another one in, each a step that can be taken back', async () => {
    const { user } = await openShopAt(two)
    await user.click(await screen.findByRole('button', { name: 'Remove OM1080CNS' }))
    await waitFor(() => expect(columns()).toHaveLength(1))
    const field = screen.getByRole('textbox', { name: 'Add a model code' })
    await user.type(field, `${window.location.origin}/model/OM1080TNS?quantity=4`)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(columns()).toHaveLength(2))
    expect(window.location.search).toBe('?models=OM1100CNS!OM1080TNS')
    await user.type(field, 'om1-080-tns')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(field).toHaveAccessibleDescription(/already in the comparison/)
  })

  it('leads from a column that is taken out to the one beside it, and from the last to the field', async () => {
    const { user } = await openShopAt(two)
    await user.click(await screen.findByRole('button', { name: 'Remove OM1080CNS' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove OM1100CNS' })).toHaveFocus(),
    )
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Add a model code' })).toHaveFocus(),
    )
  })

  it('cuts what it cannot read at whole characters', async () => {
    await openShopAt(`/compare?models=Z${'😀'.repeat(100)}!OM2!GP1!MC1A!Z${'🙂'.repeat(100)}`)
    expect(await screen.findByText(`Z${'😀'.repeat(39)}`)).toBeVisible()
    expect(screen.getByText(`Z${'🙂'.repeat(29)}`)).toBeVisible()
  })

  it('keeps what it can read beside what it cannot, and names what is too many', async () => {
    await openShopAt('/compare?models=OM1080CNS!ZZZ9!OM1080QQ!OM2!GP1!MC1A')
    expect(
      await screen.findByText(/^No product begins like this code\. .*no longer sold\.$/),
    ).toBeVisible()
    expect(columns()).toHaveLength(4)
    expect(screen.getByText('At most 4 can be compared. Left out:')).toBeVisible()
    expect(screen.getByText('GP1, MC1A')).toBeVisible()
    expect(row('Displacement')).toHaveTextContent('Option 080')
  })

  it('says in the row of prices that a configuration of the other region is not sold in this one', async () => {
    await openShopAt('/compare?models=OM1080CNKS!OM1080CNS', { as: euCustomer })
    await waitFor(() => expect(row('Price')).toHaveTextContent(/for 1 piece/))
    expect(row('Price')).toHaveTextContent('Not sold in this configuration in your region.')
    expect(row('Price')).not.toHaveTextContent('complete')
  })

  it('says of a product that has left the catalogue that it is no longer sold, and what has taken its place', async () => {
    const predecessors = [{ skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }]
    const shop = fakeShop({ products: [aProduct({ predecessors })] })
    await openShopAt('/compare?models=OM0080CNS!OM1080CNS', { shop })
    expect(await screen.findByText('This product is no longer sold.')).toBeVisible()
    const [departed] = columns()
    if (!departed) throw new Error('There is no column.')
    expect(within(departed).getByText('Orbital motor OM0')).toBeVisible()
    expect(departed).toHaveTextContent('Replaced by')
    expect(within(departed).getByRole('link', { name: 'Orbital motor OM1' })).toHaveAttribute(
      'href',
      '/product/orbital-motor-om1',
    )
    expect(screen.queryByText(/^No product begins like this code/)).toBeNull()
  })

  it('stands without what has taken the place of a product, where that could not be read', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productCatalogue.succession', { kind: 'server-failed', status: 500 })
    await openShopAt('/compare?models=OM0080CNS!OM1080CNS', { shop })
    expect(await screen.findByText(/^No product begins like this code\./)).toBeVisible()
    expect(columns()).toHaveLength(2)
  })

  it('says of a question that has to be answered yet that it is open, and not that it is answered by none', async () => {
    await openShopAt('/compare?models=OM1080CNS!OM1')
    await screen.findByRole('table')
    expect(row('Displacement')).toHaveTextContent(/open$/)
  })

  it('counts no differences from a code that cannot be read', async () => {
    await openShopAt('/compare?models=OM1080CNS!ZZZ9')
    expect(await screen.findByRole('rowheader', { name: 'All options and figures' })).toBeVisible()
    expect(screen.queryByText(/\d differences?$/)).toBeNull()
  })

  it('counts no rows of codes that cannot be read, and says that there is nothing to compare yet', async () => {
    await openShopAt('/compare?models=OM1QQ!OM1ZZ')
    expect(await screen.findByRole('rowheader', { name: /^Nothing to compare yet:/ })).toBeVisible()
    expect(screen.queryByText(/\d differences?$/)).toBeNull()
    expect(screen.queryByText(/the same in all$/)).toBeNull()
    expect(row('Displacement')).toBeVisible()
  })

  it('leaves a code that cannot be read out of the count of the others', async () => {
    await openShopAt('/compare?models=OM1QQ!OM1080CNS!OM1080CNP')
    expect(await screen.findByRole('rowheader', { name: '1 difference' })).toBeVisible()
    expect(row('Packaging')).toBeVisible()
    expect(screen.queryByText(/^Nothing to compare yet/)).toBeNull()
  })

  it('tells the stock only where a model has any, and on paper the day of its prices', async () => {
    const shop = fakeShop()
    await openShopAt(two, { as: usCustomer, shop })
    await waitFor(() => expect(row('Unit price')).toHaveTextContent('$'))
    expect(screen.queryByRole('rowheader', { name: 'In stock' })).toBeNull()
    expect(screen.getByText(/^As of /)).toBeInTheDocument()
    shop.stock.set('OM1080CNS', 4)
    await openShopAt(`${two}&quantity=2`, { as: usCustomer, shop })
    expect(await screen.findByRole('rowheader', { name: 'In stock' })).toBeVisible()
  })

  it('brings in what was left out when a model is removed, and counts quick changes all', async () => {
    await openShopAt('/compare?models=OM1080CNS!OM1100CNS!OM2!GP1!MC1A')
    const first = await screen.findByRole('button', { name: 'Remove OM1080CNS' })
    const second = screen.getByRole('button', { name: 'Remove OM1100CNS' })
    // Both before anything is drawn again.
    act(() => {
      first.click()
      second.click()
    })
    await waitFor(() => expect(window.location.search).toBe('?models=OM2!GP1!MC1A'))
    await waitFor(() => expect(columns()).toHaveLength(3))
  })

  it('keeps an option and a figure of the same name apart when a column comes or goes', async () => {
    const attribute = {
      code: 'displacement',
      name: 'Displacement',
      valueHtml: '80',
      unit: 'cm³/rev',
    }
    const set = { code: 'technicalDataMetric', name: 'Technical data', sortOrder: 1 }
    const product = aProduct({ attributeSets: [{ ...set, attributes: [attribute] }] })
    const shop = fakeShop({ products: [product] })
    const { user } = await openShopAt(two, { shop })
    await screen.findByRole('table')
    const named = () => screen.getAllByRole('rowheader', { name: 'Displacement', hidden: true })
    expect(named()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove OM1080CNS' }))
    await waitFor(() => expect(columns()).toHaveLength(1))
    expect(named()).toHaveLength(2)
    await user.type(screen.getByRole('textbox', { name: 'Add a model code' }), 'OM1080CNS')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(columns()).toHaveLength(2))
    expect(named()).toHaveLength(2)
  })

  it('begins empty, with the way to fill it', async () => {
    await openShopAt('/compare')
    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Add a model code' })).toBeVisible()
  })
})
