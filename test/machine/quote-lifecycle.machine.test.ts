import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { QuoteIntent } from '../../src/domain/quote/quote-intent.ts'
import { aDay } from '../builders/a-day.ts'
import { addressId, anAddressEntry } from '../builders/an-address.ts'
import { aQuote, aQuoteItem, fulfilmentId, quoteItemId } from '../builders/a-quote.ts'
import {
  aLifecycle,
  done,
  notes,
  settled,
  stale,
  today,
  unreachable,
} from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')
const id = fulfilmentId('fulfilment-1')
const draft = aQuote()
const order: QuoteIntent = { type: 'purchase-order.save', number: 'PO-9' }
const ordered = aQuote({ purchaseOrderNumber: 'PO-9' })

function quantity(text: string): QuoteIntent {
  return { type: 'quantity.save', itemId, quantityText: text }
}

function withQuantity(count: number) {
  return aQuote({ items: [aQuoteItem({ quantity: count })] })
}

describe('opening a quote', () => {
  it.each(['draft', 'returned'] as const)('lets a quote that is %s be edited', (status) => {
    const page = aLifecycle({ quote: aQuote({ status }) })
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().canEdit).toBe(true)
  })

  it.each(['pending-review', 'resubmitted', 'approved', 'declined', 'unknown'] as const)(
    'lets a quote that is %s only be read',
    (status) => {
      const page = aLifecycle({ quote: aQuote({ status }) })
      expect(page.state()).toBe('readOnly')
      expect(page.actor.getSnapshot().hasTag('readOnly')).toBe(true)
      for (const event of [order, { type: 'date.edit', itemId, text: '' }] as const) {
        page.send(event)
      }
      expect(page.sent()).toEqual([])
      expect(page.context().typed.dates.size).toBe(0)
    },
  )

  it('restores the notes that were kept, and begins with those of the quote otherwise', () => {
    expect(aLifecycle().context().notes).toEqual(notes)
    const quote = aQuote({ freightCarrier: 'Northern Freight' })
    expect(aLifecycle({ quote, notes: undefined }).context().notes.freightCarrier).toBe(
      'Northern Freight',
    )
  })

  it('passes over kept notes when the quote can no longer take them', () => {
    const quote = aQuote({ status: 'approved', comment: 'Sent long ago.' })
    expect(aLifecycle({ quote }).context().notes.comment).toBe('Sent long ago.')
  })
})

describe('typing', () => {
  it('shows Save and Cancel of a date only while it differs from the stored one (QUOTE-41)', () => {
    const page = aLifecycle()
    const isChanged = () => page.view().rows[0]?.requestedDate.isChanged
    expect(isChanged()).toBe(false)
    page.send({ type: 'date.edit', itemId, text: '2026-05-05' })
    expect(isChanged()).toBe(true)
    page.send({ type: 'date.edit', itemId, text: '2026-05-04' })
    expect(isChanged()).toBe(false)
    page.send({ type: 'date.edit', itemId, text: '2026-06-01' })
    page.send({ type: 'date.cancel', itemId })
    expect(isChanged()).toBe(false)
    expect(page.sent()).toEqual([])
  })

  it('keeps what is in the other fields as well, and can be undone', () => {
    const page = aLifecycle()
    page.send({ type: 'purchase-order.edit', text: 'PO' })
    page.send({ type: 'quantity.edit', itemId, text: '12' })
    expect(page.view().purchaseOrder.text).toBe('PO')
    expect(page.view().rows[0]?.quantity.text).toBe('12')
    page.send({ type: 'purchase-order.cancel' })
    expect(page.view().purchaseOrder.text).toBe('PO-7781')
  })

  it('keeps the notes within their limit, and outside of the page', () => {
    const page = aLifecycle()
    page.send({ type: 'notes.changed', notes: { ...notes, comment: 'x'.repeat(300) } })
    const limited = { ...notes, comment: 'x'.repeat(255) }
    expect(page.context().notes).toEqual(limited)
    expect(page.kept).toEqual([{ quoteId: draft.id, notes: limited }])
  })
})

