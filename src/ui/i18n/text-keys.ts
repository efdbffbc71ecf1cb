/**
 * The keys of the texts, typed from the English files: a key that no file has does not compile. The name of
 * a file is its namespace, and a key is written with it: `quotes:empty.draft`.
 */
import type account from './locales/en/account.json'
import type acting from './locales/en/acting.json'
import type address from './locales/en/address.json'
import type bulkOrder from './locales/en/bulkOrder.json'
import type bundle from './locales/en/bundle.json'
import type cart from './locales/en/cart.json'
import type catalogue from './locales/en/catalogue.json'
import type checkout from './locales/en/checkout.json'
import type codes from './locales/en/codes.json'
import type common from './locales/en/common.json'
import type compare from './locales/en/compare.json'
import type content from './locales/en/content.json'
import type copy from './locales/en/copy.json'
import type credentials from './locales/en/credentials.json'
import type delivery from './locales/en/delivery.json'
import type draftOrder from './locales/en/draftOrder.json'
import type finder from './locales/en/finder.json'
import type drawing from './locales/en/drawing.json'
import type form from './locales/en/form.json'
import type history from './locales/en/history.json'
import type home from './locales/en/home.json'
import type line from './locales/en/line.json'
import type listing from './locales/en/listing.json'
import type offer from './locales/en/offer.json'
import type order from './locales/en/order.json'
import type paper from './locales/en/paper.json'
import type payment from './locales/en/payment.json'
import type price from './locales/en/price.json'
import type pricing from './locales/en/pricing.json'
import type product from './locales/en/product.json'
import type quote from './locales/en/quote.json'
import type quotes from './locales/en/quotes.json'
import type review from './locales/en/review.json'
import type search from './locales/en/search.json'
import type share from './locales/en/share.json'
import type sheet from './locales/en/sheet.json'
import type signIn from './locales/en/signIn.json'
import type spreadsheet from './locales/en/spreadsheet.json'

interface EnglishTexts {
  readonly account: typeof account
  readonly acting: typeof acting
  readonly address: typeof address
  readonly bulkOrder: typeof bulkOrder
  readonly bundle: typeof bundle
  readonly cart: typeof cart
  readonly catalogue: typeof catalogue
  readonly checkout: typeof checkout
  readonly codes: typeof codes
  readonly common: typeof common
  readonly compare: typeof compare
  readonly content: typeof content
  readonly copy: typeof copy
  readonly credentials: typeof credentials
  readonly delivery: typeof delivery
  readonly draftOrder: typeof draftOrder
  readonly finder: typeof finder
  readonly drawing: typeof drawing
  readonly form: typeof form
  readonly history: typeof history
  readonly home: typeof home
  readonly line: typeof line
  readonly listing: typeof listing
  readonly offer: typeof offer
  readonly order: typeof order
  readonly paper: typeof paper
  readonly payment: typeof payment
  readonly price: typeof price
  readonly pricing: typeof pricing
  readonly product: typeof product
  readonly quote: typeof quote
  readonly quotes: typeof quotes
  readonly review: typeof review
  readonly search: typeof search
  readonly share: typeof share
  readonly sheet: typeof sheet
  readonly signIn: typeof signIn
  readonly spreadsheet: typeof spreadsheet
}

/** An area of the shop whose texts are one file in each language. */
export type TextNamespace = keyof EnglishTexts

type Singular<Key> = Key extends `${infer Family}_${Intl.LDMLPluralRule}` ? Family : Key

/** Every key that may be translated; a text that counts is named without the ending of its form. */
export type TextKey = {
  [Namespace in TextNamespace]: `${Namespace}:${Singular<keyof EnglishTexts[Namespace] & string>}`
}[TextNamespace]

/** The area of a key that is written without one: it has no texts, so that such a key does not compile. */
interface NoArea {
  readonly none: object
}

declare module 'i18next' {
  interface CustomTypeOptions {
    // `t` of every component knows the keys of all areas; which of them are loaded stands on the routes.
    defaultNS: readonly [keyof NoArea, ...TextNamespace[]]
    resources: EnglishTexts & NoArea
    keySeparator: false
    returnNull: false
    strictKeyChecks: true
  }
}

declare module '../../application/ports/notifier.ts' {
  interface NoticeTexts {
    readonly key: TextKey
  }
}
