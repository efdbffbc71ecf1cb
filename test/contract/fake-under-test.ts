/** The fakes as a shop under test. */
import { anAmbiguousProduct } from '../builders/an-ambiguous-product.ts'
import { aPlainProduct, aQuoteOnlyProduct } from '../builders/a-plain-product.ts'
import { fakeAddressBook } from '../fakes/address-book.fake.ts'
import { fakeCartDesk, fakePromotion } from '../fakes/cart-desk.fake.ts'
import { fakeCustomCodes } from '../fakes/custom-codes.fake.ts'
import { fakeDraftOrderDesk } from '../fakes/draft-order-desk.fake.ts'
import { review } from '../fakes/fake-quotes.ts'
import { demoProducts, fakeShop, newSignInLink } from '../fakes/fake-shop.ts'
import { fakeFormDesk } from '../fakes/form-desk.fake.ts'
import { fakeFulfilmentDesk } from '../fakes/fulfilment-desk.fake.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { fakeOrderDesk } from '../fakes/order-desk.fake.ts'
import { fakePriceBook } from '../fakes/price-book.fake.ts'
import { fakeProductCatalogue } from '../fakes/product-catalogue.fake.ts'
import { fakeProductSearch } from '../fakes/product-search.fake.ts'
import { fakeQuoteDesk } from '../fakes/quote-desk.fake.ts'
import { fakeSiteContent } from '../fakes/site-content.fake.ts'
import { fakeSitePages } from '../fakes/site-pages.fake.ts'
import type { Written } from '../../src/domain/content/content-locale.ts'
import { fakeWishLists } from '../fakes/wish-lists.fake.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

const statuses = { approve: 'approved', return: 'returned', decline: 'declined' } as const

export function fakeUnderTest(): ShopUnderTest {
  const shop = fakeShop({
    products: [...demoProducts(), anAmbiguousProduct(), aPlainProduct(), aQuoteOnlyProduct()],
  })
  return {
    counter: (email) => {
      const visit = shop.visit(email)
      return Promise.resolve({
        tokens: visit.tokens,
        identity: fakeIdentity(visit),
        cartDesk: fakeCartDesk(visit),
        priceBook: fakePriceBook(visit),
        quoteDesk: fakeQuoteDesk(visit),
        orderDesk: fakeOrderDesk(visit),
        wishLists: fakeWishLists(visit),
        fulfilmentDesk: fakeFulfilmentDesk(visit),
        addressBook: fakeAddressBook(visit),
        draftOrderDesk: fakeDraftOrderDesk(visit),
        customCodes: fakeCustomCodes(visit),
        formDesk: fakeFormDesk(visit),
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
    commits: () => Promise.resolve(shop.calls.journal.length),
    resetSecret: (email) =>
      [...shop.resetLinks].findLast(
        ([, owner]) => shop.customers.get(owner)?.account.email === email,
      )?.[0],
    signInLink: (email) => Promise.resolve(newSignInLink(shop, email)),
    orderToken: (id) => Promise.resolve(`link-${id}`),
    endSessions: () => Promise.resolve(shop.sessions.clear()),
    known: {
      skuCode: 'OM1',
      otherSkuCode: 'GP1',
      modelOnlySkuCode: 'MC1',
      plainSkuCode: 'SK1',
      quoteOnlySkuCode: 'QC1',
      promotionCode: fakePromotion,
      customCodes: { whole: 'NH-1001', incomplete: 'NH-1002' },
      ambiguousSkuCode: 'AMB',
    },
  }
}
