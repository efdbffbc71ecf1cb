/** The HTTP adapters in front of the reference backend, without a socket, as a shop under test. */
import { and, eq, isNull } from 'drizzle-orm'
import { newSignInToken } from '../../reference-backend/commerce/account/sign-in-link.ts'
import { orderLink } from '../../reference-backend/commerce/orders/order-links.ts'
import { judgeReview, waitingReviews } from '../../reference-backend/internal/product-reviews.ts'
import { reviewQuote } from '../../reference-backend/internal/review.ts'
import { session } from '../../reference-backend/database/schema/commerce.ts'
import { contentEntry } from '../../reference-backend/database/schema/content.ts'
import { tokenSecret } from '../../reference-backend/session/token.ts'
import { httpActingGateway } from '../../src/adapters/commerce/acting-gateway.http.ts'
import { httpAddressBook } from '../../src/adapters/commerce/address-book.http.ts'
import { httpBundleGateway } from '../../src/adapters/commerce/bundle-gateway.http.ts'
import { httpCardGateway } from '../../src/adapters/commerce/card-gateway.http.ts'
import { httpCartGateway } from '../../src/adapters/commerce/cart-gateway.http.ts'
import { httpCheckoutGateway } from '../../src/adapters/commerce/checkout-gateway.http.ts'
import { commerceClient } from '../../src/adapters/commerce/commerce-client.ts'
import { httpCustomCodes } from '../../src/adapters/commerce/custom-codes.http.ts'
import { httpDeliveryGateway } from '../../src/adapters/commerce/delivery-gateway.http.ts'
import { httpDraftOrderGateway } from '../../src/adapters/commerce/draft-order-gateway.http.ts'
import { httpFormGateway } from '../../src/adapters/commerce/form-gateway.http.ts'
import { httpFulfilmentGateway } from '../../src/adapters/commerce/fulfilment-gateway.http.ts'
import { httpGiftCardGateway } from '../../src/adapters/commerce/gift-card-gateway.http.ts'
import { httpPlacementGateway } from '../../src/adapters/commerce/placement-gateway.http.ts'
import { httpIdentity } from '../../src/adapters/commerce/identity.http.ts'
import { httpWishLists } from '../../src/adapters/commerce/wish-lists.http.ts'
import { httpReviewGateway } from '../../src/adapters/commerce/review-gateway.http.ts'
import { httpSavedCartGateway } from '../../src/adapters/commerce/saved-cart-gateway.http.ts'
import { httpStatementGateway } from '../../src/adapters/commerce/statement-gateway.http.ts'
import { withKnownQuotes } from '../../src/adapters/commerce/known-quotes.ts'
import { httpNewsletter } from '../../src/adapters/commerce/newsletter.http.ts'
import { httpOrderGateway } from '../../src/adapters/commerce/order-gateway.http.ts'
import { httpPriceBook } from '../../src/adapters/commerce/price-book.http.ts'
import { httpQuoteGateway } from '../../src/adapters/commerce/quote-gateway.http.ts'
import { httpSiteContent } from '../../src/adapters/content/site-content.http.ts'
import { httpSitePages } from '../../src/adapters/content/site-pages.http.ts'
import { jsonClient } from '../../src/adapters/http/json-client.ts'
import { timerPause } from '../../src/adapters/http/pause.ts'
import { httpProductCatalogue } from '../../src/adapters/search/product-catalogue.http.ts'
import { httpProductSearch } from '../../src/adapters/search/product-search.http.ts'
import type { ContentLocale } from '../../src/domain/content/content-locale.ts'
import { inOneBrowser } from '../backend/browser-jar.ts'
import type { TestShop } from '../backend/test-shop.ts'
import { memoryTokenStore } from '../fakes/memory-token-store.ts'
import { silentLog } from '../fakes/silent-log.ts'
import type { ShopClient, ShopUnderTest } from './shop-under-test.ts'

