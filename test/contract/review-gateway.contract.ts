/** What every gateway of product reviews promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { aWrittenReview } from '../builders/a-review.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'

/** A product of which nobody has said anything. */
async function unreviewed(shop: ShopUnderTest): Promise<string> {
  return right(await shop.catalogue.bySkuCode(shop.known.otherSkuCode)()).id
}

export const reviewGatewayContract: Suite = (shop) => {
  describe('a review', () => {
    it('waits, is seen by its author alone, and by everybody once it is approved', async () => {
      const productId = await unreviewed(shop())
      const { reviewGateway } = await shop().client(people.us)
      const sent = aWrittenReview({ productId, rating: 5, writtenIn: 'de', authorName: 'Store 4' })
      const written = right(await reviewGateway.add(sent)())
      const { productId: _, ...words } = sent
      expect(written).toMatchObject({ ...words, country: 'US', state: { kind: 'waiting' } })

      const place = { productId, page: 1 }
      const mine = right(await reviewGateway.page(place)())
      expect(mine).toMatchObject({ reviews: [], counts: [], page: 1, pageCount: 1, own: written })
      const others = [await shop().client(), await shop().client(people.eu)]
      for (const other of others) {
        // oxlint-disable-next-line no-await-in-loop -- two readers
        const theirs = right(await other.reviewGateway.page(place)())
        expect([theirs.reviews, theirs.own]).toEqual([[], undefined])
      }

      await shop().judgeReviews({ kind: 'published' })
      const published = right(await (await shop().client()).reviewGateway.page(place)())
      expect(published.reviews).toEqual([{ ...written, state: undefined }])
      expect(published.counts).toEqual([{ rating: 5, count: 1 }])
    })

    it('is one of a customer for a product, unless it was declined', async () => {
      const productId = await unreviewed(shop())
      const { reviewGateway } = await shop().client(people.us)
      right(await reviewGateway.add(aWrittenReview({ productId, rating: 1 }))())
      const second = aWrittenReview({ productId, rating: 3, text: 'Better than I thought.' })
      expect(kindOf(await reviewGateway.add(second)())).toBe('refused')
      const state = { kind: 'declined', reason: 'Not about the product.' } as const
      await shop().judgeReviews(state)
      const { own } = right(await reviewGateway.page({ productId, page: 1 })())
      expect(own?.state).toEqual(state)
      right(await reviewGateway.add(second)())
      const { own: again } = right(await reviewGateway.page({ productId, page: 1 })())
      expect(again).toMatchObject({ rating: 3, state: { kind: 'waiting' } })
    })

    it('is a customer’s, about a product that there is', async () => {
      const productId = await unreviewed(shop())
      const visitor = await shop().client()
      const review = aWrittenReview({ productId })
      expect(kindOf(await visitor.reviewGateway.add(review)())).toBe('unauthorised')
      const { reviewGateway } = await shop().client(people.us)
      const nothing = '00000000000000000000000000000000'
      const about = aWrittenReview({ productId: nothing })
      expect(kindOf(await reviewGateway.add(about)())).toBe('refused')
      expect(kindOf(await reviewGateway.page({ productId: nothing, page: 1 })())).toBe('refused')
    })

    it('is not written by staff who act for a customer (T17)', async () => {
      const productId = await unreviewed(shop())
      const { actingGateway, reviewGateway } = await shop().client(people.staff)
      right(await actingGateway.start({ email: people.us, reason: 'Asked by phone.' })())
      expect(kindOf(await reviewGateway.add(aWrittenReview({ productId }))())).toBe('refused')
      expect(right(await reviewGateway.page({ productId, page: 1 })()).own).toBeUndefined()
    })
  })
}
