/** Quotes, carts, refusals and emails are in the language that a request is made in. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { get, type Json, lineOf, post, sampleModel, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import type { TestShop } from './test-shop.ts'

const US = 'us@manifold.test'

/** The same browser in another language. */
const speaking = (shop: TestShop, language: string): typeof fetch => {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Accept-Language', language)
    return shop.fetch(input, { ...init, headers })
  }
}

onEachEngineExhaustively('the language of a request', (shop) => {
  it('is that of the names and options on a quote that was written in another one', async () => {
    const english = await signedIn(shop(), US)
    const { orderID } = await english.draft('Pumps')
    const german = await signedIn(shop(), US, speaking(shop(), 'de'))
    const [there] = (await english.quote(orderID)).orderItems
    const quote = await german.quote(orderID)
    const [here] = quote.orderItems
    expect(there.sku.product.productName).toMatch(/Motor$/)
    expect(here.sku.product.productName).toMatch(/motor/)
    expect(here.sku.product.productName).not.toBe(there.sku.product.productName)
    const titles = ({ modifierSummary }: Json) => modifierSummary.map(({ title }: Json) => title)
    expect(titles(here)).not.toEqual(titles(there))
    expect(here.modelNumber).toBe(there.modelNumber)
    expect(quote.quoteName).toBe('Pumps')
    const [fulfilment] = quote.orderFulfillments
    expect(fulfilment.fulfillmentMethod.fulfillmentMethodName).toBe('Versand')
    const { quoteLedger } = (await german.read('getQuoteLedger', { orderID })).body
    expect(JSON.stringify(quoteLedger)).toContain(here.sku.product.productName)
  })

  it('is that of lines that are known in another one, which are told again', async () => {
    const english = await signedIn(shop(), US)
    const { orderID } = await english.draft('Pumps')
    const asked = { orderID, returnQuote: 'true' }
    const { orderItemsTag } = (await english.read('getQuote', asked)).body.quote
    const german = await signedIn(shop(), US, speaking(shop(), 'de'))
    const known = { ...asked, orderItemsTag }
    expect((await english.read('getQuote', known)).body.quote.orderItems).toEqual([])
    const inGerman = (await german.read('getQuote', known)).body.quote
    expect(inGerman.orderItems).toHaveLength(1)
    const again = { ...asked, orderItemsTag: inGerman.orderItemsTag }
    const { quote } = (await german.read('getQuote', again)).body
    expect([quote.orderItems, quote.orderItemsSince]).toEqual([[], inGerman.orderItemsTag])
  })

  it('is that of the ways by which shipments went', async () => {
    const shipments = async (language: string) => {
      const customer = await signedIn(shop(), US, speaking(shop(), language))
      const { orderDeliveryOnAccount } = (await customer.read('getAllOrderDeliveryOnAccount')).body
      return orderDeliveryOnAccount.ordersOnAccount.map(({ methodName }: Json) => methodName)
    }
    expect(await shipments('en')).toContain('Standard freight')
    expect(await shipments('de')).toContain('Standardfracht')
    expect(await shipments('de')).not.toContain('Standard freight')
  })

  it('is that of refusals, with the figures and states in them', async () => {
    const inFrench = speaking(shop(), 'fr-CH, fr;q=0.9, en;q=0.8')
    const unknown = await post(inFrench, 'login', {
      body: { emailAddress: US, password: 'Nothing-like-before-1' },
    })
    expect(unknown.body.errors).toEqual({
      emailAddress: ['L’adresse e-mail ou le mot de passe est incorrect.'],
    })
    const customer = await signedIn(shop(), US, inFrench)
    const { errors } = (await customer.write('createQuote', { quoteName: '' })).body
    expect(errors).toEqual({ quoteName: ['Veuillez saisir un nom pour le devis.'] })
    const line = { ...lineOf(sampleModel('US')), quantity: 0 }
    const priced = await customer.write('addOrderItem', line)
    expect(JSON.stringify(priced.body.errors)).not.toMatch(/\b(?:the|must|Please)\b/)
  })

  it('is English for a language that the shop does not speak, word for word', async () => {
    const { body } = await post(speaking(shop(), 'pl, cs;q=0.5'), 'login', {
      body: { emailAddress: US, password: 'Nothing-like-before-1' },
    })
    expect(body.errors).toEqual({ emailAddress: ['Incorrect Username or Password'] })
  })

  it('gives way to the language that a call names itself', async () => {
    const inGerman = speaking(shop(), 'de')
    const body = { emailAddress: US, locale: 'es' }
    await post(inGerman, 'forgotPassword', { body })
    expect(shop().emails.at(-1)?.text).toMatch(/^Aquí puede elegir[^]*\/es\/my-account\//)
  })

  it('is that of the emails about an account, whose links lead to pages in it', async () => {
    const german = await signedIn(shop(), US, speaking(shop(), 'de'))
    await german.write('updateAccount', {
      primaryEmailAddress: { emailAddress: 'new@manifold.test' },
      existingPassword: 'Manifold-2026',
    })
    const [code, warning] = shop().emails.slice(-2)
    expect(code?.text).toMatch(/^Dieser Code bestätigt Ihre neue E-Mail-Adresse/)
    expect(warning?.text).toMatch(/^Die E-Mail-Adresse Ihres Kontos soll in new@manifold\.test/)
    expect(warning?.text).toContain('/de/my-account/forgotPassword')
  })

  it('is kept with the account by its writes, for what is sent without a request', async () => {
    const languageNow = async () => {
      const rows = await shop().database.select().from(account).where(eq(account.emailAddress, US))
      return rows[0]?.language
    }
    const german = await signedIn(shop(), US, speaking(shop(), 'de'))
    expect(await languageNow()).toBe('en')
    await german.draft('Pumps')
    expect(await languageNow()).toBe('de')
    await get(speaking(shop(), 'fr'), 'getQuotes', { token: german.token })
    expect(await languageNow()).toBe('de')
  })
})
