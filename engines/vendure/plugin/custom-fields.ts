/**
 * What the engine's own documents hold beside its own fields. None of them is to be seen or set by a client of the shop
 * API: they are written by the calls of this plugin alone.
 */
import type { CustomFields } from '@vendure/core'

const hidden = { public: false, nullable: true } as const
const word = (name: string) => ({ ...hidden, name, type: 'string' as const })
const text = (name: string) => ({ ...hidden, name, type: 'text' as const })
const flag = (name: string) => ({
  name,
  type: 'boolean' as const,
  public: false,
  defaultValue: false,
})

export const customFields: CustomFields = {
  Customer: [word('company'), flag('hasAccountCredit'), flag('isVerified'), flag('isLocked')],
  Address: [word('nickname'), word('locality'), word('emailAddress')],
  /** What an address of a country needs, as JSON. */
  Region: [text('addressForm')],
  StockLocation: [flag('isForPickup')],
  Product: [
    word('skuCode'),
    word('urlTitle'),
    word('documentId'),
    /** Sku codes of the products whose place it has taken, between commas: `,TM1,OM3,`. */
    text('predecessors'),
    /** The definition of the product, as docs/wire.md says it, as JSON: in English, and in each language. */
    text('document'),
    { ...hidden, name: 'spokenDocument', type: 'localeText' },
    text('priceList'),
    text('outline'),
  ],
  Order: [
    word('quoteName'),
    word('purchaseOrder'),
    text('comment'),
    text('freightCarrier'),
    text('specialInstructions'),
    word('dispatch'),
    /** Where it is sold and whose tax it is, once there are lines. */
    word('zone'),
    word('taxCountry'),
    /** The history of the quote, as JSON; the newest step is the last. */
    text('steps'),
    word('method'),
    word('shippingMethod'),
    word('savedAddress'),
    word('addressCopy'),
    word('pickupLocation'),
    word('pickupDate'),
    word('reviewer'),
    word('answerBy'),
    word('validUntil'),
  ],
  OrderLine: [
    word('skuId'),
    word('modelCode'),
    /** The options that the code was read as, as JSON; empty for a plain article. */
    text('choices'),
    word('materialNumber'),
    word('customCode'),
    word('requestedDate'),
    word('plannedDate'),
    /** The price and the lead time that the line was given, as JSON; none in a cart. */
    text('priced'),
  ],
}
