/** What a customer reads of the history of a quote, of its terms, and of its order. */
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry, LedgerStep } from '../../../src/domain/quote/quote-ledger.ts'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { defaultReason } from '../../../src/domain/quote/submission.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openQuote } from './open-quote.ts'
import { enter } from './sheet-cells.ts'

const at = '2026-04-01T08:00:00+00:00'
const item = aQuoteItem({ quantity: 10 })
const line = {
  id: item.id,
  modelCode: item.modelCode,
  productName: item.productName,
  quantity: 8,
  requestedDate: item.requestedDate,
  customerMaterialNumber: '',
}
const quantity = {
  itemId: item.id,
  modelCode: item.modelCode,
  field: 'quantity',
  from: '8',
  to: '10',
} as const
const steps: readonly LedgerStep[] = [
  { kind: 'created', name: 'Spring overhaul' },
  { kind: 'lines-added', lines: [line] },
  { kind: 'quote-changed', changes: [{ field: 'purchase-order', from: '', to: 'PO-7781' }] },
  { kind: 'status', status: 'pending-review', reason: 'Please hurry.' },
  { kind: 'status', status: 'returned', reason: 'Shaft C is sold out.' },
  { kind: 'lines-changed', changes: [quantity] },
]

function entry(step: LedgerStep): LedgerEntry {
  const isReviewers = step.kind === 'status' && step.status === 'returned'
  const customer = { kind: 'customer', name: '' } as const
  const by = isReviewers ? ({ kind: 'reviewer', name: 'Sales desk, Duluth' } as const) : customer
  return { ...step, at, by }
}

const returned: Partial<Quote> = {
  status: 'returned',
  items: [item],
  history: [{ status: 'returned', reason: 'Shaft C is sold out.', at }],
}

async function openHistory(told = steps, overrides = returned, shop = fakeShop()) {
  shop.histories.set(aQuote().id, told.map(entry))
  const opened = await openQuote(overrides, shop)
  const panel = screen.getByRole('region', { name: 'Quote history' })
  return { ...opened, panel: within(panel) }
}

const entriesIn = (panel: Awaited<ReturnType<typeof openHistory>>['panel']) =>
  panel.getAllByRole('listitem').filter((one) => one.querySelector('time') !== null)

