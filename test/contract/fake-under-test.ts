/** The fakes as a shop under test. */
import { aMotor, aPump } from '../builders/a-machine.ts'
import { anAmbiguousProduct } from '../builders/an-ambiguous-product.ts'
import { bundleProducts } from '../builders/a-bundle.ts'
import { aGiftCard, aTransaction } from '../builders/a-card.ts'
import { aQuoteOnlyProduct } from '../builders/a-plain-product.ts'
import { fakeActingGateway } from '../fakes/acting-gateway.fake.ts'
import { fakeAddressBook } from '../fakes/address-book.fake.ts'
import { fakeBundleGateway } from '../fakes/bundle-gateway.fake.ts'
import { fakeCardGateway } from '../fakes/card-gateway.fake.ts'
import { fakeCartGateway, fakePromotion } from '../fakes/cart-gateway.fake.ts'
import { fakeCheckoutGateway } from '../fakes/checkout-gateway.fake.ts'
import { fakeCustomCodes } from '../fakes/custom-codes.fake.ts'
import { fakeDeliveryGateway } from '../fakes/delivery-gateway.fake.ts'
import { fakeDraftOrderGateway } from '../fakes/draft-order-gateway.fake.ts'
import { review } from '../fakes/fake-quotes.ts'
import { demoProducts, fakeShop, newSignInLink } from '../fakes/fake-shop.ts'
import { fakeFormGateway } from '../fakes/form-gateway.fake.ts'
import { fakeNewsletter } from '../fakes/newsletter.fake.ts'
import { fakeFulfilmentGateway } from '../fakes/fulfilment-gateway.fake.ts'
import { fakeGiftCardGateway } from '../fakes/gift-card-gateway.fake.ts'
import { fakePlacementGateway } from '../fakes/placement-gateway.fake.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { fakeSavedCartGateway } from '../fakes/saved-cart-gateway.fake.ts'
import { fakeStatementGateway } from '../fakes/statement-gateway.fake.ts'
import { fakeOrderGateway } from '../fakes/order-gateway.fake.ts'
import { fakePriceBook } from '../fakes/price-book.fake.ts'
import { fakeProductCatalogue } from '../fakes/product-catalogue.fake.ts'
import { fakeProductSearch } from '../fakes/product-search.fake.ts'
import { fakeQuoteGateway } from '../fakes/quote-gateway.fake.ts'
import { fakeSiteContent } from '../fakes/site-content.fake.ts'
import { fakeSitePages } from '../fakes/site-pages.fake.ts'
import type { Written } from '../../src/domain/content/content-locale.ts'
import { fakeReviewGateway, judgeReviews } from '../fakes/review-gateway.fake.ts'
import { fakeWishLists } from '../fakes/wish-lists.fake.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

const statuses = { approve: 'approved', return: 'returned', decline: 'declined' } as const

export function fakeUnderTest(): ShopUnderTest {
  const shop = fakeShop({
    products: [
      ...demoProducts(),
      anAmbiguousProduct(),
      ...bundleProducts(),
      aQuoteOnlyProduct(),
      aMotor(),
      aPump(),
    ],
  })
  const waiting = aGiftCard({ code: 'GIFT-FREE' })
  const transactions = [aTransaction()]
  shop.giftCards.set(waiting.id, { card: waiting, owner: undefined, pin: '4711', transactions })
  return {
    client: (email) => {
      const visit = shop.visit(email)
      return Promise.resolve({
        tokens: visit.tokens,
        actingGateway: fakeActingGateway(visit),
        identity: fakeIdentity(visit),
        bundleGateway: fakeBundleGateway(visit),
        cartGateway: fakeCartGateway(visit),
        checkoutGateway: fakeCheckoutGateway(visit),
        priceBook: fakePriceBook(visit),
        quoteGateway: fakeQuoteGateway(visit),
        orderGateway: fakeOrderGateway(visit),
        reviewGateway: fakeReviewGateway(visit),
        savedCartGateway: fakeSavedCartGateway(visit),
        statementGateway: fakeStatementGateway(visit),
        wishLists: fakeWishLists(visit),
        fulfilmentGateway: fakeFulfilmentGateway(visit),
        addressBook: fakeAddressBook(visit),
        deliveryGateway: fakeDeliveryGateway(visit),
        draftOrderGateway: fakeDraftOrderGateway(visit),
        customCodes: fakeCustomCodes(visit),
        formGateway: fakeFormGateway(visit),
        newsletter: fakeNewsletter(visit.shop),
        cardGateway: fakeCardGateway(visit),
        giftCardGateway: fakeGiftCardGateway(visit),
        placementGateway: fakePlacementGateway(visit),
      })
    },
    catalogue: fakeProductCatalogue(shop),
    search: fakeProductSearch(shop),
    speak: (locale) => {
      shop.locale = locale
    },
    content: fakeSiteContent(shop),
    pages: fakeSitePages(shop),
    untranslate: (name, locale) => {
      const { content } = shop
      const isOther = (each: Written, own: string | number) =>
        each.writtenIn !== locale || String(own) !== name
      content.pages = content.pages.filter((each) => isOther(each, each.path))
      content.posts = content.posts.filter((each) => isOther(each, each.slug))
      content.locations = content.locations.filter((each) => isOther(each, each.slug))
      content.milestones = content.milestones.filter((each) => isOther(each, each.year))
      content.elements = content.elements.filter((each) => isOther(each, each.systemCode))
      return Promise.resolve()
    },
    review: (id, verdict, reason) => Promise.resolve(review(shop, id, statuses[verdict], reason)),
    judgeReviews: (state) => Promise.resolve(judgeReviews(shop, state)),
    commits: () => Promise.resolve(shop.calls.journal.length),
    resetSecret: (email) => {
      const isTheirs = (owner: string) => shop.customers.get(owner)?.account.email === email
      return Promise.resolve([...shop.resetLinks].findLast(([, owner]) => isTheirs(owner))?.[0])
    },
    signInLink: (email) => Promise.resolve(newSignInLink(shop, email)),
    orderToken: (id) => Promise.resolve(`link-${id}`),
    cardToken: () => Promise.resolve(shop.nextId('token')),
    endSessions: () => Promise.resolve(shop.sessions.clear()),
    known: {
      skuCode: 'OM1',
      otherSkuCode: 'GP1',
      modelOnlySkuCode: 'MC1',
      departedSkuCode: 'OM0',
      plainSkuCode: 'SK1',
      bundleSkuCode: 'BD1',
      quoteOnlySkuCode: 'QC1',
      promotionCode: fakePromotion,
      giftCard: { code: waiting.code, pin: '4711' },
      customCodes: { whole: 'NH-1001', incomplete: 'NH-1002' },
      ambiguousSkuCode: 'AMB',
    },
  }
}
