import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../reference-backend/commerce/action.ts'
import { allActions } from '../../reference-backend/commerce/all-actions.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { giftCardIdOf, savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { DOCK } from './checkout-customer.ts'
import { get, type Json, lineOf, post, sampleModel, signedIn } from './customer.ts'
import { QUOTE_WRITES } from './quote-writes.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, TEST_REVIEW_KEY, type TestShop } from './test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  await shop.reset()
})
afterAll(() => shop.close())

/** Half of a character, alone and inside a text. */
const HALF = '\ud800'
const UNSTORABLE = [`Pumps ${HALF}`, [{ deep: { er: 'nul\0' } }]]
/** What has no business where a text, a number or a list is meant, or is far beyond any of them. */
const MISPLACED: readonly unknown[] = [
  { toString: 1 },
  [{ toString: 1 }],
  null,
  -1e21,
  '9'.repeat(300),
]

/** A request of each call that gets far, so that what is changed in it is met. */
const REQUESTS: Readonly<Record<string, (quote: Json) => object>> = {
  ...Object.fromEntries(QUOTE_WRITES.map(({ action, request }) => [action, request])),
  login: () => ({ emailAddress: 'us@manifold.test', password: 'Manifold-2026' }),
  getQuote: ({ orderID }) => ({ orderID, returnQuote: true }),
  createQuote: () => ({ quoteName: 'Pumps' }),
  createAccount: () => ({
    firstName: 'Ada',
    lastName: 'Ames',
    emailAddress: 'ada@manifold.test',
    emailAddressConfirm: 'ada@manifold.test',
    password: 'Manifold-2027',
    passwordConfirm: 'Manifold-2027',
  }),
  changePassword: () => ({
    existingPassword: 'Manifold-2026',
    password: 'Manifold-2027',
    passwordConfirm: 'Manifold-2027',
  }),
  updateAccount: () => ({
    primaryEmailAddress: { emailAddress: 'us@manifold.test' },
    primaryPhoneNumber: { phoneNumber: '312 555 0100' },
  }),
  bulkCalculateSkuConfigurationPrice: () => ({ skus: [lineOf(sampleModel('US'))] }),
  addFormResponse: () => ({
    formResponse: { formID: 'form-newsletter' },
    emailAddress: 'ada@manifold.test',
  }),
  createWishlist: () => ({ orderTemplateName: 'Spares' }),
  addWishlistItem: () => ({ skuID: sampleModel('US').skuID, orderTemplateName: 'Spares' }),
  setPrimaryAccountAddress: () => ({
    accountAddressID: addressIdOf('us@manifold.test', 'Test stand'),
  }),
  setPrimaryBillingAddress: () => ({
    accountAddressID: addressIdOf('us@manifold.test', 'Test stand'),
  }),
  duplicateOrder: ({ orderID }) => ({ orderID, quoteName: 'Again' }),
}

const PAYMENT_ID = '444df303dedc6dab69dd7ebcc9b8036a'

/** The same for calls that are about the caller's cart, which has one line. */
const CART_REQUESTS: Readonly<Record<string, (cart: Json) => object>> = {
  addOrderShippingAddress: () => DOCK,
  addBillingAddress: () => ({ ...DOCK, sameAsShippingFlag: false }),
  changeOrderFulfillment: ({ orderItems, orderFulfillments }) => ({
    fulfillmentMethodID: orderFulfillments[0].fulfillmentMethod.fulfillmentMethodID,
    orderItemIDList: orderItems[0].orderItemID,
  }),
  addShippingMethodUsingShippingMethodID: ({ orderFulfillments }) => ({
    shippingMethodID: orderFulfillments[0].shippingMethodOptions[0].value,
    fulfillmentID: orderFulfillments[0].orderFulfillmentID,
  }),
  updateOrder: () => ({
    purchaseOrderNumber: 'PO-1',
    freightCarrier: 'Lakeshore Freight',
    specialInstructions: 'Gate 4',
    orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    requestedDeliveryDate: '2026-05-04',
  }),
  updateOrderNotes: () => ({ orderNotes: 'Gate 4' }),
  addOrderPayment: () => ({
    newOrderPayment: {
      paymentMethod: { paymentMethodID: PAYMENT_ID },
      purchaseOrderNumber: 'PO-1',
      amount: 1,
    },
    accountPaymentMethodID: savedCardIdOf('us@manifold.test', 'Purchasing card'),
  }),
  addGiftCardOrderPayment: () => ({
    newOrderPayment: { giftCardID: giftCardIdOf('MFGC1001'), amount: 1 },
  }),
  placeOrder: ({ orderID, orderItems: [{ orderItemID, quantity, extendedPrice }], total }) => ({
    orderID,
    reviewed: { total, items: [{ orderItemID, quantity, extendedPrice }] },
  }),
  getPlacement: ({ orderID }) => ({ orderID }),
  cancelPlacement: ({ orderID }) => ({ orderID }),
  addAccountPaymentMethod: () => ({
    paymentToken: 'tok_1',
    accountPaymentMethodName: 'Mine',
    billingAddress: DOCK,
    primaryFlag: true,
  }),
}

async function cartOf(token: string): Promise<Json> {
  const body = { skuCode: 'SKT1NC', quantity: 1 }
  return (await post(shop.fetch, 'addOrderItem', { body, token })).body.cart
}

