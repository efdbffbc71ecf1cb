/** The document of a quote says what its page says: the same figures, in the words of the reader. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { siteSettings } from '../../reference-backend/content/site-settings.ts'
import { quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { formatMoney } from '../../src/domain/shared/money.ts'
import { formatDate } from '../../src/ui/i18n/format.ts'
import { formatInstant } from '../../src/ui/i18n/format-instant.ts'
import { aDay } from '../builders/a-day.ts'
import { type Customer, type Json, SEEDED, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { textsOfPdf } from './pdf-text.ts'
import type { TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

const currencies = siteSettings({})['currencies'] as readonly Json[]

/** As the page prints it. */
function price(amount: number, currencyCode: string): string {
  const { symbol, formatMask: mask } = currencies.find((each) => each.currencyCode === currencyCode)
  return formatMoney(amount, { symbol, mask }) ?? ''
}

/** Without blanks, since a text is broken where its line ends. */
const bare = (text: string) => text.replaceAll(/\s/g, '')

async function documentOf(shop: TestShop, customer: Customer, orderID: string, locale = 'en') {
  return textsOfPdf(await bytesOfDocument(shop, customer, orderID, locale))
}

async function bytesOfDocument(
  shop: TestShop,
  { token }: Customer,
  orderID: string,
  locale: string,
) {
  const query = new URLSearchParams({ orderID, locale, timeZone }).toString()
  const answer = await shop.fetch(`/api/scope/getQuoteDocument?${query}`, {
    headers: { 'Auth-Token': `Bearer ${token}` },
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return new Uint8Array(await answer.arrayBuffer())
}

function figuresOf({ currencyCode, orderItems, orderTotalSummary, ...rest }: Json, date: string) {
  const sums: readonly number[] = Object.values(orderTotalSummary)
  const surcharges = currencyCode === 'EUR' ? ['calculatedSurchargeAmount'] : []
  return [
    rest.quoteNumber,
    rest.quoteName,
    ...sums.map((sum) => price(sum, currencyCode)),
    ...orderItems.flatMap((item: Json) => [
      item.modelNumber,
      item.customerMaterialNumber,
      String(item.quantity),
      price(item.itemTotalSummary.unitPrice, currencyCode),
      price(item.itemTotalSummary.lineTotal, currencyCode),
      ...surcharges.map((name) => price(item[name], currencyCode)),
      formatDate(aDay(item[date]), 'en_us'),
      `Lead time: ${item.effectiveLeadTime} week`,
      ...item.modifierSummary.map((part: Json) => part.title),
    ]),
  ]
}

onEachEngineExhaustively('the document of a quote', (shop, onAny) => {
  onAny(() => {
    it.each(Object.entries(SEEDED))(
      'has the figures that the wire has, of one that is %s',
      async (status, orderID) => {
        const customer = await signedIn(shop(), US)
        const wire = await customer.quote(orderID)
        const said = bare((await documentOf(shop(), customer, orderID)).join(''))
        const isOver = status === 'qstApproved' || status === 'qstRejectedQuote'
        for (const figure of figuresOf(
          wire,
          isOver ? 'plannedDeliveryDate' : 'requestedDeliveryDate',
        )) {
          expect(said).toContain(bare(figure))
        }
        expect(said).toContain(bare(wire.orderStatusType.typeName))
        expect(said).toContain(bare(formatInstant(wire.createdDateTime, 'en_us')))
      },
    )

    it('says in German what it says in English, with the surcharge of EUR (PRICE-25)', async () => {
      const customer = await signedIn(shop(), 'eu@manifold.test')
      const { body } = await customer.read('getQuotes', { statusTypeCode: 'qstDraft' })
      const [{ orderID }] = body.quotesOnAccount.ordersOnAccount
      const wire = await customer.quote(orderID)
      const texts = await documentOf(shop(), customer, orderID, 'de')
      const said = bare(texts.join(''))
      for (const words of [
        'Typenschlüssel',
        'Zuschlag',
        'Entwurf',
        'Seite 1 von',
        'unverbindlich',
      ]) {
        expect(said).toContain(bare(words))
      }
      for (const { itemTotalSummary, calculatedSurchargeAmount } of wire.orderItems) {
        expect(said).toContain(bare(price(itemTotalSummary.lineTotal, 'EUR')))
        expect(said).toContain(bare(price(calculatedSurchargeAmount, 'EUR')))
      }
      expect(said).toContain(bare(formatDate(aDay(wire.orderItems[0].requestedDeliveryDate), 'de')))
    })

    it('says in the words of the reader that nothing was written with a submission (QUOTE-31)', async () => {
      const customer = await signedIn(shop(), US)
      const said = async (locale: string) =>
        (await documentOf(shop(), customer, SEEDED.qstPendingReview, locale)).join(' ')
      expect(await said('en')).toContain('Order Entry Request Submitted')
      expect(await said('de')).toContain('Angebot angefordert')
      expect(await said('de')).not.toContain('Order Entry Request Submitted')
    })

    it('is on the paper of its reader: Letter where the dollar is paid, else A4', async () => {
      const paperOf = async (email: string) => {
        const customer = await signedIn(shop(), email)
        const { body } = await customer.read('getQuotes', { statusTypeCode: 'qstDraft' })
        const [{ orderID }] = body.quotesOnAccount.ordersOnAccount
        const bytes = await bytesOfDocument(shop(), customer, orderID, 'en')
        return /\/MediaBox \[([^\]]*)\]/.exec(Buffer.from(bytes).toString('latin1'))?.[1]
      }
      expect(await paperOf(US)).toBe('0 0 612 792')
      expect(await paperOf('eu@manifold.test')).toBe('0 0 595 842')
    })

    it('names promotions and their discount', async () => {
      const customer = await signedIn(shop(), US)
      const added = await customer.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 12 })
      const [{ sku }] = added.body.cart.orderItems
      const { body } = await customer.write('addOrderItems', {
        quoteName: 'Parts with a promotion',
        skuIDs: sku.skuID,
        quantities: '12',
        skuConfiguration: JSON.stringify([{ modelNumber: 'SKT1NC' }]),
        returnQuote: true,
        promotionCodes: 'WORKSHOP10',
      })
      const { orderID } = body.quote
      const wire = await customer.quote(orderID)
      const said = bare((await documentOf(shop(), customer, orderID)).join(''))
      expect(said).toContain(bare(wire.promotionCodes[0].promotionCode))
      expect(wire.discountTotal).toBeGreaterThan(0)
      expect(said).toContain(bare(price(-wire.discountTotal, wire.currencyCode)))
    })
  })

  it('is drawn whatever letters a name has, on as many pages as its lines need, each with the heads', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID } = await customer.draft(`Σέρρες Київ 深圳 مضخة 🚜 a\u0301 ${'W'.repeat(200)}`)
    const [item] = await shop()
      .database.select()
      .from(quoteItem)
      .where(eq(quoteItem.quoteId, orderID))
    if (item === undefined) throw new Error('The draft has no line.')
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...item,
      id: `${index}`.padStart(32, 'a'),
      position: index + 2,
      modelNumber: `${item.modelNumber}${'X'.repeat(120)}`,
      customerMaterialNumber: `מק״ט ${index}`,
    }))
    await shop().database.insert(quoteItem).values(many)
    const texts = await documentOf(shop(), customer, orderID)
    const said = bare(texts.join(''))
    expect(said).toContain(bare('Σέρρες Київ'))
    expect(texts.filter((text) => text === 'Model code').length).toBeGreaterThan(3)
    const pages = texts.filter((text) => /^Page \d+ of \d+$/.test(text))
    expect(pages.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`)
  })

  it('is nothing of another customer’s quote, and for nobody who has not signed in', async () => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const { body } = await stranger.read('getQuoteDocument', { orderID: SEEDED.qstDraft })
    expect(body.quoteDocument).toEqual({})
    const answer = await shop().fetch(`/api/scope/getQuoteDocument?orderID=${SEEDED.qstDraft}`)
    expect(answer.status).toBe(401)
  })
})
