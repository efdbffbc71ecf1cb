import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { quoteView } from '../../src/domain/quote/quote-lifecycle.view.ts'
import { aDay } from '../builders/a-day.ts'
import { addressId } from '../builders/an-address.ts'
import { aFulfilment, aQuote, aQuoteItem, fulfilmentId, quoteItemId } from '../builders/a-quote.ts'
import { aLifecycle, done, notes, today, unreachable } from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')
const id = fulfilmentId('fulfilment-1')

describe('the head of the page', () => {
  it('names the status and shows the latest comment with its author', () => {
    const history = [{ reason: 'Shaft C is not available.', at: '2026-04-02T08:00:00+00:00' }]
    const view = aLifecycle({ quote: aQuote({ status: 'returned', history }) }).view()
    expect(view.status).toEqual({ name: 'Returned', key: 'quotes:status.returned' })
    expect(view.comment).toMatchObject({ text: 'Shaft C is not available.', author: 'reviewer' })
  })

  it('offers what the status allows', () => {
    const offers = (['draft', 'returned', 'declined'] as const).map((status) => {
      const view = aLifecycle({ quote: aQuote({ status }) }).view()
      return [view.canEdit, view.canRemoveQuote, view.canOpenDraftOrder, view.submission.action]
    })
    expect(offers).toEqual([
      [true, true, true, 'submit'],
      [true, false, false, 'resubmit'],
      [false, true, false, undefined],
    ])
  })

  it('says what is wrong with a typed PO number', () => {
    const page = aLifecycle({ quote: aQuote({ purchaseOrderNumber: '' }) })
    expect(page.view().purchaseOrder.problem).toBeUndefined()
    page.send({ type: 'purchase-order.save', number: '' })
    expect(page.view().purchaseOrder).toMatchObject({
      problem: { kind: 'required' },
      isChanged: false,
      isBusy: false,
    })
  })

  it('is busy at the PO number while that is being saved', () => {
    const page = aLifecycle()
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    expect(page.view()).toMatchObject({ isBusy: true, purchaseOrder: { isBusy: true } })
    expect([...page.view().busyPlaces]).toEqual(['purchase-order'])
  })
})

describe('the rows', () => {
  it('show the wish while it counts, and the plan afterwards', () => {
    const dates = { requestedDate: aDay('2026-06-01'), plannedDate: aDay('2026-06-08') }
    const items = [aQuoteItem(dates)]
    const dateIn = (status: 'draft' | 'approved') => {
      const view = aLifecycle({ quote: aQuote({ status, items }) }).view()
      return [view.dateShown, view.rows[0]?.shownDate]
    }
    expect(dateIn('draft')).toEqual(['requested', '2026-06-01'])
    expect(dateIn('approved')).toEqual(['planned', '2026-06-08'])
  })

  it('show the rule of a quantity, and what is wrong with a typed one', () => {
    const rule = { minimum: 12, step: 5 }
    const page = aLifecycle({ quote: aQuote({ items: [aQuoteItem({ quantity: 12, rule })] }) })
    expect(page.view().rows[0]?.quantity).toEqual({
      text: '12',
      stored: 12,
      rule,
      isChanged: false,
      problem: undefined,
      isBusy: false,
      failure: undefined,
    })
    page.send({ type: 'quantity.edit', itemId, text: '17' })
    expect(page.view().rows[0]?.quantity).toMatchObject({
      text: '17',
      isChanged: true,
      problem: { kind: 'off-step', below: 15, above: 20 },
    })
  })

  it('count the minimum of a date from the day on which they are looked at', () => {
    const snapshot = aLifecycle().actor.getSnapshot()
    const minimumOn = (day: string) => quoteView(snapshot, aDay(day)).rows[0]?.requestedDate.minimum
    expect([minimumOn('2026-04-06'), minimumOn('2026-04-07')]).toEqual(['2026-05-04', '2026-05-05'])
  })

  it('are busy and keep failures where they belong', async () => {
    const page = aLifecycle()
    page.send({ type: 'date.edit', itemId, text: '2026-06-01' })
    page.send({ type: 'date.save', itemId, today })
    expect(page.view().rows[0]?.requestedDate.isBusy).toBe(true)
    expect(page.view().rows[0]?.quantity.isBusy).toBe(false)
    await page.answer(E.left(unreachable))
    page.send({ type: 'lines.remove', itemIds: [itemId] })
    expect(page.view().rows[0]?.removal.isBusy).toBe(true)
    await page.answer(E.left({ kind: 'server-failed', status: 500 }))
    expect(page.view().rows[0]).toMatchObject({
      requestedDate: { value: '2026-06-01', failure: unreachable, isBusy: false },
      removal: { failure: { kind: 'server-failed', status: 500 }, isBusy: false },
    })
  })
})