describe('writing', () => {
  it.each<QuoteIntent>([
    order,
    quantity('9'),
    {
      type: 'model.save',
      itemId,
      model: { modelCode: 'OM1100CNS', choices: undefined, quantity: 3 },
    },
    { type: 'lines.remove', itemIds: [itemId] },
    { type: 'lines.clear' },
    { type: 'method.choose', fulfilmentId: id, methodId: 'method-pickup' },
    { type: 'address.chosen', fulfilmentId: id, addressId: addressId('address-2') },
    { type: 'address.entered', fulfilmentId: id, entry: anAddressEntry() },
    { type: 'shipping-method.choose', fulfilmentId: id, methodId: 'ship-express' },
    { type: 'pickup-location.choose', fulfilmentId: id, locationId: 'north' },
    { type: 'pickup-date.choose', fulfilmentId: id, text: '2026-06-01', today },
  ])('sends the write at once: $type', (intent) => {
    const page = aLifecycle()
    page.send(intent)
    expect(page.state()).toEqual({ editable: 'writing' })
    expect(page.actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(page.sent()).toHaveLength(1)
  })

  it('takes off a promotion code that is on the quote, and asks for no other (QUOTE-46)', () => {
    const page = aLifecycle({ quote: aQuote({ promotionCodes: ['TENTH'] }), notes })
    page.send({ type: 'promotion.remove', code: 'FIFTH' })
    expect(page.sent()).toEqual([])
    page.send({ type: 'promotion.remove', code: 'TENTH' })
    expect(page.sent()).toEqual([{ kind: 'promotion', code: 'TENTH' }])
  })

  it('sends a date that was typed, once it is saved', () => {
    const page = aLifecycle()
    page.send({ type: 'date.edit', itemId, text: '2026-05-05' })
    page.send({ type: 'date.save', itemId, today })
    expect(page.sent()).toEqual([{ kind: 'date', itemId, date: '2026-05-05' }])
  })

  it('shows the quote as the server answers it', async () => {
    const page = aLifecycle()
    page.send(order)
    expect(page.view().purchaseOrder).toMatchObject({ text: 'PO-9', stored: 'PO-7781' })
    await page.answer(done(ordered))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().purchaseOrder).toMatchObject({ text: 'PO-9', stored: 'PO-9' })
    expect(page.context().typed.purchaseOrder).toBeUndefined()
  })

  it('ends at the quantity typed last, on screen and on the server', async () => {
    const page = aLifecycle()
    page.send(quantity('5'))
    page.send(quantity('6'))
    page.send(quantity('7'))
    expect(page.view().rows[0]?.quantity.text).toBe('7')
    await page.answer(done(withQuantity(5)))
    expect(page.view().rows[0]?.quantity.text).toBe('7')
    await page.answer(done(withQuantity(7)))
    expect(page.sent()).toMatchObject([{ quantity: 5 }, { quantity: 7 }])
    expect(page.view().rows[0]?.quantity).toMatchObject({ text: '7', stored: 7, isBusy: false })
  })

  it('sends one write for many clicks, during it and after it', async () => {
    const page = aLifecycle()
    for (let click = 0; click < 20; click += 1) page.send(order)
    await page.answer(done(ordered))
    for (let click = 0; click < 20; click += 1) page.send(order)
    expect(page.sent()).toHaveLength(1)
    expect(page.state()).toEqual({ editable: 'idle' })
  })

  it('keeps the failure at its place with the text beside the stored one, until it is tried again', async () => {
    const page = aLifecycle()
    page.send(order)
    await page.answer(E.left(unreachable))
    expect(page.view().purchaseOrder).toMatchObject({
      text: 'PO-9',
      stored: 'PO-7781',
      failure: unreachable,
    })
    page.send(order)
    expect(page.view().purchaseOrder.failure).toBeUndefined()
    expect(page.sent()).toHaveLength(2)
  })

  it('forgets a failure that is dismissed', async () => {
    const page = aLifecycle()
    page.send(order)
    await page.answer(E.left(unreachable))
    page.send({ type: 'failure.dismiss', place: 'purchase-order' })
    expect(page.view().failures.size).toBe(0)
  })

  it('goes on with what waits after a failure', async () => {
    const page = aLifecycle()
    page.send(order)
    page.send(quantity('7'))
    await page.answer(E.left(unreachable))
    expect(page.state()).toEqual({ editable: 'writing' })
    expect(page.sent()).toMatchObject([{ kind: 'purchase-order' }, { kind: 'quantity' }])
  })

  it('leaves for the list when the last item was removed (QUOTE-58)', async () => {
    const page = aLifecycle()
    page.send({ type: 'lines.remove', itemIds: [itemId] })
    await page.answer(E.right({ kind: 'gone' }))
    expect(page.state()).toBe('gone')
    expect(page.view()).toMatchObject({ stage: 'gone', goneBecause: 'emptied', canEdit: false })
  })

  it('reads the quote again when an item is gone, then goes on', async () => {
    const page = aLifecycle()
    page.send(quantity('7'))
    page.send(order)
    await page.answer(E.left({ kind: 'not-found' }))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(aQuote({ items: [aQuoteItem({ quantity: 4 })] })))
    expect(page.state()).toEqual({ editable: 'writing' })
    expect(page.sent()).toMatchObject([{ kind: 'quantity' }, { kind: 'purchase-order' }])
    expect(page.view().rows[0]?.quantity.failure).toEqual({ kind: 'not-found' })
  })

  it('says that something broke, and is led out by reading again', async () => {
    const page = aLifecycle()
    page.send(order)
    await page.breakWrite()
    expect(page.view()).toMatchObject({ stage: 'broken', canEdit: false })
    expect(page.view().purchaseOrder.text).toBe('PO-9')
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(draft))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().purchaseOrder.text).toBe('PO-9')
  })
})