function fieldsOf({ fields }: Action, request: object): readonly string[] {
  return fields === 'any' ? Object.keys(request) : fields
}

/** The request of a call with one field changed, and the same within each of its objects and lists. */
function changed(request: object, field: string, value: unknown): readonly object[] {
  const present: unknown = Object.entries(request).find(([name]) => name === field)?.[1]
  const inside = [present].flat().filter((each) => typeof each === 'object' && each !== null)
  const within = inside.flatMap((each) =>
    Object.keys(each)
      .flatMap((name) => changed(each, name, value))
      .map((other) => ({ ...request, [field]: Array.isArray(present) ? [other] : other })),
  )
  return [{ ...request, [field]: value }, ...within]
}

describe.each(allActions)('$name', (action) => {
  const { name, kind } = action

  it('refuses what cannot be stored, and fails at nothing that is out of place', async () => {
    const { token, draft } = await signedIn(shop, 'us@manifold.test')
    const quote = await draft()
    const ofCart = CART_REQUESTS[name]
    const request = ofCart?.(await cartOf(token)) ??
      REQUESTS[name]?.(quote) ?? { orderID: quote.orderID }
    const requests = (values: readonly unknown[]) =>
      fieldsOf(action, request).flatMap((field) =>
        values.flatMap((value) => changed(request, field, value)),
      )
    for (const body of requests(UNSTORABLE)) {
      const reply = await post(shop.fetch, name, { body, token })
      const answer = [JSON.stringify(body), reply.status, reply.body.failureActions]
      expect(answer).toEqual([JSON.stringify(body), 200, [action.label]])
    }
    for (const body of requests(MISPLACED)) {
      const { status } = await post(shop.fetch, name, { body, token })
      expect([JSON.stringify(body), status < 500]).toEqual([JSON.stringify(body), true])
    }
    const inAddress = kind === 'read' ? ['nul\0', '{"toString":1}', '9'.repeat(300), '-1'] : []
    for (const field of fieldsOf(action, request)) {
      for (const value of inAddress) {
        const { status } = await get(shop.fetch, name, { parameters: { [field]: value }, token })
        expect([field, value, status < 500]).toEqual([field, value, true])
      }
    }
  })
})

const HOSTILE_TEXTS = ['%00', '%ED%A0%80', '%', '9'.repeat(300), "'--", '[]', '1e400']

describe.each([
  (text: string) => `/public/manifold/product/transform/skus/bySkuCode/${text}?locale=${text}`,
  (text: string) => `/public/manifold/product/transform/products/byUrlTitle/${text}`,
  (text: string) => `/media/${text}/${text}`,
  (text: string) => `/media/products/${text}.svg?a=${text}`,
  (text: string) => `/api/scope/downloadFile?fileID=${text}`,
  (text: string) => `/api/scope/${text}`,
  (text: string) => `/api/contents?filters[slug][$eq]=${text}`,
  (text: string) => `/api/contents?pagination[page]=${text}&pagination[pageSize]=${text}`,
  (text: string) => `/api/pages?filters[path][$eq]=${text}&locale=${text}`,
  (text: string) => `/api/elements?filters[systemCode][$eq]=${text}`,
  (text: string) => `/api/locations?locale=${text}`,
  (text: string) => `/api/forms?filters[formCode][$eq]=${text}`,
  (text: string) => `/api/human-check?key=${text}&language=${text}`,
  (text: string) => `/api/map-tiles/${text}/${text}/${text}`,
])('an address', (addressOf) => {
  it.each(HOSTILE_TEXTS)(`that holds %s is answered: ${addressOf('…')}`, async (text) => {
    expect((await shop.fetch(addressOf(text))).status).toBeLessThan(500)
  })
})

it.each(['/api/v1/public/search', '/api/v1/public/search/typeahead'])(
  'a search with values that are out of place is answered: %s',
  async (path) => {
    const fields = [
      'query',
      'searchTerm',
      'filters',
      'facets',
      'sort',
      'pageFrom',
      'size',
      'locale',
    ]
    for (const value of [HALF, ...UNSTORABLE, ...MISPLACED]) {
      const whole = Object.fromEntries(fields.map((field) => [field, value]))
      const filters = { 'brands.brand': value, priceRange: value, 'options.port': value }
      const nested = { query: 'motor', filters, facets: filters }
      for (const body of [whole, nested]) {
        const response = await shop.fetch(path, { method: 'POST', body: JSON.stringify(body) })
        expect([response.status, JSON.stringify(body)]).toEqual([200, JSON.stringify(body)])
      }
    }
  },
)

it('a file of a form whose key or name cannot be stored is not taken', async () => {
  const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  for (const [key, name] of [
    ['nul\0', 'plan.pdf'],
    ['key', 'nul\0.pdf'],
  ] as const) {
    const body = new FormData()
    body.set('key', key)
    body.set('file', file(name))
    const response = await shop.fetch('/api/form-upload', { method: 'POST', body })
    expect(response.status).toBeLessThan(500)
    expect(response.status).toBeGreaterThanOrEqual(400)
  }
})

it('the reviewer is told what is no text', async () => {
  for (const order of [HALF, 'nul\0', { toString: 1 }]) {
    for (const action of ['approve', 'link']) {
      const response = await shop.fetch('/internal/review', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${TEST_REVIEW_KEY}`,
        },
        body: JSON.stringify({ action, order }),
      })
      expect([400, 422]).toContain(response.status)
    }
  }
})