describe('the summary', () => {
  it('has a surcharge column and its own totals in euro only', () => {
    const shown = ['EUR', 'USD'].map((currency) => {
      const view = aLifecycle({ quote: aQuote({ currency }) }).view()
      return [view.showsSurcharge, view.totals.map(({ kind }) => kind)]
    })
    expect(shown).toEqual([
      [true, ['net', 'surcharge', 'total-after-surcharge', 'tax', 'total-after-tax']],
      [false, ['subtotal', 'included-surcharge', 'included-tax', 'total-after-tax']],
    ])
  })
})

describe('the fulfilment cards', () => {
  it('know whether the goods have somewhere to go', () => {
    const nowhere = aFulfilment({ id: fulfilmentId('fulfilment-2'), shippingAddress: undefined })
    const quote = aQuote({ fulfilments: [aFulfilment(), nowhere] })
    const { fulfilments } = aLifecycle({ quote }).view()
    expect(fulfilments.map(({ isComplete }) => isComplete)).toEqual([true, false])
  })

  it('are busy, and keep failures, control by control', async () => {
    const page = aLifecycle()
    page.send({ type: 'address.chosen', fulfilmentId: id, addressId: addressId('address-2') })
    page.send({ type: 'shipping-method.choose', fulfilmentId: id, methodId: 'ship-express' })
    const card = () => page.view().fulfilments[0]
    expect(card()).toMatchObject({
      address: { isBusy: true },
      shippingMethod: { isBusy: true },
      method: { isBusy: false },
      pickupLocation: { isBusy: false },
    })
    await page.answer(E.left(unreachable))
    await page.answer(done(aQuote()))
    expect(card()).toMatchObject({
      address: { isBusy: false, failure: unreachable },
      shippingMethod: { isBusy: false, failure: undefined },
    })
  })

  it('do not take a day to pick up that is past', () => {
    const page = aLifecycle()
    page.send({ type: 'pickup-date.choose', fulfilmentId: id, text: '2026-04-05', today })
    expect(page.view().fulfilments[0]?.pickupDate).toMatchObject({
      value: '2026-04-05',
      minimum: today,
      isChanged: true,
      problem: { kind: 'too-early', earliest: today },
    })
    expect(page.sent()).toEqual([])
  })
})

describe('the submit card', () => {
  it('names what is missing before anything is tried', () => {
    const page = aLifecycle({
      quote: aQuote({ items: [], purchaseOrderNumber: '' }),
      notes: { ...notes, dispatch: undefined },
    })
    expect(page.view().submission).toMatchObject({
      missing: ['product', 'purchase-order-number', 'dispatch'],
      missingForPage: ['product', 'purchase-order-number'],
      showsMissing: false,
      stage: 'open',
    })
  })

  it('keeps every field still while the quote is being submitted', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    expect(page.view()).toMatchObject({ canEdit: false, submission: { stage: 'submitting' } })
    await page.answer(done(aQuote({ status: 'pending-review' })))
    expect(page.view()).toMatchObject({ canEdit: false, submission: { stage: 'refreshing' } })
  })

  it('shows the notes of the quote once they can no longer be written', () => {
    const quote = aQuote({ status: 'approved', freightCarrier: 'Northern Freight' })
    expect(aLifecycle({ quote }).view().notes.freightCarrier).toBe('Northern Freight')
    expect(aLifecycle({ quote }).view().closed).toBeUndefined()
  })
})