describe('a quote that another user has changed', () => {
  it('becomes read-only, with the reason and the typed texts for copying', async () => {
    const page = aLifecycle()
    page.send(quantity('7'))
    page.send(order)
    await page.answer(E.left(stale))
    expect(page.state()).toBe('reloading')
    page.send(quantity('8'))
    await page.answerReading(E.right(aQuote({ status: 'pending-review' })))
    expect(page.state()).toBe('readOnly')
    expect(page.sent()).toHaveLength(1)
    expect(page.view().closed).toEqual({
      messages: ['This quote is now Submitted, it can no longer be edited.'],
      texts: [
        { field: 'purchase-order', modelCode: '', text: 'PO-9' },
        { field: 'quantity', modelCode: 'OM1080CNS', text: '8' },
        { field: 'comment', modelCode: '', text: 'As discussed.' },
      ],
    })
  })

  it('stays closed when it cannot be read again, until it can', async () => {
    const page = aLifecycle()
    page.send(order)
    await page.answer(E.left(stale))
    await page.answerReading(E.left(unreachable))
    expect(page.state()).toBe('readOnly')
    expect(page.view().failures.get('reload')).toEqual(unreachable)
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right(aQuote({ status: 'returned' })))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().closed).toBeUndefined()
    expect(page.view().purchaseOrder.text).toBe('PO-9')
  })
})