/** `reading` makes what reads content, search and storage. */
export function httpUnderTest(shop: TestShop, reading = jsonClient): ShopUnderTest {
  const parts = {
    fetch: shop.fetch,
    baseUrl: '',
    log: silentLog(),
    pause: timerPause,
    isOnline: () => true,
  }
  const http = reading(parts)
  let spoken: ContentLocale = 'en'
  return {
    client: async (email) => {
      const tokens = memoryTokenStore(email && (await shop.signIn(email)))
      const reauthenticate = () => Promise.resolve(false)
      const fetch = inOneBrowser(parts.fetch)
      const language = () => spoken
      const client = withKnownQuotes(
        commerceClient({ ...parts, fetch, tokens, reauthenticate, language }),
      )
      const formGateway = httpFormGateway(client, { ...parts, base: '', uploadOrigins: [] })
      const wishLists = httpWishLists(client, () => spoken)
      return { ...clientOf(client, tokens, () => spoken), formGateway, wishLists }
    },
    catalogue: httpProductCatalogue(http, () => spoken),
    search: httpProductSearch(http, { locale: () => spoken, region: () => undefined }),
    speak: (locale) => {
      spoken = locale
    },
    content: httpSiteContent(http, ''),
    pages: httpSitePages(http, ''),
    untranslate: async (name, locale) => {
      await shop.database
        .delete(contentEntry)
        .where(and(eq(contentEntry.slug, name), eq(contentEntry.locale, locale)))
    },
    review: async (order, verdict, reason) => {
      const result = await reviewQuote(
        shop.database,
        { action: verdict, order, reason },
        shop.now(),
      )
      if (!result.ok) throw new Error(result.text)
    },
    judgeReviews: async (state) => {
      const verdict = state.kind === 'published' ? 'approve' : 'reject'
      const reason = state.kind === 'declined' ? state.reason : ''
      for (const { number } of await waitingReviews(shop.database)) {
        const order = String(number)
        // oxlint-disable-next-line no-await-in-loop -- one verdict after the other
        const result = await judgeReview(shop.database, { verdict, order, reason }, shop.now())
        if (!result.ok) throw new Error(result.text)
      }
    },
    commits: async () => (await shop.journal()).length,
    resetSecret: (email) => {
      const message = shop.emails.findLast(({ to }) => to === email)
      return Promise.resolve(/swprid=(\w+)/.exec(message?.text ?? '')?.[1])
    },
    signInLink: async (email) => (await newSignInToken(shop.database, email, shop.now())) ?? '',
    orderToken: async (id) => orderLink(await tokenSecret(shop.database), id),
    cardToken: () => shop.vault().tokenFor('4242424242424242'),
    endSessions: async () => {
      const now = shop.now()
      await shop.database.update(session).set({ revokedAt: now }).where(isNull(session.revokedAt))
    },
    known: {
      skuCode: 'TM2',
      otherSkuCode: 'GP1',
      modelOnlySkuCode: 'DVB',
      departedSkuCode: 'TMA',
      plainSkuCode: 'SKT',
      bundleSkuCode: 'TMB',
      quoteOnlySkuCode: 'QCF',
      promotionCode: 'WORKSHOP10',
      giftCard: { code: 'MFGC1007', pin: '839146' },
      customCodes: { whole: 'US-1001', incomplete: 'US-9001' },
      ambiguousSkuCode: 'TGX',
    },
  }
}

function clientOf(
  client: ReturnType<typeof commerceClient>,
  tokens: ShopClient['tokens'],
  locale: () => ContentLocale,
): Omit<ShopClient, 'formGateway' | 'wishLists'> {
  return {
    tokens,
    actingGateway: httpActingGateway(client),
    identity: httpIdentity(client, tokens, { update: () => {}, updateScheduled: () => {} }),
    cardGateway: httpCardGateway(client),
    giftCardGateway: httpGiftCardGateway(client),
    placementGateway: httpPlacementGateway(client),
    bundleGateway: httpBundleGateway(client, { region: () => undefined, locale }),
    cartGateway: httpCartGateway(client, () => undefined),
    checkoutGateway: httpCheckoutGateway(client, () => undefined),
    priceBook: httpPriceBook(client, silentLog()),
    quoteGateway: httpQuoteGateway(client),
    orderGateway: httpOrderGateway(client),
    reviewGateway: httpReviewGateway(client),
    savedCartGateway: httpSavedCartGateway(client),
    statementGateway: httpStatementGateway(client),
    fulfilmentGateway: httpFulfilmentGateway(client),
    addressBook: httpAddressBook(client),
    deliveryGateway: httpDeliveryGateway(client),
    draftOrderGateway: httpDraftOrderGateway(client),
    customCodes: httpCustomCodes(client),
    newsletter: httpNewsletter(client),
  }
}
