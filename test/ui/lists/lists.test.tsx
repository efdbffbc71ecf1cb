/** Lists of products: on their pages, and from the page of a product. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { wishListId } from '../../../src/domain/wish-list/wish-list.ts'
import { skuId } from '../../builders/a-product.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { demoProducts, fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'
import { answerAll, openProduct } from '../product/open-product.tsx'

const removed = { tone: 'success', key: 'account:lists.itemRemoved' }

/** A shop in which the US customer keeps the motor OM1 on a list. */
function withList(shop = fakeShop()) {
  const item = {
    skuId: skuId('sku-om1'),
    skuCode: 'OM1',
    productName: 'Orbital motor OM1',
    productUrlTitle: 'orbital-motor-om1',
    image: undefined,
    definition: '',
    cartMinimum: undefined,
    quoteMinimum: undefined,
  }
  const list = { id: wishListId('list-1'), name: 'Spares', items: [item] }
  shop.wishLists.set(list.id, { owner: 'account-us', list })
  return shop
}

describe('the lists of a customer', () => {
  it('are named with the number of their products, and lead to them (LIST-01)', async () => {
    await openShopAt('/my-account/lists', { shop: withList(), as: usCustomer })
    const table = within(await screen.findByRole('table', { name: '1 list' }))
    expect(table.getByRole('link', { name: 'Spares' })).toHaveAttribute(
      'href',
      '/my-account/list/list-1',
    )
    expect(table.getByRole('cell')).toHaveTextContent('1')
  })

  it('begin with a name, which is needed', async () => {
    const { user } = await openShopAt('/my-account/lists', { as: usCustomer })
    const name = await screen.findByLabelText('New list name')
    await user.click(screen.getByRole('button', { name: 'Create list' }))
    expect(name).toHaveAccessibleDescription('Required')
    await user.type(name, 'Workshop')
    await user.click(screen.getByRole('button', { name: 'Create list' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible()
    expect(screen.getByText('This list is empty')).toBeVisible()
  })
})

/** A shop in which a seal kit stands beside the motor. */
function withSealKit() {
  const shop = withList(fakeShop({ products: [...demoProducts(), aPlainProduct()] }))
  const [owned] = [...shop.wishLists.values()]
  const sku = shop.products.flatMap(({ skus }) => skus).find(({ code }) => code === 'SK1N10')
  if (!owned || !sku) throw new Error('There is no list, or no seal kit.')
  const kit = {
    skuId: sku.id,
    skuCode: sku.code,
    productName: 'Seal kit SK1',
    productUrlTitle: 'seal-kit-sk1',
    image: undefined,
    definition: '',
    cartMinimum: 2,
    quoteMinimum: 2,
  }
  const list = { ...owned.list, items: [...owned.list.items, kit] }
  shop.wishLists.set(list.id, { ...owned, list })
  return shop
}

describe('a list and the cart', () => {
  it('puts what can be ordered as it stands in the cart, and says what is configured first', async () => {
    const shop = withSealKit()
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    expect(await screen.findByText('1 product is configured first.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add 1 product to the cart' }))
    expect(await screen.findByText('In your cart.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/shopping-cart',
    )
    expect(shop.calls.journal).toContain('cartGateway.add')
  })

  it('says beside the product why it could not be put in the cart', async () => {
    const shop = withSealKit()
    const messages = ['Only 1 is in stock.']
    shop.calls.failNext('cartGateway.add', { kind: 'refused', messages })
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Add Seal kit SK1 to the cart' }))
    expect(await screen.findByText('Only 1 is in stock.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Orbital motor OM1 to the cart' })).toBeNull()
  })
})

describe('a list and a quote', () => {
  it('puts what can be quoted as it stands on a new quote, and stays as it is (LIST-01)', async () => {
    const shop = withSealKit()
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Add 1 product to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 product to a quote' }))
    await user.click(dialog.getByRole('button', { name: 'Add to the quote' }))
    const name = await dialog.findByRole('textbox', { name: 'Name of the new quote' })
    expect(name).toHaveAccessibleDescription('Required')
    await user.type(name, 'Workshop')
    await user.dblClick(dialog.getByRole('button', { name: 'Add to the quote' }))
    await waitFor(() => expect(linesIn(shop)).toEqual([['Workshop', ['2 SK1N10']]]))
    expect(shop.wishLists.get('list-1')?.list.items).toHaveLength(2)
  })

  it('offers no quote where nothing on it can be quoted as it stands', async () => {
    await openShopAt('/my-account/list/list-1', { shop: withList(), as: usCustomer })
    await screen.findByRole('link', { name: 'Orbital motor OM1' })
    expect(screen.queryByRole('button', { name: /to a quote$/ })).toBeNull()
  })
})

const linesIn = ({ quotes }: ReturnType<typeof fakeShop>) =>
  [...quotes.values()].map(({ quote: { name, items } }) => [
    name,
    items.map(({ quantity, modelCode }) => `${quantity} ${modelCode}`),
  ])

/** The answers that make up OM1080CNS; the code holds in the US. */
const om1080 = new Map([
  ['displacement', '080'],
  ['shaft', 'C'],
  ['seal', 'N'],
  ['packaging', 'S'],
])

/** A shop in which the US customer keeps the model OM1080CNS on a list. */
function withModel(code = 'OM1080CNS', choices = om1080) {
  const shop = withList()
  const owned = shop.wishLists.get('list-1')
  const [item] = owned?.list.items ?? []
  if (!owned || !item) throw new Error('There is no list, or nothing on it.')
  const model = { code, choices, segments: [], problem: undefined }
  shop.wishLists.set('list-1', {
    ...owned,
    list: { ...owned.list, shareKey: 'key-1', items: [{ ...item, model }] },
  })
  return shop
}

describe('a configured model on a list', () => {
  it('shows its code and what it means, and leads back to the product configured like this (LIST-01)', async () => {
    const { user } = await openShopAt('/my-account/list/list-1', {
      shop: withModel(),
      as: usCustomer,
    })
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    expect(link).toHaveAttribute('href', '/product/orbital-motor-om1?skuid=sku-om1&model=OM1080CNS')
    await user.click(screen.getByRole('button', { name: /OM1080CNS/, expanded: false }))
    const parts = within(screen.getByRole('list', { name: 'Model code' })).getAllByRole('listitem')
    expect(parts[1]).toHaveTextContent('080')
    expect(screen.queryByText(/is configured first/)).toBeNull()
  })

  it('goes into the cart and on a quote with its code', async () => {
    const shop = withModel()
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(
      await screen.findByRole('button', { name: 'Add Orbital motor OM1 OM1080CNS to the cart' }),
    )
    expect(await screen.findByText('In your cart.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add 1 product to a quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 product to a quote' }))
    await user.type(
      await dialog.findByRole('textbox', { name: 'Name of the new quote' }),
      'Workshop',
    )
    await user.click(dialog.getByRole('button', { name: 'Add to the quote' }))
    await waitFor(() => expect(linesIn(shop)).toEqual([['Workshop', ['1 OM1080CNS']]]))
  })

  it('that is not sold any more says so, and can be removed', async () => {
    const { user } = await openShopAt('/my-account/list/list-1', {
      shop: withModel('OM1999CNS'),
      as: usCustomer,
    })
    expect(await screen.findByText('No longer sold in this configuration.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /to the cart$|to a quote$/ })).toBeNull()
    await user.click(
      screen.getByRole('button', { name: 'Remove Orbital motor OM1 OM1999CNS from the list' }),
    )
    expect(await screen.findByText('This list is empty')).toBeVisible()
  })

  it('that is not sold any more gives way to one that is near', async () => {
    const shop = withModel('OM1999CNS')
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Find a replacement' }))
    const nearest = await screen.findByRole('combobox', { name: 'In place of OM1999CNS' })
    await user.selectOptions(nearest, 'OM1080CNS')
    await user.click(screen.getByRole('button', { name: 'Replace with this model' }))
    expect(
      await screen.findByRole('button', {
        name: 'Remove Orbital motor OM1 OM1080CNS from the list',
      }),
    ).toBeVisible()
    expect(screen.queryByText('No longer sold in this configuration.')).toBeNull()
  })

  it('is not replaced twice where it could not be removed at first', async () => {
    const shop = withModel('OM1999CNS')
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Find a replacement' }))
    const nearest = await screen.findByRole('combobox', { name: 'In place of OM1999CNS' })
    await user.selectOptions(nearest, 'OM1080CNS')
    shop.calls.failNext('wishLists.remove', { kind: 'unreachable', offline: false })
    await user.click(screen.getByRole('button', { name: 'Replace with this model' }))
    expect(
      await screen.findByText('OM1080CNS has been added. OM1999CNS could not be removed.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('button', {
        name: 'Remove Orbital motor OM1 OM1080CNS from the list',
      }),
    ).toBeVisible()
    expect(screen.queryByText('No longer sold in this configuration.')).toBeNull()
    expect(shop.calls.asked.filter((call) => call === 'wishLists.add')).toHaveLength(1)
  })

  it('of another region says so on a list that is shared', async () => {
    // Paint is an option of the US alone.
    const shop = withModel('OM1080CNKS', new Map([...om1080, ['paint', 'K']]))
    await openShopAt('/my-account/shared-list/key-1', { shop, as: euCustomer })
    expect(await screen.findByText('Not sold in this configuration in your region.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /to the cart$|to a quote$/ })).toBeNull()
  })

  it('is put on a list from the page of the product, or the product beside it', async () => {
    const { shop, user } = await openProduct({ shop: withList() })
    await user.click(screen.getByRole('button', { name: 'Add to a list' }))
    await screen.findByRole('combobox', { name: 'List' })
    expect(screen.queryByRole('radio', { name: 'The configured model' })).toBeNull()
    await user.keyboard('{Escape}')
    await answerAll(user)
    const save = async (what: string) => {
      await user.click(screen.getByRole('button', { name: 'Add to a list' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Add to a list' }))
      expect(await dialog.findByRole('radio', { name: 'The configured model' })).toBeChecked()
      await user.click(dialog.getByRole('radio', { name: what }))
      await user.click(dialog.getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await save('The configured model')
    await save('The product')
    const codes = shop.wishLists.get('list-1')?.list.items.map(({ model }) => model?.code)
    expect(codes).toEqual([undefined, 'OM1080CNS'])
  })
})

describe('a list that is shared', () => {
  it('has a link until its owner ends that', async () => {
    const shop = withSealKit()
    const { user } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Share this list' }))
    const link = await screen.findByRole('textbox', { name: 'Link to the list' })
    const key = shop.wishLists.get('list-1')?.list.shareKey ?? 'none'
    expect(link).toHaveValue(`${window.location.origin}/my-account/shared-list/${key}`)
    shop.calls.failNext('wishLists.stopSharing', { kind: 'unreachable', offline: true })
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(await screen.findByRole('button', { name: 'Share this list' })).toBeVisible()
    expect(shop.wishLists.get('list-1')?.list.shareKey).toBeUndefined()
  })

  it('shows another customer its products, to be bought and not to be changed', async () => {
    const shop = withSealKit()
    const owned = shop.wishLists.get('list-1')
    if (!owned) throw new Error('There is no list.')
    shop.wishLists.set('list-1', { ...owned, list: { ...owned.list, shareKey: 'key-1' } })
    const { user } = await openShopAt('/my-account/shared-list/key-1', { shop, as: euCustomer })
    expect(await screen.findByRole('heading', { level: 1, name: 'Spares' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove|^Share/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add 1 product to the cart' }))
    expect(await screen.findByText('In your cart.')).toBeVisible()
  })

  it('that is shared no more leads to one’s own lists (T09)', async () => {
    await openShopAt('/my-account/shared-list/key-1', { shop: withSealKit(), as: euCustomer })
    expect(await screen.findByText('No lists yet')).toBeVisible()
    expect(screen.getByText(/This list does not exist/)).toBeVisible()
  })
})

describe('one list', () => {
  it('shows its products and says that one was removed (LIST-02, ROUTE-41)', async () => {
    const opened = await openShopAt('/my-account/list/list-1', {
      shop: withList(),
      as: usCustomer,
    })
    const link = await screen.findByRole('link', { name: 'Orbital motor OM1' })
    expect(link).toHaveAttribute('href', '/product/orbital-motor-om1?skuid=sku-om1')
    await opened.user.click(
      screen.getByRole('button', { name: 'Remove Orbital motor OM1 from the list' }),
    )
    await waitFor(() => expect(opened.notices).toContainEqual(removed))
    expect(await screen.findByText('This list is empty')).toBeVisible()
  })

  it('keeps the product and says why when it could not be removed', async () => {
    const shop = withList()
    shop.calls.failNext('wishLists.remove', { kind: 'timed-out' })
    const { user, notices } = await openShopAt('/my-account/list/list-1', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: /^Remove Orbital/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long')
    expect(screen.getByRole('link', { name: 'Orbital motor OM1' })).toBeVisible()
    expect(notices).not.toContainEqual(removed)
  })

  it('of another account leads to one’s own lists (T09)', async () => {
    await openShopAt('/my-account/list/list-1', { shop: withList(), as: euCustomer })
    expect(await screen.findByText('No lists yet')).toBeVisible()
  })
})

it('shows the first list as the favorites', async () => {
  await openShopAt('/my-account/favorites', { shop: withList(), as: usCustomer })
  expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Orbital motor OM1' })).toBeVisible()
})

describe('the page of a product', () => {
  it('puts it on a new list, once however often one clicks', async () => {
    const { shop, user, notices } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Add to a list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a list' }))
    expect(await dialog.findByLabelText('Name of the list')).toHaveValue('Favorites')
    await user.dblClick(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices).toContainEqual({ tone: 'success', key: 'product:list.added' })
    const lists = [...shop.wishLists.values()].map(({ list }) => [list.name, list.items.length])
    expect(lists).toEqual([['Favorites', 1]])
  })

  it('offers the lists there are, and asks visitors nothing', async () => {
    const { user } = await openProduct({ shop: withList() })
    await user.click(screen.getByRole('button', { name: 'Add to a list' }))
    const choice = await screen.findByRole('combobox', { name: 'List' })
    expect(choice).toHaveDisplayValue('Spares')
  })

  it('has no such button for a visitor', async () => {
    await openProduct({ as: 'visitor' })
    expect(screen.queryByRole('button', { name: 'Add to a list' })).toBeNull()
  })
})
