/** What a product page shows beside its configurator, and when there is none. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProduct, aSimpleProduct, skuId } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { openProduct } from './open-product.tsx'

const values = (code: string, name: string, value: string) => ({
  code,
  name,
  sortOrder: 1,
  attributes: [{ code: 'mass', name: 'Mass', valueHtml: value, unit: 'kg' }],
})

describe('a product page', () => {
  it('stands at /product/ and the url title (ROUTE-02)', async () => {
    await openProduct()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orbital motor OM1')
    await waitFor(() => expect(document.title).toContain('Orbital motor OM1'))
  })

  it('has its facts in an accordion (CAT-14)', async () => {
    const general = { ...values('general', 'General', '7'), sortOrder: 1 }
    const standards = { ...values('standards', 'Standards', 'SAE J744'), sortOrder: 2 }
    const { user } = await openProduct({
      product: aProduct({ attributeSets: [standards, general] }),
    })
    await screen.findByRole('heading', { name: 'General' })
    expect(screen.getByText('7')).toBeVisible()
    expect(screen.getByText('SAE J744')).not.toBeVisible()
    await user.click(screen.getByRole('heading', { name: 'Standards' }))
    expect(screen.getByText('SAE J744')).toBeVisible()
  })

  it('opens at the fact that its address names', async () => {
    const sets = [values('general', 'General', '7'), values('standards', 'Standards', 'SAE J744')]
    const attributeSets = sets.map((set) => ({
      ...set,
      attributes: set.attributes.map((attribute) => ({ ...attribute, code: `${set.code}1` })),
    }))
    await openProduct({ product: aProduct({ attributeSets }), query: '#fact-standards1' })
    const fact = (await screen.findByText('SAE J744')).closest('[id]')
    expect(fact).toBeVisible()
    expect(fact).toHaveFocus()
  })

  it('hides the attribute sets that are not for people (CAT-17)', async () => {
    const hidden = ['json_short_description', 'ExtendedProductInformation']
    const attributeSets = [
      values('general', 'General', '7'),
      ...hidden.map((code) => values(code, code, 'secret')),
    ]
    await openProduct({ product: aProduct({ attributeSets }) })
    await screen.findByRole('heading', { name: 'General' })
    for (const code of hidden) expect(screen.queryByRole('heading', { name: code })).toBeNull()
  })

  it('has technical data in the tabs Metric Units and U.S. Units (CAT-15)', async () => {
    const attributeSets = [
      values('technicalDataMetric', 'Metric Units', '5.6'),
      values('technicalDataUS', 'U.S. Units', '12.3'),
    ]
    const { user } = await openProduct({ product: aProduct({ attributeSets }) })
    expect(await screen.findByRole('tab', { name: 'U.S. Units' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await screen.findByText('12.3')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Metric Units' }))
    expect(await screen.findByText('5.6')).toBeVisible()
  })

  it('lists its files, to be downloaded by their id (CAT-16)', async () => {
    const files = [{ id: 'file/7&8', name: 'Data sheet', type: 'PDF' }]
    await openProduct({ product: aProduct({ files }) })
    const row = await screen.findByRole('row', { name: /Data sheet/ })
    expect(within(row).getByText('PDF')).toBeVisible()
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/files/file%2F7%268')
  })

  it('leads to what goes with it by url title and sku (ROUTE-03)', async () => {
    const related = [
      { name: 'Valve PX6', urlTitle: 'px6-valve', thumbnail: '/px6.svg', skuId: skuId('sku-px6') },
    ]
    await openProduct({ product: aProduct({ related }), query: '?preview=true' })
    const link = await screen.findByRole('link', { name: 'Valve PX6' })
    expect(link).toHaveAttribute('href', '/product/px6-valve?skuid=sku-px6')
  })

  it('names what it has replaced, and leads to what replaces it with the options that it has too', async () => {
    const newer = aSimpleProduct('NEW', { modifiers: aProduct().modifiers })
    const named = { skuCode: 'NEW', name: newer.name, urlTitle: newer.urlTitle }
    const predecessors = [{ skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }]
    const product = aProduct({ predecessors, successors: [named] })
    await openProduct({
      product,
      shop: fakeShop({ products: [product, newer] }),
      query: '?model=OM1080CNS',
    })
    expect(await screen.findByText(/^Replaces/)).toHaveTextContent('Replaces Orbital motor OM0')
    const link = screen.getByRole('link', { name: newer.name })
    expect(link).toHaveAttribute('href', '/product/gear-pump-new')
    const same = await screen.findByRole('link', { name: 'With your options: NEW080CNS' })
    expect(same).toHaveAttribute('href', '/product/gear-pump-new?model=NEW080CNS')
  })

  it('shows several pictures one at a time', async () => {
    const images = ['/front.svg', '/back.svg']
    const { user } = await openProduct({ product: aProduct({ images }) })
    const picture = screen.getByRole('img', { name: 'Drawing of Orbital motor OM1' })
    expect(picture).toHaveAttribute('src', '/front.svg')
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }))
    expect(picture).toHaveAttribute('src', '/back.svg')
  })
})

describe('preview', () => {
  it('is marked, and kept out of search engines (AUTH-31)', async () => {
    await openProduct({ query: '?preview=true' })
    expect(screen.getByText('Preview')).toBeVisible()
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      ),
    )
  })

  it('is not on for anything but exactly true', async () => {
    await openProduct({ query: '?preview=TRUE' })
    expect(screen.queryByText('Preview')).toBeNull()
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull()
  })

  it('shows a product that is sold by model code only (ROUTE-04)', async () => {
    await openProduct({
      product: aProduct({ isModelSearchOnly: true }),
      query: '?preview=true',
    })
    expect(screen.getByText('Preview')).toBeVisible()
  })
})

describe('a product that has no page', () => {
  const notFoundPage = () => waitFor(() => expect(window.location.pathname).toBe('/404'))

  it('because it does not exist leads to /404 (ROUTE-04)', async () => {
    await openShopAt('/product/nobody-knows-it', { as: usCustomer })
    await notFoundPage()
  })

  it('because it does not exist leads to /404 in preview as well (ROUTE-04)', async () => {
    await openShopAt('/product/nobody-knows-it?preview=true', { as: usCustomer })
    await notFoundPage()
  })

  it('because it is sold by model code only leads to /404 (ROUTE-04)', async () => {
    await openShopAt('/product/gear-pump-mc1', { as: usCustomer })
    await notFoundPage()
  })

  it('for want of an answer stays where it is and can be tried again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productCatalogue.byUrlTitle', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt('/product/orbital-motor-om1', { shop, as: usCustomer })
    const again = await screen.findByRole('button', { name: /try again/i })
    expect(window.location.pathname).toBe('/product/orbital-motor-om1')
    await user.click(again)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' }),
    ).toBeVisible()
  })
})
