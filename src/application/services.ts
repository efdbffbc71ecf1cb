/** The services of the shop, one for each area. A route fetches those of its page; wiring knows how. */
import type { ActingForCustomers } from './account/acting.ts'
import type { Accounts } from './account/accounts.ts'
import type { Addresses } from './account/addresses.ts'
import type { BulkOrders } from './bulk-order/bulk-orders.ts'
import type { Bundles } from './cart/bundles.ts'
import type { Carts } from './cart/carts.ts'
import type { SavedCarts } from './cart/saved-carts.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { DataSheets } from './catalogue/data-sheets.ts'
import type { ProductReviews } from './catalogue/product-reviews.ts'
import type { Cards } from './payment/cards.ts'
import type { GiftCards } from './payment/gift-cards.ts'
import type { Placements } from './checkout/placements.ts'
import type { Checkouts } from './checkout/checkouts.ts'
import type { Content } from './content/content.ts'
import type { Elements } from './content/elements.ts'
import type { Deliveries } from './delivery/deliveries.ts'
import type { DraftOrders } from './draft-order/draft-orders.ts'
import type { Forms } from './form/forms.ts'
import type { Lazy } from './lazy.ts'
import type { Orders } from './order/orders.ts'
import type { OwnCodes } from './draft-order/own-codes.ts'
import type { Pricing } from './pricing/pricing.ts'
import type { QuoteEditing } from './quote/quote-editing.ts'
import type { Quotes } from './quote/quotes.ts'
import type { Comparisons } from './quote/comparisons.ts'
import type { Statements } from './order/statements.ts'
import type { Lists } from './wish-list/lists.ts'

export interface Services {
  readonly accounts: Lazy<Accounts>
  readonly acting: Lazy<ActingForCustomers>
  readonly addresses: Lazy<Addresses>
  readonly bulkOrders: Lazy<BulkOrders>
  readonly bundles: Lazy<Bundles>
  readonly cards: Lazy<Cards>
  readonly carts: Lazy<Carts>
  readonly catalogue: Lazy<Catalogue>
  readonly checkouts: Lazy<Checkouts>
  readonly content: Lazy<Content>
  readonly dataSheets: Lazy<DataSheets>
  readonly deliveries: Lazy<Deliveries>
  readonly draftOrders: Lazy<DraftOrders>
  readonly elements: Lazy<Elements>
  readonly forms: Lazy<Forms>
  readonly giftCards: Lazy<GiftCards>
  readonly lists: Lazy<Lists>
  readonly orders: Lazy<Orders>
  readonly ownCodes: Lazy<OwnCodes>
  readonly placements: Lazy<Placements>
  readonly pricing: Lazy<Pricing>
  readonly productReviews: Lazy<ProductReviews>
  readonly quoteEditing: Lazy<QuoteEditing>
  readonly quotes: Lazy<Quotes>
  readonly comparisons: Lazy<Comparisons>
  readonly savedCarts: Lazy<SavedCarts>
  readonly statements: Lazy<Statements>
}
