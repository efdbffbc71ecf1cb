/** The price panel as the place where one works: quantity, breaks, one press to a quote, other answers. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lastQuote } from '../../../src/ui/pages/product/PricePanel.css.ts'
import { aProduct } from '../../builders/a-product.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { calculate, openProduct, pricePanel, spokenInPanel } from './open-product.tsx'

const spring = aQuote({ id: quoteId('quote-spring'), name: 'Spring overhaul', items: [] })
const query = '?model=OM1080CNKS&quantity=3'

const quantity = () => pricePanel().getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
const onePress = () => pricePanel().findByRole('button', { name: 'Add to “Spring overhaul”' })
const itemsOf = (shop: FakeShop) => shop.quotes.get(spring.id)?.quote.items ?? []

function shopWithDraft(): FakeShop {
  const shop = fakeShop()
  withQuote(shop, usCustomer, spring)
  return shop
}

async function pricedProduct(shop = shopWithDraft(), address = query) {
  const opened = await openProduct({ query: address, shop })
  await calculate(opened.user)
  return opened
}

describe('the quantity', () => {
  it('stands beside the price, for a visitor as well, and belongs to the form of the questions', async () => {
    await openShopAt(`/product/orbital-motor-om1${query}`, { shop: fakeShop() })
    const region = await screen.findByRole('region', { name: 'Price and lead time' })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
    expect(region).toContainElement(field)
    expect(field.form).toBe(screen.getByRole('form', { name: 'Options' }))
  })

  it('discards the price when it is changed (PRICE-02)', async () => {
    const { user } = await pricedProduct()
    await user.type(quantity(), '0')
    expect(pricePanel().queryByText('$405.00')).toBeNull()
    expect(spokenInPanel()).toContain('Price removed, calculate again')
  })
})

describe('the quantity breaks', () => {
  it('stand under the price, with the price of a piece and the weeks more', async () => {
    await pricedProduct()
    const entry = pricePanel().getByRole('button', { name: /^from 100/ })
    expect(entry).toHaveTextContent('$130.00 each')
    expect(entry).toHaveTextContent('+2 weeks')
  })

  it('are ordered by one press, which asks for the price again (PRICE-02)', async () => {
    const { user } = await pricedProduct()
    await user.click(pricePanel().getByRole('button', { name: /^from 100/ }))
    expect(quantity()).toHaveValue('100')
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
  })

  it('say when more costs less, and by how many pieces', async () => {
    const { user } = await pricedProduct(shopWithDraft(), '?model=OM1080CNS&quantity=98')
    expect(pricePanel().getByText('2 more cost less')).toBeVisible()
    expect(pricePanel().getByText(/100 pieces for \$12,000\.00/)).toBeVisible()
    await user.click(pricePanel().getByRole('button', { name: 'Use 100' }))
    expect(quantity()).toHaveValue('100')
    // A press by a finger opens no keyboard.
    expect(quantity()).not.toHaveFocus()
  })

  it('leave the focus to the quantity after a press by the keyboard', async () => {
    const { user } = await pricedProduct(shopWithDraft(), '?model=OM1080CNS&quantity=98')
    pricePanel().getByRole('button', { name: 'Use 100' }).focus()
    await user.keyboard('{Enter}')
    expect(quantity()).toHaveValue('100')
    // The button goes with the price.
    expect(quantity()).toHaveFocus()
  })

  it('say nothing of the kind where more costs more', async () => {
    await pricedProduct()
    expect(pricePanel().queryByText(/more cost/)).toBeNull()
  })
})

describe('one press to the quote that was used last', () => {
  it('adds the line on the earliest day, without the dialog', async () => {
    const { user, shop, notices } = await pricedProduct()
    await user.click(await onePress())
    expect(await pricePanel().findByText('The product was added to the quote.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(itemsOf(shop)).toMatchObject([
      { modelCode: 'OM1080CNKS', quantity: 3, requestedDate: '2026-05-11' },
    ])
    expect(notices.map(({ key }) => key)).toEqual(['price:productAdded'])
  })

  it('comes into a place that is kept for it while the drafts are asked for', async () => {
    const shop = shopWithDraft()
    const answer = shop.calls.hold('quoteGateway.openDrafts')
    await pricedProduct(shop)
    const place = () => document.querySelector(`.${lastQuote}`)
    const kept = place()
    expect(kept).toBeEmptyDOMElement()
    answer()
    expect(kept).toContainElement(await onePress())
    expect(place()).toBe(kept)
  })

  it('adds once, however often it is pressed', async () => {
    const { user, shop } = await pricedProduct()
    await user.tripleClick(await onePress())
    const done = await pricePanel().findByRole('button', { name: 'Added to “Spring overhaul”' })
    expect(done).toHaveAttribute('aria-disabled', 'true')
    await user.tripleClick(done)
    expect(itemsOf(shop)).toMatchObject([{ quantity: 3 }])
    expect(shop.calls.journal.filter((call) => call === 'quoteGateway.addLine')).toHaveLength(1)
  })

  it('goes to the draft that was changed last, of several', async () => {
    const shop = shopWithDraft()
    withQuote(shop, usCustomer, aQuote({ id: quoteId('quote-line'), name: 'Line 3', items: [] }))
    shop.writtenQuotes.push(quoteId('quote-line'), spring.id)
    await pricedProduct(shop)
    expect(await onePress()).toBeVisible()
  })

  it('is not offered where there is no draft', async () => {
    await pricedProduct(fakeShop())
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add to “/ })).toBeNull())
  })

  it('falls back to the dialog, and says so, when the quote has been submitted meanwhile', async () => {
    const shop = shopWithDraft()
    const { user } = await pricedProduct(shop)
    const button = await onePress()
    const submitted = aQuote({ ...spring, status: 'pending-review', statusName: 'Submitted' })
    withQuote(shop, usCustomer, submitted)
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Add To Quote' })
    expect(dialog).toHaveTextContent('Not added to “Spring overhaul”')
    expect(dialog).toHaveTextContent('This quote is now Submitted')
    await waitFor(() => expect(dialog).toHaveTextContent('You have no open quote yet'))
  })

  it('falls back to the dialog when the quote is gone, or another customer has it', async () => {
    const shop = shopWithDraft()
    const { user } = await pricedProduct(shop)
    const button = await onePress()
    shop.quotes.delete(spring.id)
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Add To Quote' })
    expect(dialog).toHaveTextContent('Not added to “Spring overhaul”')
    expect(shop.calls.journal).toEqual([])
  })

  it('opens the dialog where a date or number has been typed in it, with all of it', async () => {
    const { user, shop } = await pricedProduct()
    await onePress()
    await user.click(screen.getByRole('button', { name: 'Add To Quote' }))
    const number = await screen.findByRole('textbox', { name: /^Customer material number/ })
    await user.type(number, 'MAT-7')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await onePress())
    expect(await screen.findByRole('textbox', { name: /^Customer material number/ })).toHaveValue(
      'MAT-7',
    )
    expect(screen.getByRole('combobox', { name: 'Quote' })).toHaveValue('quote-spring')
    expect(itemsOf(shop)).toEqual([])
  })
})

describe('more than is in stock', () => {
  async function short(available: number) {
    const shop = shopWithDraft()
    shop.stock.set('OM1080CNKS', available)
    return pricedProduct(shop)
  }

  it('is put right by one press, which leaves the focus to the quantity', async () => {
    const { user } = await short(2)
    await user.click(pricePanel().getByRole('button', { name: 'Use 2' }))
    expect(quantity()).toHaveValue('2')
    expect(quantity()).toHaveFocus()
    expect(quantity()).toBeValid()
    await calculate(user)
    await user.click(await onePress())
    expect(await pricePanel().findByText('The product was added to the quote.')).toBeVisible()
  })

  it('can be asked for again, as the stock may have changed', async () => {
    const { user, shop } = await short(0)
    expect(quantity()).toHaveAccessibleDescription(/None in stock/)
    expect(pricePanel().queryByRole('button', { name: /^Use/ })).toBeNull()
    shop.stock.set('OM1080CNKS', 3)
    await calculate(user)
    await waitFor(() => expect(quantity()).toBeValid())
    await user.click(await onePress())
    expect(await pricePanel().findByText('The product was added to the quote.')).toBeVisible()
  })
})

describe('the other answers', () => {
  const compare = () => pricePanel().getByRole('button', { name: 'Faster or cheaper?' })
  const about = (name: RegExp) => screen.getByRole('radio', { name })

  it('say on demand what each would change, asked in one call', async () => {
    const { user, shop } = await pricedProduct()
    expect(shop.calls.asked).not.toContain('priceBook.alternatives')
    await user.click(compare())
    await pricePanel().findByText(
      'Each option now says what it changes about lead time, and about the price of 3 pieces together.',
    )
    expect(about(/^–/)).toHaveAccessibleDescription(/-\$30\.00, 1 week sooner/)
    expect(about(/^W/)).toHaveAccessibleDescription(/-\$30\.00, 1 week sooner/)
    expect(about(/^T/)).toHaveAccessibleDescription(/same price and lead time/)
    expect(about(/^C/)).not.toHaveAccessibleDescription(/same price/)
    expect(shop.calls.asked.filter((call) => call === 'priceBook.alternatives')).toHaveLength(1)
  })

  it('are gone with the price at every change, and come back with the next one (PRICE-02)', async () => {
    const { user } = await pricedProduct()
    await user.click(compare())
    await waitFor(() => expect(about(/^–/)).toHaveAccessibleDescription(/sooner/))
    await user.click(about(/^T/))
    expect(about(/^–/)).not.toHaveAccessibleDescription(/sooner/)
    expect(pricePanel().getByText('The differences come with the next price.')).toBeVisible()
    await calculate(user)
    await waitFor(() => expect(about(/^–/)).toHaveAccessibleDescription(/sooner/))
    expect(about(/^C/)).toHaveAccessibleDescription(/same price and lead time/)
  })

  it('never say the differences of an older configuration over a newer one (PRICE-02)', async () => {
    const shop = shopWithDraft()
    const { user } = await pricedProduct(shop)
    const answerLate = shop.calls.hold('priceBook.alternatives')
    await user.click(compare())
    await pricePanel().findByText('Comparing the other options')
    await user.click(about(/^–/))
    await calculate(user)
    answerLate()
    await waitFor(() => expect(about(/^K/)).toHaveAccessibleDescription(/\+\$30\.00, 1 week later/))
    expect(about(/^–/)).not.toHaveAccessibleDescription(/sooner/)
  })

  it('have the fastest and the cheapest one press away', async () => {
    const { user } = await pricedProduct()
    await user.click(compare())
    // One that is the best of both is named once.
    expect(await pricePanel().findByText('Fastest and cheapest change')).toBeVisible()
    await user.click(pricePanel().getByRole('button', { name: 'Paint: None' }))
    expect(about(/^–/)).toBeChecked()
    await waitFor(() => expect(about(/^–/)).toHaveFocus())
    expect(spokenInPanel()).toContain('Price removed, calculate again')
  })

  it('say why they could not be compared, and are asked for again', async () => {
    const shop = shopWithDraft()
    const { user } = await pricedProduct(shop)
    shop.calls.failNext('priceBook.alternatives', { kind: 'timed-out' })
    await user.click(compare())
    expect(await pricePanel().findByText('The other options could not be compared')).toBeVisible()
    await user.click(pricePanel().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(about(/^–/)).toHaveAccessibleDescription(/sooner/))
    // The button has gone with what it did.
    expect(document.body).not.toHaveFocus()
  })

  it('take the price and its buttons away where the server has another one by now (PRICE-02)', async () => {
    const products = [aProduct()]
    const { user } = await pricedProduct(fakeShop({ products }))
    products.length = 0
    await user.click(compare())
    expect(await pricePanel().findByText(/^The price has changed since/)).toBeVisible()
    expect(pricePanel().queryByText('$405.00')).toBeNull()
    expect(pricePanel().queryByRole('button', { name: 'Add To Quote' })).toBeNull()
  })

  it('are put away again', async () => {
    const { user } = await pricedProduct()
    await user.click(compare())
    await waitFor(() => expect(about(/^–/)).toHaveAccessibleDescription(/sooner/))
    await user.click(pricePanel().getByRole('button', { name: 'Hide the differences' }))
    expect(about(/^–/)).not.toHaveAccessibleDescription(/sooner/)
  })

  it('are not offered to a visitor', async () => {
    await openShopAt(`/product/orbital-motor-om1${query}`, { shop: fakeShop() })
    await screen.findByRole('region', { name: 'Price and lead time' })
    expect(screen.queryByRole('button', { name: 'Faster or cheaper?' })).toBeNull()
  })
})
