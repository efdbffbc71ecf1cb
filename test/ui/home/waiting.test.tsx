/** What waits for a customer, on the home page and beside their name. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../src/domain/shared/calendar-date.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const history = [{ reason: 'Which port?', at: '2026-03-07T08:00:00Z', status: 'returned' }] as const
const returned = () =>
  withQuote(fakeShop(), usCustomer, aQuote({ name: 'Press line', status: 'returned', history }))

describe('the home page', () => {
  it('names what came back, with the reviewer’s words and the way to it', async () => {
    await openShopAt('/', { as: usCustomer, shop: returned() })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (1)' }))
    expect(waiting.getByText('“Which port?”')).toBeVisible()
    expect(waiting.getByRole('link')).toHaveAttribute('href', '/my-account/quotes/quote-1')
  })

  it('says of a quote whose answer was recalled who has recalled it, and not that it came back', async () => {
    const recalled = { reason: '', at: '2026-03-09T08:00:00Z', status: 'returned' } as const
    const quote = aQuote({ name: 'Mixer', status: 'returned', history: [...history, recalled] })
    const shop = withQuote(fakeShop(), usCustomer, quote)
    await openShopAt('/', { as: usCustomer, shop })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (1)' }))
    expect(
      waiting.getByText('You recalled it. You can change it and submit it again.'),
    ).toBeVisible()
    expect(waiting.getByRole('link', { name: 'Quote Mixer' })).toBeVisible()
    expect(waiting.queryByText('“Which port?”')).toBeNull()
  })

  it('names a quote that has ended, or soon does, with its last day and the way to it (QUOTE-29)', async () => {
    const terms = (days: number) => ({
      reviewer: 'Sales desk',
      answerBy: undefined,
      validUntil: addDays(fakeShop().today, days),
    })
    const one = aQuote({ id: quoteId('ended'), name: 'Mixer', status: 'expired', terms: terms(-3) })
    const other = aQuote({
      id: quoteId('ending'),
      name: 'Winch',
      status: 'pending-review',
      terms: terms(3),
    })
    const shop = withQuote(withQuote(fakeShop(), usCustomer, one), usCustomer, other)
    await openShopAt('/', { as: usCustomer, shop })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (2)' }))
    const rows = waiting.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Quote WinchValid until .*, and not decided yet\.$/)
    expect(rows[1]).toMatch(/^Quote MixerExpired on .*\. Copy it to ask again\.$/)
    expect(waiting.getByRole('link', { name: 'Quote Mixer' })).toHaveAttribute(
      'href',
      '/my-account/quotes/ended',
    )
  })

  it('leads back to the draft that was used last, before all else', async () => {
    const shop = withQuote(fakeShop(), usCustomer, aQuote({ name: 'Press line', status: 'draft' }))
    await openShopAt('/', { as: usCustomer, shop })
    const draft = await screen.findByRole('link', { name: 'Draft Press line' })
    expect(draft).toHaveAttribute('href', '/my-account/quotes/quote-1')
    const title = screen.getByRole('heading', { level: 1 })
    expect(draft.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Add lines to it' })).toHaveAttribute(
      'href',
      '/my-account/draftorder/quote-1',
    )
  })

  it.each([
    ['a customer', usCustomer],
    ['a visitor', undefined],
  ])('keeps room for it until it is known what %s has', async (_, as) => {
    document.documentElement.dataset['homeHeight'] = ''
    await openShopAt('/', as === undefined ? { shop: returned() } : { as, shop: returned() })
    if (as !== undefined) await screen.findByRole('region', { name: 'Waiting for you (1)' })
    await waitFor(() => expect(document.documentElement.dataset['homeHeight']).toBeUndefined())
  })

  it('asks nothing of it for a visitor', async () => {
    const shop = returned()
    await openShopAt('/', { shop })
    await screen.findByRole('heading', { level: 1 })
    expect(shop.calls.asked).not.toContain('statementGateway.agenda')
  })
})

describe('the head', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts it once the page is at rest, and leads to it', async () => {
    await openFramedShopAt('/my-account/profile', { as: usCustomer, shop: returned() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: '1 thing is waiting for you' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2100))
    const link = await screen.findByRole('link', { name: '1 thing is waiting for you' })
    expect(link).toHaveAttribute('href', '/my-account/overview#waiting')
  })
})