describe('reading again', () => {
  it('shows the newest truth', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.reload' })
    expect(page.actor.getSnapshot().hasTag('busy')).toBe(true)
    await page.answerReading(E.right(withQuantity(9)))
    expect(page.view().quote.items[0]?.quantity).toBe(9)
    expect(page.state()).toEqual({ editable: 'idle' })
  })

  it('keeps the old quote and says why when it fails', async () => {
    const page = aLifecycle({ quote: aQuote({ status: 'approved' }) })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.left(unreachable))
    expect(page.state()).toBe('readOnly')
    expect(page.view().failures.get('reload')).toEqual(unreachable)
  })

  it('is done by itself after a write that was answered, where it had failed before', async () => {
    const page = aLifecycle({ quote: draft, notes })
    page.send(quantity('7'))
    await page.answer(E.left({ kind: 'unconfirmed' }))
    await page.answerReading(E.left(unreachable))
    page.send(order)
    await page.answer(done({ ...draft, purchaseOrderNumber: 'PO-9' }))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right({ ...withQuantity(7), purchaseOrderNumber: 'PO-9' }))
    expect(page.view().failures).toEqual(new Map())
    expect(page.state()).toEqual({ editable: 'idle' })
  })

  it('waits for the write that is under way, and cures a reading that failed before', async () => {
    const page = aLifecycle({ quote: draft, notes })
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.left(unreachable))
    page.send(quantity('7'))
    page.send({ type: 'quote.reload' })
    expect(page.readings()).toHaveLength(1)
    await page.answer(done(withQuantity(7)))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right(withQuantity(7)))
    expect(page.view().failures).toEqual(new Map())
    expect(page.view().submission.unsaved).toEqual([])
  })

  it('begins again where another window has written meanwhile', async () => {
    const page = aLifecycle({ quote: draft, notes })
    page.send({ type: 'quote.reload' })
    page.send({ type: 'quote.reload' })
    expect(page.readings()).toHaveLength(2)
    await page.answerReading(E.right(withQuantity(7)))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().rows[0]?.item.quantity).toBe(7)
  })

  it('finds that the quote is not there any more', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.left({ kind: 'not-found' }))
    expect(page.view()).toMatchObject({ stage: 'gone', goneBecause: 'missing' })
  })

  it('can break, and be tried again', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.reload' })
    await page.breakReading()
    expect(page.state()).toBe('broken')
  })

  it('gives way to a write, whose answer is the newer one', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.reload' })
    page.send(quantity('7'))
    expect(page.state()).toEqual({ editable: 'writing' })
    expect(page.readings()[0]?.signal.aborted).toBe(true)
    await page.answerReading(E.right(withQuantity(1)))
    expect(page.view().quote).toEqual(draft)
    await page.answer(done(withQuantity(7)))
    expect(page.view().quote).toEqual(withQuantity(7))
  })
})

describe('lines that were added by another part of the page', () => {
  it('are on show at once, and what is being typed stays', () => {
    const page = aLifecycle()
    page.send({ type: 'purchase-order.edit', text: 'PO-77' })
    const { revision } = page.view()
    page.send({ type: 'lines.added', quote: withQuantity(3), revision })
    expect(page.view().quote).toEqual(withQuantity(3))
    expect(page.view().purchaseOrder.text).toBe('PO-77')
    expect(page.readings()).toHaveLength(0)
  })

  it('lead to a new reading when something else was answered since they were asked for', async () => {
    const page = aLifecycle()
    const { revision } = page.view()
    page.send(quantity('7'))
    await page.answer(done(withQuantity(7)))
    page.send({ type: 'lines.added', quote: withQuantity(3), revision })
    expect(page.view().quote).toEqual(withQuantity(7))
    await page.answerReading(E.right(withQuantity(8)))
    expect(page.view().quote).toEqual(withQuantity(8))
  })

  it('are read once the write under way has been answered', async () => {
    const page = aLifecycle()
    page.send(quantity('7'))
    page.send({ type: 'lines.added', quote: withQuantity(3), revision: page.view().revision })
    await page.answer(E.left(unreachable))
    expect(page.readings()).toHaveLength(1)
    await page.answerReading(E.left(unreachable))
    expect(page.readings()).toHaveLength(1)
    expect(page.state()).toEqual({ editable: 'idle' })
  })

  it('make a reading that is under way start over', () => {
    const page = aLifecycle()
    page.send({ type: 'quote.reload' })
    page.send({ type: 'lines.added', quote: withQuantity(3), revision: page.view().revision })
    const [first, second, ...more] = page.readings()
    expect(first?.signal.aborted).toBe(true)
    expect(second?.signal.aborted).toBe(false)
    expect(more).toEqual([])
  })
})

