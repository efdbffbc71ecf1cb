/** What customers say about products, and the reviewer who reads it before everybody does. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { get, type Json, post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW, TEST_REVIEW_KEY, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const MISSING = '0123456789abcdef0123456789abcdef'
/** Reviewed by the seed; the other one by nobody. */
const REVIEWED = 'TM2'
const FRESH = 'GP1'

async function productOf(shop: TestShop, skuCode: string) {
  const [found] = await shop.database.select().from(product).where(eq(product.skuCode, skuCode))
  return { productID: found?.id ?? '', urlTitle: found?.urlTitle ?? '' }
}

onEachEngine('reviews of products', (shop) => {
  const command = async (body: object): Promise<Json> => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${TEST_REVIEW_KEY}`,
    }
    const init = { method: 'POST', headers, body: JSON.stringify({ action: 'reviews', ...body }) }
    return (await shop().fetch('/internal/review', init)).json()
  }
  const waiting = async (): Promise<Json[]> => (await command({})).reviews
  /** The number of the only review of the product that waits. */
  const numberOf = async (text: string): Promise<string> =>
    String((await waiting()).find((each) => each.text === text)?.number)
  const seen = async (parameters: Record<string, string>, token?: string) =>
    (await get(shop().fetch, 'getProductReviews', { parameters, ...(token && { token }) })).body
  const us = async () => {
    const { productID } = await productOf(shop(), FRESH)
    const customer = await signedIn(shop(), US)
    const write = (review: object) =>
      customer.write('addProductReview', {
        newProductReview: { product: { productID }, ...review },
      })
    const own = async () => (await seen({ productID }, customer.token)).accountProductReview
    return { ...customer, productID, review: write, own }
  }

  it('are read by everybody, the newest first, page by page, with how often each rating was given', async () => {
    const { urlTitle, productID } = await productOf(shop(), REVIEWED)
    const first = await seen({ urlTitle })
    expect(first.successfulActions).toEqual(['public:product.getProductReviews'])
    const { pageRecords, ...place } = first.productReviews
    expect(place).toEqual({ recordsCount: 7, pageRecordsShow: 5, currentPage: 1, totalPages: 2 })
    expect(pageRecords[0]).toMatchObject({ rating: 5, countryCode: 'US', locale: 'en' })
    const days = pageRecords.map((each: Json) => each.createdDateTime)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(first.productReviewsCount).toEqual([
      { rating: 5, ratingCount: 3 },
      { rating: 4, ratingCount: 2 },
      { rating: 3, ratingCount: 1 },
      { rating: 2, ratingCount: 1 },
    ])
    expect(first.accountProductReview).toEqual({})
    const last = await seen({ productID, 'p:current': '9', 'p:show': '5' })
    expect(last.productReviews).toMatchObject({ currentPage: 2 })
    expect(last.productReviews.pageRecords).toHaveLength(2)
  })

  it('have nobody’s account, address or number in them', async () => {
    const { urlTitle } = await productOf(shop(), REVIEWED)
    const { pageRecords } = (await seen({ urlTitle })).productReviews
    expect(Object.keys(pageRecords[0])).toEqual([
      'productReviewID',
      'rating',
      'reviewTitle',
      'review',
      'reviewerName',
      'countryCode',
      'locale',
      'createdDateTime',
    ])
  })

  it('wait until the reviewer has approved them, and only their author sees them until then', async () => {
    const { review, own, productID } = await us()
    const { body } = await review({ rating: 4, review: 'Runs well.', locale: 'de' })
    expect(body.errors).toEqual({})
    expect(body.accountProductReview).toMatchObject({ status: 'waiting', rating: 4 })
    expect(await own()).toMatchObject({
      status: 'waiting',
      review: 'Runs well.',
      countryCode: 'US',
      locale: 'de',
      createdDateTime: TEST_NOW.toISOString(),
    })
    expect((await seen({ productID })).productReviews.pageRecords).toEqual([])
    const stranger = await signedIn(shop(), 'eu@manifold.test')
    expect((await seen({ productID }, stranger.token)).accountProductReview).toEqual({})

    const order = await numberOf('Runs well.')
    expect(await command({ verdict: 'approve', order })).toEqual({
      ok: true,
      text: `Review ${order} is now published.`,
    })
    expect((await own()).status).toBe('published')
    const { productReviews, productReviewsCount } = await seen({ productID })
    expect(productReviews.pageRecords).toHaveLength(1)
    expect(productReviewsCount).toEqual([{ rating: 4, ratingCount: 1 }])
    expect((await command({ verdict: 'approve', order })).ok).toBe(false)
  })

  it('are one of each customer for each product, whatever was clicked how often', async () => {
    const { review, own } = await us()
    const replies = await Promise.all([1, 2, 3].map((rating) => review({ rating })))
    const refused = replies.filter(({ body }) => body.errors.product !== undefined)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.errors).toEqual({
      product: ['You have reviewed this product already.'],
    })
    const order = String((await waiting()).at(-1)?.number)
    await command({ verdict: 'approve', order })
    expect((await review({ rating: 5 })).body.errors.product).toBeDefined()
    expect((await own()).status).toBe('published')
  })

  it('that were rejected tell their author why, and can be written again under another number', async () => {
    const { review, own } = await us()
    await review({ rating: 1, review: 'Bad carrier.' })
    const order = await numberOf('Bad carrier.')
    expect((await command({ verdict: 'reject', order })).text).toBe('To reject needs a reason.')
    await command({ verdict: 'reject', order, reason: 'About the carrier.' })
    expect(await own()).toMatchObject({ status: 'declined', declineReason: 'About the carrier.' })
    expect((await command({ verdict: 'approve', order })).text).toBe(`Review ${order} is declined.`)
    expect((await review({ rating: 4, review: 'A good pump.' })).body.errors).toEqual({})
    expect(await own()).toMatchObject({ status: 'waiting', declineReason: '', rating: 4 })
    expect((await command({ verdict: 'approve', order })).text).toBe(
      'There is no review of this number.',
    )
  })

  it('can be taken down after they were published', async () => {
    const { urlTitle } = await productOf(shop(), REVIEWED)
    expect((await command({ verdict: 'reject', order: '1', reason: 'Untrue.' })).ok).toBe(true)
    expect((await seen({ urlTitle })).productReviews.recordsCount).toBe(6)
  })

  it.each([
    [{}, 'rating', 'Give Some Rating!'],
    [{ rating: 0 }, 'rating', 'Give Some Rating!'],
    [{ rating: '' }, 'rating', 'Give Some Rating!'],
    [{ rating: 6 }, 'rating', 'A rating is a whole number from 1 to 5.'],
    [{ rating: 4.5 }, 'rating', 'A rating is a whole number from 1 to 5.'],
    [{ rating: [5] }, 'rating', 'This must be a text.'],
    [{ rating: 5, review: 'x'.repeat(1001) }, 'review', 'At most 1000 characters are allowed.'],
    [
      { rating: 5, reviewTitle: 'x'.repeat(101) },
      'reviewTitle',
      'At most 100 characters are allowed.',
    ],
    [
      { rating: 5, reviewerName: 'x'.repeat(61) },
      'reviewerName',
      'At most 60 characters are allowed.',
    ],
    [{ rating: 5, product: {} }, 'product', 'The product could not be found.'],
    [{ rating: 5, product: { productID: MISSING } }, 'product', 'The product could not be found.'],
    [{ rating: 5, product: 'GP1' }, 'product', 'This must be an object.'],
  ])('refuse %j and write nothing', async (sent, field, words) => {
    const { review, own } = await us()
    const rows = (await shop().journal()).length
    expect((await review(sent)).body.errors).toEqual({ [field]: [words] })
    expect(await own()).toEqual({})
    expect(await shop().journal()).toHaveLength(rows)
  })

  it('keep what was typed as it was typed', async () => {
    const { review, own } = await us()
    const hostile = '<img src=x onerror=alert(1)> "quoted" \u202E ünï 😀\nsecond line'
    await review({ rating: 5, review: hostile, reviewTitle: hostile.slice(0, 40) })
    expect(await own()).toMatchObject({ review: hostile })
  })

  it('are written by customers only, and about products that there are', async () => {
    const { productID } = await productOf(shop(), FRESH)
    const newProductReview = { product: { productID }, rating: 5 }
    const visitor = await post(shop().fetch, 'addProductReview', { body: { newProductReview } })
    expect(visitor.status).toBe(401)
    for (const named of [{ productID: MISSING }, { urlTitle: 'no-such-product' }, {}]) {
      // oxlint-disable-next-line no-await-in-loop -- a short table
      expect((await seen(named)).errors).toEqual({ product: ['The product could not be found.'] })
    }
  })

  it('are written once for one request', async () => {
    const { token, productID } = await us()
    const body = { newProductReview: { product: { productID }, rating: 5 } }
    const send = () =>
      post(shop().fetch, 'addProductReview', { body, token, requestID: 'review-once' })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(409)
    expect((await waiting()).filter((each) => each.emailAddress === US)).toHaveLength(1)
  })
})
