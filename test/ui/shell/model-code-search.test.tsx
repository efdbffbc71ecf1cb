/** The search by model code in the head of the page. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { anAccount } from '../../builders/an-account.ts'
import { anOrder, anOrderItem } from '../../builders/an-order.ts'
import { aQuote, aQuoteItem, quoteId, quoteItemId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { nativeQuery } from '../native-query.ts'
import { openFramedShopAt, usCustomer } from '../open-shop.tsx'

async function openSearch(opening: Parameters<typeof openFramedShopAt>[1] = {}) {
  const opened = await openFramedShopAt('/404', opening)
  const name = 'Search by name or model code'
  const field = await screen.findByRole('combobox', { name })
  await opened.user.click(field)
  // The list comes with the focus; the field is then another one.
  await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveFocus())
  const type = async (text: string) => {
    await opened.user.clear(screen.getByRole('combobox', { name }))
    await opened.user.type(screen.getByRole('combobox', { name }), text)
  }
  return { ...opened, type }
}

/** Words of the list; what is read out stands there a second time. */
const words = async (text: RegExp) => {
  const [found] = await screen.findAllByText(text)
  return found
}

/** The suggestions, in their order. */
const offered = () => within(screen.getByRole('listbox')).getAllByRole('option')

const option = (name: string | RegExp) => screen.findByRole('option', { name })

describe('the search by model code', () => {
  it('leads to the list of results without scripts', async () => {
    const { type } = await openSearch()
    await type('250 cm³')
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/shop')
    expect(nativeQuery(form)).toBe('keyword=250+cm%C2%B3')
  })

  it('shows the product with its picture, and what the code says (SEARCH-02)', async () => {
    const { type } = await openSearch()
    await type('om1 080')
    const product = await option(/Orbital motor OM1/)
    expect(product.querySelector('img')).toHaveAttribute('src', '/media/om1-thumb.svg')
    expect(within(product).getByText('OM1080')).toBeInTheDocument()
    expect(screen.getByText('Fits so far. Next: Shaft.')).toBeInTheDocument()
    expect(screen.getByText('Shaft')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'See all Results' })).toBeInTheDocument()
  })

  it('takes an option into the code', async () => {
    const { type, user } = await openSearch()
    await type('OM1080')
    await user.click(await option(/Option C/))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Search by name or model code' })).toHaveValue(
        'OM1080C',
      ),
    )
  })

  it('never offers a hidden option', async () => {
    const { type } = await openSearch()
    await type('OM1080')
    await option(/Option C/)
    expect(screen.queryByRole('option', { name: /Option X/ })).not.toBeInTheDocument()
  })

  it('says at which character a code goes wrong and what would fit there', async () => {
    const { type } = await openSearch()
    await type('OM1080Q')
    expect(await words(/^Character 7: /)).toBeInTheDocument()
    expect(await option(/Option T/)).toBeInTheDocument()
  })

  it('opens the product with the code on Enter, for visitors too', async () => {
    const { type, user } = await openSearch()
    await type('OM1080CNS')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
    const search = new URLSearchParams(window.location.search)
    expect(search.get('skuid')).toBe('sku-om1')
    expect(search.get('model')).toBe('OM1080CNS')
  })

  it('leads to all results', async () => {
    const { type, user } = await openSearch()
    await type('XX9')
    expect(await words(/No suggestions for “XX9”/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'See all Results' }))
    await waitFor(() => expect(window.location.pathname).toBe('/shop'))
    expect(window.location.search).toBe('?keyword=XX9')
  })

  it('requires text (SEARCH-09)', async () => {
    const { shop, user } = await openSearch()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Type a name, a model code or a value',
    )
    expect(shop.calls.asked).not.toContain('productCatalogue.bySkuCode')
    expect(window.location.pathname).toBe('/404')
  })

  it('never calls a code wrong that could not be looked up, and asks again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productCatalogue.bySkuCode', { kind: 'timed-out' })
    const { type, user } = await openSearch({ shop })
    await type('OM1')
    expect(await words(/took too long to answer/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
  })

  it('explains a product without a page, and leads a visitor to sign in', async () => {
    const { type, user } = await openSearch()
    await type('MC1')
    await option(/MC1/)
    expect(screen.getByText(/Sign in to add it to a draft order/)).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))
    expect(window.location.search).toBe('?redirect=%2Fmy-account%2Fdraftorder%3Fcode%3DMC1')
  })

  it('offers brands and types beside products, and leads to each (SEARCH-03)', async () => {
    const { type, user } = await openSearch()
    await type('orbital')
    expect(await option(/Orbital motor OM1/)).toBeInTheDocument()
    await user.click(await option('Orbital motors Product type'))
    await waitFor(() => expect(window.location.pathname).toBe('/product-type/orbital-motors'))
  })

  it('leads from a product among the suggestions to its page, by keyboard', async () => {
    const { type, user } = await openSearch()
    await type('motor om1')
    await option(/Orbital motor OM1/)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
  })

  it('says which option a product is suggested for, and opens it with that option', async () => {
    const { type, user } = await openSearch()
    await type('option t')
    await user.click(await option(/Orbital motor OM1.*Option T/))
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
    expect(new URLSearchParams(window.location.search).get('model')).toContain('~shaft.T')
  })

  it('leads from words to the results, with the words kept to be searched with again (ROUTE-13)', async () => {
    const { type, user } = await openSearch()
    await type('wheel drive')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/shop'))
    expect(window.location.search).toBe('?keyword=wheel%20drive')
    expect(screen.getByRole('combobox', { name: 'Search by name or model code' })).toHaveValue(
      'wheel drive',
    )
  })

  it('keeps the order of the results while the same is searched for, and no longer (SEARCH-10)', async () => {
    const { user } = await openFramedShopAt('/shop?keyword=orbital&sort=name')
    const field = await screen.findByRole('combobox', { name: 'Search by name or model code' })
    await user.type(field, 'orbital{Enter}')
    await screen.findByRole('heading', { level: 1, name: /orbital/ })
    await waitFor(() => expect(window.location.search).toBe('?keyword=orbital&sort=name'))
    await user.type(
      screen.getByRole('combobox', { name: 'Search by name or model code' }),
      ' m{Enter}',
    )
    await waitFor(() => expect(window.location.search).toBe('?keyword=orbital%20m'))
  })

  it('leads a customer with such a code to a draft order', async () => {
    const { type, user } = await openSearch({ as: usCustomer })
    await type('MC1')
    await option(/MC1$/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/draftorder'))
  })
})

