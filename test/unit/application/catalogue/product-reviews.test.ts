import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { openProductReviews } from '../../../../src/application/catalogue/product-reviews.ts'
import { aWrittenReview } from '../../../builders/a-review.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fakeReviewGateway } from '../../../fakes/review-gateway.fake.ts'

const sent = aWrittenReview()

function opened() {
  const shop = fakeShop()
  const reviewGateway = fakeReviewGateway(shop.visit('us@manifold.test'))
  return { shop, reviews: openProductReviews({ reviewGateway }) }
}

it('looks a review up whose answer was lost, and sends it once', async () => {
  const { shop, reviews } = opened()
  shop.calls.failNext('reviewGateway.add', { kind: 'unconfirmed' }, 'after-commit')
  expect(await reviews.write(sent)()).toMatchObject({ right: { state: { kind: 'waiting' } } })
  expect(shop.reviews).toHaveLength(1)
})

it('says that a review is not saved where reading back does not find it', async () => {
  const { shop, reviews } = opened()
  shop.calls.failNext('reviewGateway.add', { kind: 'unconfirmed' })
  expect(await reviews.write(sent)()).toEqual(E.left({ kind: 'not-saved' }))
  expect(shop.reviews).toEqual([])
})

it('does not know what became of a review when nothing can be read back', async () => {
  const { shop, reviews } = opened()
  shop.calls.failNext('reviewGateway.add', { kind: 'unconfirmed' }, 'after-commit')
  shop.calls.failNext('reviewGateway.page', { kind: 'timed-out' })
  expect(await reviews.write(sent)()).toEqual(E.left({ kind: 'unconfirmed' }))
})
