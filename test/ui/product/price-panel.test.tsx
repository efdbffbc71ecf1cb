/** From a configuration to a price, on the page. */
import { allTexts } from '../../../scripts/text-check.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Preferences } from '../../../src/application/ports/preferences.ts'
import { catalogueLocale } from '../../../src/domain/content/content-locale.ts'
import { defaultPriceVisibility } from '../../../src/domain/content/selling-rules.ts'
import { aProduct, aSku } from '../../builders/a-product.ts'
import { anAccount } from '../../builders/an-account.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { customerByEmail, fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'
import { answerAll, calculate, openProduct, pricePanel, spokenInPanel } from './open-product.tsx'

const german = allTexts('de')

describe('the price panel', () => {
  it('goes from Calculate Price to a price to Add To Quote (PRICE-01)', async () => {
    const { user } = await openProduct()
    expect(pricePanel().getAllByText('Not calculated yet')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
    await answerAll(user)
    await calculate(user)
    expect(pricePanel().getByText('$125.00')).toBeVisible()
    expect(pricePanel().getByText('4 weeks · May 04, 2026')).toBeVisible()
  })

  it('gives the total for the whole quantity, and the price of a piece beside it', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS&quantity=3' })
    await calculate(user)
    expect(pricePanel().getByText('$375.00')).toBeVisible()
    expect(pricePanel().getByText('for 3 pieces, $125.00 each')).toBeVisible()
  })

  it('names net, surcharge and tax of a price in EUR, beside the total (PRICE-26)', async () => {
    const { user } = await openProduct({ as: euCustomer, query: '?quantity=12' })
    await answerAll(user)
    await calculate(user)
    expect(pricePanel().getByText('including surcharge and tax')).toBeVisible()
    const partOf = (name: RegExp) => pricePanel().getByText(name).parentElement
    expect(partOf(/^Net/)).toHaveTextContent('€1,320.00')
    expect(partOf(/^Net/)).toHaveTextContent('€110.00 each')
    expect(partOf(/^Surcharge/)).toHaveTextContent('€39.60')
    expect(partOf(/^Tax/)).toHaveTextContent('€0.00')
  })

  it('says what a price holds where the server sends the total alone (PRICE-27)', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS' })
    await calculate(user)
    expect(pricePanel().getByText('including surcharge and tax')).toBeVisible()
    expect(pricePanel().queryByText(/^Net/)).toBeNull()
  })

  it('tells value added tax to a customer in one of its countries (PRICE-23)', async () => {
    const shop = fakeShop()
    const customer = customerByEmail(shop, usCustomer)
    if (customer) customer.account = anAccount({ zone: 'US', countryCode: 'GB' })
    const { user } = await openProduct({ shop, query: '?model=OM1080CNS' })
    await calculate(user)
    expect(pricePanel().getByText('including surcharge and VAT')).toBeVisible()
  })

  it('removes the price at every change and says so (PRICE-03)', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS' })
    await calculate(user)
    await user.click(screen.getByRole('radio', { name: /^T/ }))
    expect(pricePanel().queryByText('$125.00')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
    expect(spokenInPanel()).toContain('Price removed, calculate again')
    await calculate(user)
    expect(pricePanel().queryByText('Price removed, calculate again')).toBeNull()
  })

  it('reads a price out when it comes', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS' })
    await calculate(user)
    expect(spokenInPanel()).toContain('Price $125.00, lead time 4 weeks · May 04, 2026')
  })

  it('keeps a half-made configuration and its price when the language changes (PRICE-03)', async () => {
    const shop = fakeShop()
    const kept = memoryPreferences()
    const preferences: Preferences = {
      ...kept,
      keepLanguage: (key) => {
        kept.keepLanguage(key)
        shop.locale = catalogueLocale(key)
      },
    }
    const { user } = await openProduct({ query: '?quantity=3', shop, preferences, isFramed: true })
    await answerAll(user)
    await calculate(user)
    await user.selectOptions(screen.getByLabelText('Language'), 'de')
    await screen.findByRole('heading', { level: 1, name: `${aProduct().name} (de)` })
    const panel = within(screen.getByRole('region', { name: german['price:title'] ?? '' }))
    expect(panel.getByText('$375.00')).toBeVisible()
    expect(screen.getByRole('radio', { name: /^080.*\(de\)/ })).toBeChecked()
    expect(screen.getByDisplayValue('3')).toBeInTheDocument()
    expect(window.location.search).toContain('model=OM1080CNS')
  })

  it('asks for nothing before the form is valid, and leads to what is missing (PRICE-10)', async () => {
    const { user, shop } = await openProduct()
    await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
    expect(shop.calls.asked).not.toContain('priceBook.prices')
    expect(screen.getByRole('radio', { name: /^080/ })).toHaveFocus()
    expect(screen.getByText('Displacement: choose an option.')).toBeVisible()
    await user.click(pricePanel().getByRole('button', { name: 'Packaging' }))
    expect(screen.getByRole('radio', { name: /^S/ })).toHaveFocus()
  })

  it('asks for nothing while the quantity is refused (PRICE-10)', async () => {
    const { user, shop } = await openProduct({ query: '?model=OM1080CNS&quantity=0' })
    await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
    expect(shop.calls.asked).not.toContain('priceBook.prices')
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveFocus()
    // Said in its own words: no answer is missing.
    expect(pricePanel().getByText('The minimum quantity is 1.')).toBeInTheDocument()
    expect(pricePanel().queryByText(/missing/)).not.toBeInTheDocument()
  })

  it('asks an unverified account for patience, where the site wants it so', async () => {
    const shop = fakeShop()
    shop.settings = {
      ...shop.settings,
      priceVisibility: { ...defaultPriceVisibility, accountVerificationRequired: true },
    }
    const customer = customerByEmail(shop, usCustomer)
    if (customer) customer.account = anAccount({ isVerified: false })
    const { user } = await openShopAt('/product/orbital-motor-om1?model=OM1080CNS', {
      shop,
      as: usCustomer,
    })
    const panel = await screen.findByRole('region', { name: 'Price and lead time' })
    expect(
      await within(panel).findByText(/must be verified before you can see prices/),
    ).toBeVisible()
    expect(within(panel).queryByRole('button', { name: 'Calculate Price' })).toBeNull()
    const quantity = screen.getByRole('textbox', { name: /^Quantity/ })
    await user.type(quantity, '{Enter}')
    expect(shop.calls.asked).not.toContain('priceBook.prices')
  })

  it('calculates on Enter in the quantity as well', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS' })
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '{Enter}')
    expect(await pricePanel().findByText('$125.00')).toBeVisible()
  })

  it('is busy while it waits, and asks once', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('priceBook.prices')
    const { user } = await openProduct({ query: '?model=OM1080CNS', shop })
    const button = screen.getByRole('button', { name: 'Calculate Price' })
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(pricePanel().getByText('Calculating the price')).toBeInTheDocument()
    expect(shop.calls.asked.filter((call) => call === 'priceBook.prices')).toHaveLength(1)
    release()
    expect(await pricePanel().findByText('$125.00')).toBeVisible()
  })

  it('says next to the button what went wrong, and can be asked again (ERR-01)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('priceBook.prices', { kind: 'unreachable', offline: false })
    const { user } = await openProduct({ query: '?model=OM1080CNS', shop })
    await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
    const alert = await pricePanel().findByRole('alert')
    expect(alert).toHaveTextContent('Price could not be calculated')
    expect(alert).toHaveTextContent('An error occured, please try again')
    await calculate(user)
    expect(pricePanel().queryByRole('alert')).toBeNull()
  })

  it("shows the server's own words when it refuses", async () => {
    const shop = fakeShop()
    shop.calls.failNext('priceBook.prices', { kind: 'refused', messages: ['Sold out for good.'] })
    const { user } = await openProduct({ query: '?model=OM1080CNS', shop })
    await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
    expect(await pricePanel().findByRole('alert')).toHaveTextContent('Sold out for good.')
  })

  it('offers no quote for a sku that may not be quoted (CAT-27)', async () => {
    const product = aProduct({ skus: [aSku({ allowsQuote: false })] })
    const { user } = await openProduct({ product, query: '?model=OM1080CNS' })
    await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
    expect(await pricePanel().findByText('$125.00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
  })
})