describe('submitting', () => {
  it('sends the notes, and shows whatever status the server decides on (QUOTE-51)', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([{ kind: 'submit' }])
    expect(page.sentNotes()).toEqual([notes])
    await page.answer(done(aQuote({ status: 'approved' })))
    page.clock.increment(2000)
    expect(page.readings()).toHaveLength(1)
    await page.answerReading(E.right(aQuote({ status: 'pending-review' })))
    expect(page.view().quote.status).toBe('pending-review')
    expect(page.state()).toBe('readOnly')
  })

  it('updates the screen two seconds after it succeeded (QUOTE-57)', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    await page.answer(done(aQuote({ status: 'pending-review' })))
    expect(page.view().submission.stage).toBe('refreshing')
    page.clock.increment(1999)
    expect(page.view().quote.status).toBe('draft')
    expect(page.readings()).toHaveLength(0)
    page.clock.increment(1)
    expect(page.view().quote.status).toBe('pending-review')
    expect(page.readings()).toHaveLength(1)
  })

  it('submits a returned quote again, with the comment (QUOTE-53)', async () => {
    const page = aLifecycle({ quote: aQuote({ status: 'returned' }) })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([])
    page.send({ type: 'quote.resubmit' })
    expect(page.sent()).toEqual([{ kind: 'resubmit' }])
    await page.answer(done(aQuote({ status: 'resubmitted' })))
    page.clock.increment(2000)
    await page.answerReading(E.right(aQuote({ status: 'resubmitted' })))
    expect(page.view().quote.status).toBe('resubmitted')
  })

  it('does not submit a returned quote without a comment, and says so (QUOTE-53)', () => {
    const quote = aQuote({ status: 'returned' })
    const page = aLifecycle({ quote, notes: { ...notes, comment: '' } })
    expect(page.view().submission.commentProblemKey).toBeUndefined()
    page.send({ type: 'quote.resubmit' })
    expect(page.sent()).toEqual([])
    expect(page.view().submission).toMatchObject({
      missing: ['comment'],
      commentProblemKey: 'quote:submit.commentRequired',
    })
  })

  it('offers no way to approve or to decline (QUOTE-54)', () => {
    for (const status of ['pending-review', 'resubmitted', 'approved', 'declined'] as const) {
      const page = aLifecycle({ quote: aQuote({ status }) })
      page.send({ type: 'quote.submit' })
      page.send({ type: 'quote.resubmit' })
      expect(page.view().submission.action).toBeUndefined()
      expect(page.sent()).toEqual([])
    }
  })

  it('sends nothing while something is missing, and names it', () => {
    const page = aLifecycle({ quote: aQuote({ purchaseOrderNumber: '' }) })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([])
    expect(page.view().submission).toMatchObject({
      showsMissing: true,
      missing: ['purchase-order-number'],
      stage: 'open',
    })
  })

  it('waits for what was saved before it', async () => {
    const page = aLifecycle({ quote: aQuote({ purchaseOrderNumber: '' }) })
    page.send(order)
    page.send({ type: 'quote.submit' })
    expect(page.view().submission.stage).toBe('waiting')
    await page.answer(done(ordered))
    expect(page.state()).toEqual({ editable: 'submitting' })
    expect(page.sent()).toMatchObject([{ kind: 'purchase-order' }, { kind: 'submit' }])
  })

  it('is held back when what it waited for was not saved', async () => {
    const page = aLifecycle()
    page.send(order)
    page.send({ type: 'quote.submit' })
    await page.answer(E.left(unreachable))
    expect(page.sent()).toHaveLength(1)
    expect(page.view().submission.failure).toEqual({ kind: 'held-back' })
  })

  it('is sent once for many clicks', async () => {
    const page = aLifecycle()
    const click = () => {
      for (let count = 0; count < 20; count += 1) page.send({ type: 'quote.submit' })
    }
    click()
    await page.answer(done(aQuote({ status: 'pending-review' })))
    click()
    page.send({ type: 'quote.resubmit' })
    expect(page.sent()).toHaveLength(1)
  })

  it('keeps what is typed meanwhile without sending it', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    page.send(quantity('7'))
    await page.answer(done(aQuote({ status: 'pending-review' })))
    page.send(order)
    page.clock.increment(2000)
    await page.answerReading(E.right(aQuote({ status: 'pending-review', comment: notes.comment })))
    expect(page.sent()).toHaveLength(1)
    expect(page.view().closed?.texts.map(({ text }) => text)).toEqual(['PO-9', '7'])
  })

  it('sends nothing that was asked meanwhile, even when the quote comes back at once', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    page.send(quantity('7'))
    await page.answer(done(aQuote({ status: 'pending-review' })))
    page.send(order)
    page.send({ type: 'quote.submit' })
    expect([...page.view().busyPlaces]).toEqual([])
    page.clock.increment(2000)
    await page.answerReading(E.right(draft))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.sent()).toHaveLength(1)
    expect(page.view().purchaseOrder.text).toBe('PO-9')
  })

  it('forgets the kept notes once they are sent, and not before', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    await page.answer(E.left(unreachable))
    expect(page.kept).toEqual([])
    page.send({ type: 'quote.submit' })
    await page.answer(done(aQuote({ status: 'pending-review' })))
    expect(page.kept).toEqual([{ quoteId: draft.id, notes: undefined }])
  })

  it('keeps its failure and everything typed, and may be tried again', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    await page.answer(E.left({ kind: 'refused', messages: ['Not today.'] }))
    await page.answerReading(E.right(draft))
    expect(page.state()).toEqual({ editable: 'idle' })
    expect(page.view().submission.failure).toEqual({ kind: 'refused', messages: ['Not today.'] })
    expect(page.view().notes).toEqual(notes)
  })

  it('reads the quote again when another user has submitted it', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    await page.answer(E.left(stale))
    await page.answerReading(E.right(aQuote({ status: 'pending-review' })))
    expect(page.state()).toBe('readOnly')
    expect(page.view().closed?.messages).toEqual(stale.messages)
  })

  it('can break', async () => {
    const page = aLifecycle()
    page.send({ type: 'quote.submit' })
    await page.breakWrite()
    expect(page.state()).toBe('broken')
  })
})

