/** What customers say about a product, below everything else on its page. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aReview } from '../../builders/a-review.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { withReview } from '../../fakes/review-gateway.fake.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const productId = 'product-om1'
const path = '/product/orbital-motor-om1'
const staff = 'admin@manifold.test'

/** So many reviews, the first one the newest. */
function reviewed(count: number): FakeShop {
  const days = Array.from({ length: count }, (_, index) => index)
  return days.reduce((shop, day) => {
    const writtenAt = `2026-02-${String(27 - day).padStart(2, '0')}T09:00:00.000Z`
    const review = aReview({ id: `review-${day}`, title: `Review ${day + 1}`, writtenAt })
    return withReview(shop, productId, review)
  }, fakeShop())
}

const section = async () => within(await screen.findByRole('region', { name: 'Reviews' }))

/** Opens the form, as the US customer unless told otherwise. */
async function writing(opening: Parameters<typeof openShopAt>[1] = {}) {
  const opened = await openShopAt(path, { as: usCustomer, ...opening })
  const reviews = await section()
  await opened.user.click(await reviews.findByRole('button', { name: 'Write a review' }))
  const rating = within(reviews.getByRole('radiogroup', { name: 'Rating' }))
  expect(rating.getAllByRole('radio')).toContain(focused())
  return { ...opened, reviews }
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send review' }))

describe('the reviews of a product', () => {
  it('are read by everybody, with the average and how often each rating was given', async () => {
    const shop = withReview(reviewed(1), productId, aReview({ id: 'other', rating: 5 }))
    await openShopAt(path, { shop })
    const reviews = await section()
    expect(await reviews.findByRole('img', { name: 'Rated 4.5 of 5' })).toBeVisible()
    expect(reviews.getByText('2 reviews')).toBeVisible()
    const [five, four, three] = within(reviews.getByRole('list')).getAllByRole('listitem')
    expect([five, four, three].map((row) => row?.textContent)).toEqual([
      '5 stars1',
      '4 stars1',
      '3 stars0',
    ])
    expect(document.body).toHaveFocus()
    const first = within(reviews.getAllByRole('article')[1] ?? document.body)
    expect(first.getByRole('heading', { level: 3, name: 'Review 1' })).toBeVisible()
    expect(first.getByText('Trade customer, United States')).toBeVisible()
    expect(first.getByText('Feb 27, 2026')).toBeVisible()
    expect(first.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible()
  })

  it('come page by page, each of them once', async () => {
    const shop = reviewed(7)
    const { user } = await openShopAt(path, { shop })
    const reviews = await section()
    expect(await reviews.findAllByRole('article')).toHaveLength(5)
    withReview(shop, productId, aReview({ id: 'newest', writtenAt: '2026-03-05T09:00:00.000Z' }))
    await user.click(reviews.getByRole('button', { name: 'Show more reviews' }))
    expect(await reviews.findByRole('heading', { name: 'Review 7' })).toBeVisible()
    expect(reviews.getAllByRole('article')).toHaveLength(7)
    expect(reviews.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
  })

  it('show what is hostile as the text that it is, in the language that it is written in', async () => {
    const text = '<img src=x onerror="alert(1)">'
    const shop = withReview(fakeShop(), productId, aReview({ text, title: '', writtenIn: 'de' }))
    await openShopAt(path, { shop })
    const reviews = await section()
    expect(await reviews.findByText(text)).toHaveAttribute('lang', 'de')
  })

  it('say what could not be loaded, and load it again', async () => {
    const shop = reviewed(1)
    shop.calls.failNext('reviewGateway.page', { kind: 'timed-out' })
    const { user } = await openShopAt(path, { shop })
    const reviews = await section()
    const alert = within(await reviews.findByRole('alert'))
    expect(alert.getByText('The reviews could not be loaded')).toBeVisible()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await reviews.findByRole('article')).toBeVisible()
  })

  it('keep what is there when the next page cannot be loaded', async () => {
    const shop = reviewed(6)
    const { user } = await openShopAt(path, { shop })
    const reviews = await section()
    await reviews.findAllByRole('article')
    shop.calls.failNext('reviewGateway.page', { kind: 'timed-out' })
    await user.click(reviews.getByRole('button', { name: 'Show more reviews' }))
    await user.click(await reviews.findByRole('button', { name: 'Try again' }))
    expect(await reviews.findByRole('heading', { name: 'Review 6' })).toBeVisible()
  })

  it('lead visitors to the sign-in and back', async () => {
    await openShopAt(path)
    const reviews = await section()
    expect(await reviews.findByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    expect(reviews.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
      'href',
      `/my-account/login?redirect=${encodeURIComponent(path)}`,
    )
  })
})

describe('a review of one’s own', () => {
  it('needs a rating, and keeps what was typed (CAT-40)', async () => {
    const { user, shop, reviews } = await writing()
    await user.type(reviews.getByLabelText(/^Title/), 'Quiet')
    await send(user)
    const rating = reviews.getByRole('radiogroup', { name: 'Rating' })
    expect(rating).toHaveAccessibleDescription('Give Some Rating!')
    expect(reviews.getByRole('radio', { name: '1 of 5, poor' })).toHaveFocus()
    expect(reviews.getByLabelText(/^Title/)).toHaveValue('Quiet')
    expect(shop.calls.journal).not.toContain('reviewGateway.add')
  })

  it('is sent once however often one clicks, and waits', async () => {
    const { user, shop, reviews } = await writing()
    await user.click(reviews.getByRole('radio', { name: '4 of 5, very good' }))
    await user.type(reviews.getByLabelText(/^Your experience/), 'No leak so far.')
    const answer = shop.calls.hold('reviewGateway.add')
    await user.dblClick(screen.getByRole('button', { name: 'Send review' }))
    answer()
    expect(await reviews.findByText('Your review waits for approval')).toBeVisible()
    expect(reviews.getByText('No leak so far.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Reviews' })).toContainElement(focused())
    expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull()
    expect(shop.calls.journal.filter((call) => call === 'reviewGateway.add')).toHaveLength(1)
    expect(shop.reviews[0]?.review).toMatchObject({ rating: 4, writtenIn: 'en' })
  })

  it('stands among the others once it is published, and is known as one’s own', async () => {
    const shop = reviewed(1)
    const state = { kind: 'published' } as const
    const review = { ...aReview({ id: 'own', title: 'Mine' }), state }
    shop.reviews.push({ productId, owner: 'account-us', review })
    await openShopAt(path, { shop, as: usCustomer })
    const reviews = await section()
    const mark = await reviews.findByText('Your review')
    expect(reviews.getByRole('article', { name: 'Mine' })).toContainElement(mark)
    expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })

  it('that was declined says why, and can be written again', async () => {
    const shop = fakeShop()
    const state = { kind: 'declined', reason: 'This is about the carrier.' } as const
    const review = { ...aReview({ title: 'Late' }), state }
    shop.reviews.push({ productId, owner: 'account-us', review })
    const { user, reviews } = await writing({ shop })
    expect(reviews.getByText('This is about the carrier.')).toBeVisible()
    expect(reviews.getByLabelText(/^Title/)).toHaveValue('Late')
    expect(reviews.getByRole('radio', { name: '4 of 5, very good' })).toBeChecked()
    await user.clear(reviews.getByLabelText(/^Title/))
    await send(user)
    expect(await reviews.findByText('Your review waits for approval')).toBeVisible()
    expect(shop.reviews).toMatchObject([{ review: { title: '', rating: 4 } }])
  })

  it('is kept when it could not be sent, says why, and survives a reload', async () => {
    const unsentWork = memoryUnsentWork()
    const { user, shop, reviews } = await writing({ unsentWork })
    await user.click(reviews.getByRole('radio', { name: '2 of 5, fair' }))
    await user.type(reviews.getByLabelText(/^Your experience/), 'Noisy.')
    shop.calls.failNext('reviewGateway.add', { kind: 'unreachable', offline: false })
    await send(user)
    expect(await reviews.findByRole('alert')).toBeVisible()
    expect(reviews.getByLabelText(/^Your experience/)).toHaveValue('Noisy.')

    await openShopAt(path, { shop, as: usCustomer, unsentWork })
    const both = () => screen.getAllByRole('region', { name: 'Reviews' })
    await waitFor(() => expect(both()).toHaveLength(2))
    const again = within(both()[1] ?? document.body)
    expect(await again.findByLabelText(/^Your experience/)).toHaveValue('Noisy.')
    expect(again.getByRole('radio', { name: '2 of 5, fair' })).toBeChecked()
    await user.click(again.getByRole('button', { name: 'Send review' }))
    expect(await again.findByText('Your review waits for approval')).toBeVisible()
    expect(shop.reviews).toHaveLength(1)
  })

  it('that was begun is open again, and takes the focus from nobody', async () => {
    const unsentWork = memoryUnsentWork()
    unsentWork.keep('account-us', `review ${productId} text`, 'Noisy.')
    await openShopAt(path, { as: usCustomer, unsentWork })
    const reviews = await section()
    expect(await reviews.findByLabelText(/^Your experience/)).toHaveValue('Noisy.')
    expect(document.body).toHaveFocus()
  })

  it('whose answer was lost is looked up, not sent again', async () => {
    const { user, shop, reviews } = await writing()
    shop.calls.failNext('reviewGateway.add', { kind: 'unconfirmed' }, 'after-commit')
    await user.click(reviews.getByRole('radio', { name: '3 of 5, good' }))
    await send(user)
    expect(await reviews.findByText('Your review waits for approval')).toBeVisible()
    expect(shop.calls.journal.filter((call) => call === 'reviewGateway.add')).toHaveLength(1)
  })

  it('says beside a text that it is too long, and cuts nothing off', async () => {
    const { user, shop, reviews } = await writing()
    await user.click(reviews.getByRole('radio', { name: '3 of 5, good' }))
    const long = 'x'.repeat(61)
    await user.click(reviews.getByLabelText(/^Name shown/))
    await user.paste(long)
    await send(user)
    const name = reviews.getByLabelText(/^Name shown/)
    expect(name).toHaveValue(long)
    expect(name).toHaveAccessibleDescription(/At most 60 characters\./)
    expect(shop.calls.journal).not.toContain('reviewGateway.add')
  })

  it('is left to the customer while staff act for them (T17)', async () => {
    await openShopAt(path, { as: staff, actFor: usCustomer })
    const reviews = await section()
    expect(await reviews.findByText(/This is left to the customer/)).toBeVisible()
    expect(reviews.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })

  it('has its form closed again without sending anything', async () => {
    const { user, shop, reviews } = await writing()
    await user.click(reviews.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveFocus(),
    )
    expect(shop.calls.journal).toEqual([])
  })
})