describe('without an address', () => {
  const as = 'no-country@manifold.test'

  it('the panel asks for one and leads to the form (PRICE-09)', async () => {
    await openProduct({ as })
    expect(
      pricePanel().getAllByText('Please add an address to your profile to calculate price.')[0],
    ).toBeVisible()
    const link = pricePanel().getByRole('link', { name: 'Add an address' })
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my-account\/addresses\/new\?redirect=%2Fproduct%2F/),
    )
  })

  it('the page warns before anything is configured (CAT-18)', async () => {
    const { shop, user } = await openProduct({ as })
    const button = screen.getByRole('button', { name: 'Calculate Price' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(
      'Please add an address to your profile to calculate price.',
    )
    await user.click(button)
    expect(shop.calls.asked).not.toContain('priceBook.prices')
  })
})

describe('for a visitor', () => {
  it('there is no price and no button to ask for one (PRICE-15)', async () => {
    const { user } = await openProduct({ as: 'visitor' })
    await answerAll(user)
    expect(screen.queryByRole('button', { name: 'Calculate Price' })).toBeNull()
    expect(pricePanel().queryByText('Price')).toBeNull()
  })

  it('the panel asks to log in (PRICE-16)', async () => {
    await openProduct({ as: 'visitor' })
    expect(
      await pricePanel().findByText('Please log in to access pricing information.'),
    ).toBeVisible()
  })

  it('the page says how to come to prices (CAT-19)', async () => {
    await openProduct({ as: 'visitor' })
    expect(await pricePanel().findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(pricePanel().getByText('Please log in to access pricing information.')).toBeVisible()
  })

  it('the log-in dialog leads to the sign-in page and back to this one (PRICE-17)', async () => {
    const query = '?skuid=sku-om1&model=OM1080CNS'
    const { user } = await openProduct({ as: 'visitor', query })
    await user.click(await pricePanel().findByRole('button', { name: 'Sign in' }))
    const dialog = await screen.findByRole('dialog')
    const back = encodeURIComponent(`/product/orbital-motor-om1${query}`)
    await waitFor(() =>
      expect(within(dialog).getByRole('link')).toHaveAttribute(
        'href',
        `/my-account/login?redirect=${back}`,
      ),
    )
  })

  it('is asked to log in only once known to be a visitor', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('identity.currentAccount')
    await openShopAt('/product/orbital-motor-om1', { shop, as: usCustomer })
    await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' })
    expect(screen.queryByText('Please log in to access pricing information.')).toBeNull()
    release()
    expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeVisible()
    expect(screen.queryByText('Please log in to access pricing information.')).toBeNull()
  })

  it('the quantity keeps its field and the focus when it becomes known who types it (SHELL-02)', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('identity.currentAccount')
    const { user } = await openShopAt('/product/orbital-motor-om1', { shop, as: usCustomer })
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' })
    await user.tripleClick(quantity)
    await user.keyboard('12')
    release()
    expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeVisible()
    expect(quantity).toHaveFocus()
    expect(quantity).toHaveValue('12')
  })

  it('nothing can be added to a quote (QUOTE-65)', async () => {
    const { user } = await openProduct({ as: 'visitor' })
    await answerAll(user)
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
  })

  it('signing in brings the button, and keeps the configuration', async () => {
    const { storefront } = await openProduct({ as: 'visitor', query: '?model=OM1080TNS' })
    await pricePanel().findByText('Please log in to access pricing information.')
    storefront.session.send({
      type: 'sign-in',
      credentials: { email: 'us@manifold.test', password: 'Manifold-2026' },
    })
    expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
  })
})