it('stops at once and loudly when an effect was not provided', async () => {
  const { createActor } = await import('xstate')
  const { quoteLifecycleMachine } = await import(
    '../../src/domain/quote/quote-lifecycle.machine.ts'
  )
  const actor = createActor(quoteLifecycleMachine, { input: { quote: draft, notes } }).start()
  actor.send(order)
  await settled()
  expect(actor.getSnapshot().value).toBe('broken')
})

describe('the removal of many lines', () => {
  const ids = Array.from({ length: 4 }, (_, index) => quoteItemId(`item-${index}`))
  const items = ids.map((id) => aQuoteItem({ id }))
  const three = ids.slice(0, 3)
  const removals = three.map((id) => ({ kind: 'remove', itemId: id }) as const)

  it('is one call, and takes along what was typed for them', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'quantity.edit', itemId: ids[1] ?? itemId, text: '9' })
    page.send({ type: 'lines.remove', itemIds: three })
    page.send({ type: 'lines.remove', itemIds: three })
    expect(page.sent()).toEqual([{ kind: 'removals', removals }])
    expect([...page.view().busyPlaces]).toEqual(three.map((id) => `remove:${id}`))
    await page.answer(done(aQuote({ items: items.slice(3) })))
    expect(page.sent()).toHaveLength(1)
    expect(page.view().rows.map(({ item }) => item.id)).toEqual(ids.slice(3))
    expect(page.view().submission.unsaved).toEqual([])
    expect(page.view().notices).toEqual([])
  })

  it('fails at each of its lines, and is one call again when it is asked for again', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'lines.remove', itemIds: three })
    await page.answer(E.left(unreachable))
    expect(page.view().rows.map(({ removal }) => removal.failure)).toEqual([
      ...three.map(() => unreachable),
      undefined,
    ])
    page.send({ type: 'lines.remove', itemIds: three })
    expect(page.sent().at(-1)).toEqual({ kind: 'removals', removals })
    expect(page.view().rows.every(({ removal }) => removal.failure === undefined)).toBe(true)
  })

  it('leaves no quote behind where it is all of them (QUOTE-58)', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'lines.remove', itemIds: ids })
    await page.answer(E.right({ kind: 'gone' }))
    expect(page.view()).toMatchObject({ stage: 'gone', goneBecause: 'emptied' })
  })
})

