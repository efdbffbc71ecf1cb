/** Reviews of products without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ReviewGateway } from '../../src/application/ports/review-gateway.ts'
import {
  mayReview,
  type OwnReview,
  type ProductReview,
  ratings,
  type ReviewPage,
  type ReviewState,
} from '../../src/domain/catalogue/product-review.ts'
import type { WrittenReview } from '../../src/domain/catalogue/review-entry.ts'
import { accountAt } from './fake-quote-store.ts'
import { type FakeShop, leftToCustomer, refused, type Visit } from './fake-shop.ts'

/** A customer's review of a product; of nobody here where `owner` is undefined. */
export interface FakeReview {
  readonly productId: string
  readonly owner: string | undefined
  readonly review: OwnReview
}

type Answer<A> = E.Either<PortFailure, A>

const pageSize = 5

export function fakeReviewGateway(visit: Visit): ReviewGateway {
  const { ask, commit } = visit.shop.calls
  return {
    page: (place, signal) => ask('reviewGateway.page', () => pageOf(visit, place), signal),
    add: (review) =>
      commit(
        'reviewGateway.add',
        leftToCustomer(visit, () => add(visit, review)),
      ),
  }
}

/** Puts a customer's published review into the shop. */
export function withReview(shop: FakeShop, productId: string, review: ProductReview): FakeShop {
  const state = { kind: 'published' } as const
  shop.reviews.push({ productId, owner: undefined, review: { ...review, state } })
  return shop
}

/** What a reviewer makes of every review that waits. */
export function judgeReviews(shop: FakeShop, state: ReviewState): void {
  for (const [index, each] of shop.reviews.entries()) {
    if (each.review.state.kind !== 'waiting') continue
    shop.reviews[index] = { ...each, review: { ...each.review, state } }
  }
}

function pageOf(
  visit: Visit,
  { productId, page }: { readonly productId: string; readonly page: number },
): Answer<ReviewPage> {
  const { shop } = visit
  if (!shop.products.some(({ id }) => id === productId)) {
    return refused('The product could not be found.')
  }
  const about = shop.reviews.filter((each) => each.productId === productId)
  const published = about
    .filter(({ review }) => review.state.kind === 'published')
    .map(({ review }) => withoutState(review))
    .toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))
  const pageCount = Math.max(1, Math.ceil(published.length / pageSize))
  const shown = Math.min(page, pageCount)
  const reader = accountAt(visit)
  return E.right({
    reviews: published.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    pageCount,
    counts: ratings.flatMap((rating) => {
      const count = published.filter((each) => each.rating === rating).length
      return count === 0 ? [] : [{ rating, count }]
    }),
    own: E.isRight(reader)
      ? about.find(({ owner }) => owner === reader.right.id)?.review
      : undefined,
  })
}

function withoutState(own: OwnReview): ProductReview {
  const { state: _, ...review } = own
  return review
}

function add(visit: Visit, { productId, ...words }: WrittenReview): Answer<OwnReview> {
  const { shop } = visit
  const author = accountAt(visit)
  if (E.isLeft(author)) return author
  if (!shop.products.some(({ id }) => id === productId)) {
    return refused('The product could not be found.')
  }
  const { id: owner, primaryAddress } = author.right
  const index = shop.reviews.findIndex(
    (each) => each.owner === owner && each.productId === productId,
  )
  if (!mayReview(shop.reviews[index]?.review)) {
    return refused('You have reviewed this product already.')
  }
  const review: OwnReview = {
    ...words,
    id: shop.nextId('review'),
    country: primaryAddress?.countryCode ?? '',
    writtenAt: `${shop.today}T09:00:00.000Z`,
    state: { kind: 'waiting' },
  }
  shop.reviews.splice(index < 0 ? shop.reviews.length : index, 1, { productId, owner, review })
  return E.right(review)
}