describe("the customer's own codes", () => {
  const own = (customCode: string, modelCode: string) => ({
    customCode,
    modelCode,
    price: undefined,
  })

  /** A shop in which the customer has a code for a configured motor and one for a product without a page. */
  function shopWithOwnCodes() {
    const shop = fakeShop()
    shop.customCodes.set(anAccount().id, [
      own('US-1001', 'OM1080CNS'),
      own('US-2001', 'MC11'),
      own('OM1080CNS', 'GP11'),
    ])
    return shop
  }

  it('are offered with the model that they stand for, and lead to its configuration', async () => {
    const { type, user } = await openSearch({ as: usCustomer, shop: shopWithOwnCodes() })
    await type('us-1001')
    const offered = await option(/Your code/)
    expect(offered).toHaveAccessibleName('Your code US-1001 OM1080CNS Orbital motor OM1')
    expect(within(offered).getByText('US-1001', { selector: 'code' })).toBeInTheDocument()
    expect(screen.getByText('By your own code')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
    const search = new URLSearchParams(window.location.search)
    expect(search.get('skuid')).toBe('sku-om1')
    expect(search.get('model')).toBe('OM1080CNS')
  })

  it('are found by Enter before anything is offered', async () => {
    const { type } = await openSearch({ as: usCustomer, shop: shopWithOwnCodes() })
    await type('US-1001{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/product/orbital-motor-om1'))
  })

  it('lead to a draft order where the product has no page', async () => {
    const { type, user } = await openSearch({ as: usCustomer, shop: shopWithOwnCodes() })
    await type('US-2001')
    await option(/Your code US-2001/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/draftorder'))
    expect(window.location.search).toBe('?code=US-2001')
  })

  it('stand back behind a model that has the very code', async () => {
    const { type } = await openSearch({ as: usCustomer, shop: shopWithOwnCodes() })
    await type('OM1080CNS')
    await option(/Orbital motor OM1/)
    expect(screen.queryByRole('option', { name: /Your code/ })).not.toBeInTheDocument()
  })

  it('say nothing when they could not be had: the words lead to the results', async () => {
    const shop = shopWithOwnCodes()
    shop.calls.failNext('customCodes.resolve', { kind: 'timed-out' })
    const { user } = await openSearch({ as: usCustomer, shop })
    // At once: of words that are typed slowly, the first letters would be asked for and take the failure.
    await user.paste('US-1001')
    expect(await words(/No suggestions for “US-1001”/)).toBeInTheDocument()
    shop.calls.failNext('customCodes.resolve', { kind: 'timed-out' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/shop'))
  })

  it('are found without their separators, and both of two that are alike are offered', async () => {
    const shop = shopWithOwnCodes()
    const { type } = await openSearch({ as: usCustomer, shop })
    await type('us1001')
    expect(await option(/Your code US-1001/)).toBeInTheDocument()
    cleanup()
    shop.customCodes.set(anAccount().id, [own('US-1001', 'OM1080CNS'), own('US.1001', 'GP11')])
    const both = await openSearch({ as: usCustomer, shop })
    await both.type('us1001')
    expect(await option(/^US-1001/)).toBeInTheDocument()
    expect(await option(/^US\.1001/)).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Your code/ })).toBeNull()
  })

  it('are offered once, however their separators are typed, before the numbers that begin with them', async () => {
    const shop = shopWithOwnCodes()
    shop.customCodes.set(anAccount().id, [own('US-1001', 'OM1080CNS'), own('US-1001-B', 'GP11')])
    const { type } = await openSearch({ as: usCustomer, shop })
    await type('us1001')
    await option(/Your code US-1001/)
    expect(await option(/^US-1001-B/)).toBeInTheDocument()
    expect(screen.getAllByRole('option', { name: /OM1080CNS/ })).toHaveLength(1)
  })

  /** A shop in which lines of so many quotes of the customer say PUMP-7. */
  function shopWithNumbers(...names: readonly string[]) {
    const shop = shopWithOwnCodes()
    const items = [aQuoteItem({ customerMaterialNumber: 'Pump-7' })]
    names.forEach((name, index) => {
      const quote = aQuote({ id: quoteId(`quote-${index}`), number: `2000${index}`, name, items })
      shop.quotes.set(quote.id, { owner: anAccount().id, quote })
    })
    return shop
  }

  it('are found on the lines of quotes, too, and lead there', async () => {
    const shop = shopWithNumbers('Pump house', 'Gate')
    const { type, user } = await openSearch({ as: usCustomer, shop })
    await type('pump-7')
    await option('Quote 20001 · Gate')
    expect(screen.getByText('Quotes and orders with pump-7')).toBeInTheDocument()
    await user.click(await option('Quote 20000 · Pump house'))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes/quote-0'))
  })

  it('are suggested by their beginning with their model, an exact one first, and taken into the field', async () => {
    const shop = shopWithOwnCodes()
    const items = ['P-10', 'P-100', 'P-101'].map((customerMaterialNumber, index) =>
      aQuoteItem({ id: quoteItemId(`item-${index}`), customerMaterialNumber }),
    )
    const quote = aQuote({ id: quoteId('quote-0'), number: '20000', name: 'Pumps', items })
    shop.quotes.set(quote.id, { owner: anAccount().id, quote })
    const { type, user } = await openSearch({ as: usCustomer, shop })
    await type('p-10')
    await option(/P-100/)
    const list = await screen.findByRole('listbox')
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Quote 20000 · Pumps',
      'P-100OM1080CNS',
      'P-101OM1080CNS',
      'Find “p-10” in your quotes',
    ])
    expect(screen.getByText('Your numbers that start with “p-10”')).toBeInTheDocument()
    await user.click(await option(/P-101/))
    const field = screen.getByRole('combobox', { name: 'Search by name or model code' })
    await waitFor(() => expect(field).toHaveValue('P-101'))
    await type('p-1')
    await option(/P-101/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(window.location.search).toBe('?keyword=p-1&find=true')
  })

  it('lead by Enter to the lines of a number that was written without its separators', async () => {
    const { type, user } = await openSearch({
      as: usCustomer,
      shop: shopWithNumbers('Pump house', 'Gate'),
    })
    await type('pump7')
    await option(/^Pump-7/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?keyword=Pump-7&find=true'))
    expect(await screen.findByRole('link', { name: 'Gate' })).toBeVisible()
  })

  it('are found by the way to the quotes as they are typed, without their separators or with others', async () => {
    for (const typed of ['pump7', 'pump.7']) {
      const { type, user } = await openSearch({
        as: usCustomer,
        shop: shopWithNumbers('Pump house', 'Gate'),
      })
      // oxlint-disable no-await-in-loop -- one after the other, as a customer does
      await type(typed)
      await user.click(await option(`Find “${typed}” in your quotes`))
      await waitFor(() => expect(window.location.search).toBe(`?keyword=${typed}&find=true`))
      expect(await screen.findByRole('link', { name: 'Gate' })).toBeVisible()
      // oxlint-enable no-await-in-loop
      cleanup()
    }
  })

  it('are offered as a code together with the lines of the same number', async () => {
    const shop = shopWithNumbers('Pump house')
    shop.customCodes.set(anAccount().id, [own('PUMP-7', 'OM1080CNS')])
    const { type } = await openSearch({ as: usCustomer, shop })
    await type('pump-7')
    await option(/Your code PUMP-7/)
    expect(await option('Quote 20000 · Pump house')).toBeInTheDocument()
  })

  it('lead by Enter to the one quote that says them, or to the list of several', async () => {
    const one = await openSearch({ as: usCustomer, shop: shopWithNumbers('Pump house') })
    await one.user.paste('pump-7')
    await one.user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes/quote-0'))
    cleanup()
    const several = await openSearch({
      as: usCustomer,
      shop: shopWithNumbers('Pump house', 'Gate'),
    })
    await several.user.paste('pump-7')
    await several.user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(window.location.search).toBe('?keyword=pump-7&find=true')
  })

  it('lead by See all Results to where Enter leads, where no product has such a name', async () => {
    const { type, user } = await openSearch({
      as: usCustomer,
      shop: shopWithNumbers('Pump house', 'Gate'),
    })
    await type('pump-7')
    await option('Quote 20001 · Gate')
    await user.click(screen.getByRole('button', { name: 'See all Results' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(window.location.search).toBe('?keyword=pump-7&find=true')
  })

  it('lead by Enter to the one order that says them where no quote does, or to the list of several', async () => {
    const items = [anOrderItem({ customerMaterialNumber: 'Pump-7' })]
    const enter = async (...numbers: readonly string[]) => {
      const shop = shopWithOwnCodes()
      for (const number of numbers) {
        const order = anOrder({ id: orderId(`order-${number}`), number, items })
        shop.orders.set(order.id, { owner: anAccount().id, order })
      }
      const { user } = await openSearch({ as: usCustomer, shop })
      await user.paste('pump-7')
      await user.keyboard('{Enter}')
    }
    await enter('70001')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/orders/order-70001'))
    cleanup()
    await enter('70001', '70002')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/orders'))
    expect(window.location.search).toBe('?keyword=pump-7')
    expect(await screen.findAllByRole('link', { name: /^Order 7000|^7000|PO/ })).not.toHaveLength(0)
  })

  it('are not requested for a visitor', async () => {
    const { type, shop } = await openSearch({ shop: shopWithOwnCodes() })
    await type('US-1001')
    expect(await words(/No suggestions for “US-1001”/)).toBeInTheDocument()
    expect(shop.calls.asked).not.toContain('customCodes.resolve')
    expect(shop.calls.asked).not.toContain('customCodes.uses')
  })
})

describe("the customer's quotes", () => {
  function shopWithQuotes() {
    const shop = fakeShop()
    const submitted = aQuote({
      id: quoteId('quote-0'),
      number: 'Q-20417',
      name: 'Gate drive',
      purchaseOrderNumber: 'PO-77',
      status: 'pending-review',
    })
    shop.quotes.set(submitted.id, { owner: anAccount().id, quote: submitted })
    return shop
  }

  it('are a row behind the suggestions, which opens the tab that has the words', async () => {
    const { type, user } = await openSearch({ as: usCustomer, shop: shopWithQuotes() })
    await type('gate')
    const row = await option('Find “gate” in your quotes')
    expect(offered().at(-1)).toBe(row)
    expect(await words(/No suggestions for “gate”/)).toBeInTheDocument()
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?tab=submitted&keyword=gate'))
    expect(window.location.pathname).toBe('/my-account/quotes')
    expect(await screen.findByRole('link', { name: 'Gate drive' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Search by name/ })).toHaveValue('')
  })

  it('are asked for once the row is pressed, and the list says where they cannot be had', async () => {
    const shop = shopWithQuotes()
    const { type, user } = await openSearch({ as: usCustomer, shop })
    await type('gate')
    const row = await option('Find “gate” in your quotes')
    expect(shop.calls.asked).not.toContain('quoteGateway.list')
    shop.calls.failNext('quoteGateway.list', { kind: 'timed-out' })
    await user.click(row)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Gate drive' })).toBeVisible()
  })

  it('are named by their number, and opened by Enter', async () => {
    const shop = shopWithQuotes()
    const { type, user } = await openSearch({ as: usCustomer, shop })
    await type('q-20417')
    expect(await option('Quote Q-20417 · Gate drive')).toBeInTheDocument()
    expect(shop.calls.asked.filter((call) => call === 'quoteGateway.list')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes/quote-0'))
  })

  it('are no row for a visitor, and nothing is asked', async () => {
    const { type, shop } = await openSearch({ shop: shopWithQuotes() })
    await type('q-20417')
    expect(await words(/No suggestions for “q-20417”/)).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /in your quotes/ })).toBeNull()
    expect(shop.calls.asked).not.toContain('quoteGateway.list')
  })
})