describe('the history of a quote', () => {
  it('says a submission without a comment once (QUOTE-52)', async () => {
    const { panel } = await openHistory([
      { kind: 'status', status: 'pending-review', reason: defaultReason },
    ])
    expect(await panel.findByText('Submitted for approval')).toBeVisible()
    expect(panel.queryByText(defaultReason)).toBeNull()
  })

  it('shows the newest entries first, and the others when they are asked for', async () => {
    const { panel, user } = await openHistory()
    const all = await panel.findByRole('button', { name: 'Show the whole history (6 entries)' })
    const [newest, feedback] = entriesIn(panel)
    expect(newest).toHaveTextContent('1 item changed')
    expect(newest).toHaveTextContent('OM1080CNS Quantity: 10, was 8')
    expect(feedback).toHaveTextContent('Returned for changes')
    expect(feedback).toHaveTextContent('Sales desk, Duluth')
    expect(feedback).toHaveTextContent('Shaft C is sold out.')
    expect(entriesIn(panel)).toHaveLength(4)
    await user.click(all)
    expect(entriesIn(panel)).toHaveLength(6)
    expect(entriesIn(panel).at(-1)).toHaveTextContent('Quote created')
    expect(screen.getByRole('button', { name: 'Show the newest entries only' })).toHaveFocus()
  })

  it('shows a hundred more of many at a time', async () => {
    const step = { kind: 'created', name: 'Night shift' } as const
    const { panel, user } = await openHistory(Array.from({ length: 106 }, () => step))
    await user.click(await panel.findByRole('button', { name: 'Show 100 more' }))
    expect(entriesIn(panel)).toHaveLength(104)
    await user.click(panel.getByRole('button', { name: 'Show the whole history (106 entries)' }))
    expect(entriesIn(panel)).toHaveLength(106)
  })

  it('stands on the page alone: a print says the same, whether it has been read before or not (QUOTE-36)', async () => {
    const printed = () => {
      fireEvent(window, new Event('beforeprint'))
      const head = screen.getByRole('heading', { level: 2, name: aQuote().name })
      const text = head.closest('section')?.textContent
      fireEvent(window, new Event('afterprint'))
      return text
    }
    const shop = fakeShop()
    const release = shop.calls.hold('quoteGateway.ledger')
    const { panel } = await openHistory(steps, returned, shop)
    const before = printed()
    expect(before).toContain('Terms')
    release()
    await panel.findByRole('button', { name: 'Show the whole history (6 entries)' })
    expect(printed()).toBe(before)
  })

  it('tells of a copy where its lines come from, what was left out and what is different', async () => {
    const named = { itemId: item.id, modelCode: item.modelCode }
    const { panel } = await openHistory([
      {
        kind: 'copied',
        source: { id: 'quote-0', number: '20001', name: 'Spring overhaul' },
        currency: 'USD',
        notCopied: [{ modelCode: 'OM1999', productName: 'Old motor', quantity: 2, reason: 'gone' }],
        changes: [
          { ...named, field: 'unit-price', from: '120', to: '125.5' },
          { ...named, field: 'weeks', from: '3', to: '5' },
          { ...named, field: 'stock', from: '60', to: '12' },
          { ...named, field: 'custom-code', from: 'PRESS-1', to: '' },
          { ...named, field: 'requested-date', from: '2026-04-20', to: '2026-05-04' },
        ],
      },
    ])
    expect(await panel.findByText('Copied from quote 20001')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Spring overhaul' })).toHaveAttribute(
      'href',
      expect.stringContaining('/my-account/quotes/quote-0'),
    )
    const [whole] = entriesIn(panel)
    expect(whole).toHaveTextContent('2 × Old motor OM1999 left out: no longer sold like this')
    expect(whole).toHaveTextContent('Price each: $125.50, was $120.00')
    expect(whole).toHaveTextContent('Lead time: 5 weeks, was 3')
    expect(whole).toHaveTextContent('In stock: 12, was 60')
    expect(whole).toHaveTextContent('Without the custom code PRESS-1')
    expect(panel.getByText('PRESS-1', { selector: 'code' })).toBeVisible()
    expect(whole).toHaveTextContent('Requested date: May 04, 2026, was Apr 20, 2026')
  })

  it('folds many lines of one entry', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...line,
      id: quoteItemId(`item-${index}`),
      modelCode: `OM1${index}`,
    }))
    const { panel, user } = await openHistory([{ kind: 'lines-added', lines }])
    const more = await panel.findByRole('button', { name: 'Show 35 more' })
    expect(panel.queryByText('OM139')).toBeNull()
    await user.click(more)
    expect(panel.getByText('OM139')).toBeVisible()
    expect(panel.getByText('OM139').closest('ul')).toHaveFocus()
  })

  it('fails in its own place and is read again on demand', async () => {
    const shop = fakeShop()
    shop.histories.set(aQuote().id, steps.map(entry))
    shop.calls.failNext('quoteGateway.ledger', { kind: 'timed-out' })
    const { user } = await openQuote(returned, shop)
    const panel = within(screen.getByRole('region', { name: 'Quote history' }))
    expect(await panel.findByText('The history of this quote could not be loaded.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resubmit' })).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Returned for changes')).toBeVisible()
  })

  it('goes on with every change that is made on the page, and marks the changed line', async () => {
    const { panel, user } = await openHistory(steps.slice(0, -1), {
      ...returned,
      items: [{ ...item, quantity: 8 }],
    })
    await panel.findByText('Returned for changes')
    expect(screen.queryByText('Changed since you submitted')).toBeNull()
    await enter(user, 'quantity', '10')
    await user.tab()
    const mark = await screen.findByText('Changed since you submitted')
    const row = screen.getByRole('row', { name: /OM1080CNS/ })
    expect(row).toContainElement(mark)
    expect(row).toHaveTextContent('Quantity: 10, was 8')
    expect(await panel.findByText('1 item changed')).toBeVisible()
  })
})

describe('the terms of a quote', () => {
  const terms = {
    reviewer: 'Sales desk, Duluth',
    answerBy: aDay('2099-04-03'),
    validUntil: aDay('2099-05-01'),
  }

  it('name the desk, the day of the answer and the validity while it waits', async () => {
    await openQuote({ status: 'pending-review', terms })
    expect(screen.getByText('Sales desk, Duluth')).toBeVisible()
    expect(screen.getByText('Answer expected by')).toBeVisible()
    expect(screen.getByText('Valid until')).toBeVisible()
    expect(screen.getByText('May 01, 2099')).toBeVisible()
  })

  it('say of an expired one that it is over, and how to ask again (QUOTE-29)', async () => {
    await openQuote({
      status: 'expired',
      statusName: 'Expired',
      terms: { ...terms, answerBy: undefined, validUntil: aDay('2026-02-01') },
    })
    expect(screen.getByText('This quote expired on Feb 01, 2026 without a decision.')).toBeVisible()
    expect(screen.getByText('Was valid until')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Submit|Resubmit|Recall)/ })).toBeNull()
  })
})

describe('an approved quote', () => {
  it('leads to the order that it has become', async () => {
    await openQuote({ status: 'approved', order: { id: 'order-9', number: '70057' } })
    expect(screen.getByRole('link', { name: 'Order 70057' })).toHaveAttribute(
      'href',
      '/my-account/orders/order-9',
    )
  })
})