describe('the quantities of many lines', () => {
  const ids = Array.from({ length: 3 }, (_, index) => quoteItemId(`item-${index}`))
  const items = ids.map((id) => aQuoteItem({ id, quantity: 50 }))
  const quantities = ids.map((itemId) => ({ itemId, text: '60' }))
  const counted = (...which: readonly number[]) =>
    aQuote({
      items: items.map((item, index) => (which.includes(index) ? { ...item, quantity: 60 } : item)),
    })

  it('go in one call, and those that the server refuses say so at their own lines', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'quantities.save', quantities })
    expect(page.sent()).toEqual([
      {
        kind: 'quantities',
        quantities: ids.map((itemId) => ({ kind: 'quantity', itemId, quantity: 60 })),
      },
    ])
    expect([...page.view().busyPlaces]).toEqual(ids.map((id) => `quantity:${id}`))
    const refusal = { kind: 'refused', messages: ['Only 55 left.'] } as const
    const refused = new Map(ids.slice(1, 2).map((id) => [id, refusal]))
    await page.answer(E.right({ kind: 'quote', quote: counted(0, 2), refused }))
    const fields = page.view().rows.map(({ quantity }) => quantity)
    expect(fields.map(({ isBusy }) => isBusy)).toEqual([false, false, false])
    expect(fields.map(({ failure }) => failure)).toEqual([undefined, refusal, undefined])
    expect(fields.map(({ text }) => text)).toEqual(['60', '60', '60'])
    expect(fields.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
  })

  it('send what is right, and leave what is not in its field', () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    const texts = ['60', 'a few', '50'].flatMap((text, index) =>
      ids.slice(index, index + 1).map((itemId) => ({ itemId, text })),
    )
    page.send({ type: 'quantities.save', quantities: texts })
    expect(page.sent()).toEqual([{ kind: 'quantity', itemId: ids[0], quantity: 60 }])
    expect(page.view().rows[1]?.quantity).toMatchObject({ text: 'a few', isBusy: false })
    expect(page.view().rows[1]?.quantity.problem).toBeDefined()
    expect(page.view().rows[2]?.quantity).toMatchObject({ isChanged: false, isBusy: false })
  })

  it('tell line by line what they have written over', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'quantities.save', quantities })
    const linesBefore = new Map(ids.map((id, index) => [id, index === 1 ? '55' : '50']))
    await page.answer(E.right({ kind: 'quote', quote: counted(0, 1, 2), linesBefore }))
    const write = { kind: 'quantity', itemId: ids[1], quantity: 60 }
    expect(page.view().notices).toMatchObject([
      { kind: 'overwritten', write, was: '55', now: '60' },
    ])
  })

  it('that are typed go in one call before a submission', () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    for (const { itemId, text } of quantities) page.send({ type: 'quantity.edit', itemId, text })
    page.send({ type: 'quote.submit' })
    expect(page.sent().map(({ kind }) => kind)).toEqual(['quantities'])
  })

  it('go five hundred to a call', () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      aQuoteItem({ id: quoteItemId(`line-${index}`), quantity: 50 }),
    )
    const page = aLifecycle({ quote: aQuote({ items: many }) })
    page.send({
      type: 'quantities.save',
      quantities: many.map(({ id }) => ({ itemId: id, text: '60' })),
    })
    const [first] = page.sent()
    expect(first?.kind === 'quantities' && first.quantities).toHaveLength(500)
    expect(page.view().waitingPlaces.size).toBe(1)
  })
})

describe('the dates of many lines', () => {
  const ids = Array.from({ length: 3 }, (_, index) => quoteItemId(`item-${index}`))
  const items = ids.map((id) => aQuoteItem({ id, requestedDate: undefined }))
  const day = aDay('2026-06-01')
  const dates = ids.map((itemId) => ({ itemId, text: day }))
  const dated = (...which: readonly number[]) =>
    aQuote({
      items: items.map((item, index) =>
        which.includes(index) ? { ...item, requestedDate: day } : item,
      ),
    })

  it('go in one call, and those that the server refuses say so at their own lines', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'dates.save', dates, today })
    expect(page.sent()).toEqual([
      { kind: 'dates', dates: ids.map((itemId) => ({ kind: 'date', itemId, date: day })) },
    ])
    expect([...page.view().busyPlaces]).toEqual(ids.map((id) => `date:${id}`))
    const refusal = { kind: 'refused', messages: ['Picked already.'] } as const
    const refused = new Map(ids.slice(1, 2).map((id) => [id, refusal]))
    await page.answer(E.right({ kind: 'quote', quote: dated(0, 2), refused }))
    const fields = page.view().rows.map(({ requestedDate }) => requestedDate)
    expect(fields.map(({ isBusy }) => isBusy)).toEqual([false, false, false])
    expect(fields.map(({ failure }) => failure)).toEqual([undefined, refusal, undefined])
    expect(fields.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
  })

  it('fail together when the call does, and keep what was typed', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'dates.save', dates, today })
    await page.answer(E.left(unreachable))
    expect(page.view().rows.map(({ requestedDate }) => requestedDate.failure)).toEqual(
      ids.map(() => unreachable),
    )
    expect(page.view().rows.every(({ requestedDate }) => requestedDate.isChanged)).toBe(true)
  })

  it('hold a submission back when one of them was refused', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'dates.save', dates, today })
    page.send({ type: 'quote.submit' })
    const refused = new Map(ids.slice(0, 1).map((id) => [id, { kind: 'not-saved' } as const]))
    await page.answer(E.right({ kind: 'quote', quote: dated(1, 2), refused }))
    expect(page.sent()).toHaveLength(1)
    expect(page.view().submission.failure).toEqual({ kind: 'held-back' })
  })

  it('can be withdrawn as long as they have not left', async () => {
    const page = aLifecycle({ quote: aQuote({ items }) })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    page.send({ type: 'dates.save', dates, today })
    expect([...page.view().waitingPlaces]).toEqual(ids.map((id) => `date:${id}`))
    page.send({ type: 'dates.withdraw', itemIds: ids.slice(1) })
    await page.answer(done(aQuote({ items, purchaseOrderNumber: 'PO-9' })))
    expect(page.sent().slice(1)).toEqual([{ kind: 'date', itemId: ids[0], date: day }])
    expect(page.view().waitingPlaces.size).toBe(0)
    page.send({ type: 'dates.withdraw', itemIds: ids })
    await page.answer(done(dated(0)))
    expect(page.view().rows.map(({ item }) => item.requestedDate)).toEqual([
      day,
      undefined,
      undefined,
    ])
  })

  it('go five hundred to a call', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      aQuoteItem({ id: quoteItemId(`line-${index}`), requestedDate: undefined }),
    )
    const page = aLifecycle({ quote: aQuote({ items: many }) })
    page.send({
      type: 'dates.save',
      dates: many.map(({ id }) => ({ itemId: id, text: day })),
      today,
    })
    const [first] = page.sent()
    expect(first?.kind === 'dates' && first.dates).toHaveLength(500)
    expect(page.view().waitingPlaces.size).toBe(1)
  })

  it('leave a line that is too early with what was typed and its nearest day', () => {
    const late = aQuoteItem({ id: itemId, leadTime: { weeks: 52, earliest: undefined } })
    const page = aLifecycle({ quote: aQuote({ items: [late] }) })
    page.send({ type: 'dates.save', dates: [{ itemId, text: day }], today })
    expect(page.sent()).toEqual([])
    expect(page.view().rows[0]?.requestedDate).toMatchObject({
      value: day,
      problem: { kind: 'too-early' },
    })
  })
})
