/** A submission sends what is shown: the law, and each case of it. */
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fulfilment } from '../../src/domain/quote/fulfilment.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteLifecycleEvent } from '../../src/domain/quote/quote-lifecycle.context.ts'
import { partsOf, type QuotePlace, type QuoteWrite } from '../../src/domain/quote/quote-write.ts'
import type { OpenEditor } from '../../src/domain/quote/unsaved.ts'
import type { PortFailure } from '../../src/domain/shared/port-failure.ts'
import { aDay } from '../builders/a-day.ts'
import { aFulfilment, aQuote, aQuoteItem, fulfilmentId, quoteItemId } from '../builders/a-quote.ts'
import {
  aLifecycle,
  done,
  type Lifecycle,
  notes,
  settled,
  today,
} from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')
const shippedId = fulfilmentId('shipped')
const fetchedId = fulfilmentId('fetched')
const refused: PortFailure = { kind: 'refused', messages: ['Only 60 are available.'] }
const lost: PortFailure = { kind: 'unconfirmed' }

const shipped = aFulfilment({ id: shippedId })
const fetched = aFulfilment({
  id: fetchedId,
  method: { id: 'method-pickup', name: 'Pickup', type: 'pickup' },
  pickupLocation: { id: 'north', name: 'North' },
  pickupDate: aDay('2026-06-01'),
})
const start = aQuote({
  items: [aQuoteItem({ requestedDate: aDay('2026-06-01') })],
  fulfilments: [shipped, fetched],
})

const places = [
  'purchase-order',
  'quantity:item-1',
  'date:item-1',
  'shipping-method:shipped',
  'pickup-location:fetched',
  'pickup-date:fetched',
] as const satisfies readonly QuotePlace[]

/** Fields in their right and their wrong states, as a customer leaves them. */
const edits: readonly QuoteLifecycleEvent[] = [
  ...['PO-1', 'PO-7781', ' ', 'PO-2'].flatMap((text) => [
    { type: 'purchase-order.edit', text } as const,
    { type: 'purchase-order.save', number: text } as const,
  ]),
  { type: 'purchase-order.cancel' },
  ...['2', '9', 'abc', '500'].flatMap((text) => [
    { type: 'quantity.edit', itemId, text } as const,
    { type: 'quantity.save', itemId, quantityText: text } as const,
  ]),
  ...['2026-06-01', '2026-07-01', '2026-04-07', ''].map(
    (text) => ({ type: 'date.edit', itemId, text }) as const,
  ),
  { type: 'date.save', itemId, today },
  { type: 'dates.save', dates: [{ itemId, text: '2026-08-01' }], today },
  { type: 'dates.withdraw', itemIds: [itemId] },
  { type: 'date.cancel', itemId },
  { type: 'shipping-method.choose', fulfilmentId: shippedId, methodId: 'ship-ground' },
  { type: 'shipping-method.choose', fulfilmentId: shippedId, methodId: 'ship-express' },
  { type: 'pickup-location.choose', fulfilmentId: fetchedId, locationId: 'south' },
  ...['2026-06-01', '2026-06-09', '2020-01-01'].map(
    (text) => ({ type: 'pickup-date.choose', fulfilmentId: fetchedId, text, today }) as const,
  ),
  ...(['address:shipped', 'shared-date', 'shared-quantity', 'new-lines'] as const).flatMap(
    (editor) => [
      { type: 'editor.changed', editor, count: 1 } as const,
      { type: 'editor.changed', editor, count: 0 } as const,
    ],
  ),
  { type: 'notes.changed', notes: { ...notes, comment: 'Soon.', dispatch: 'partial' } },
  { type: 'notes.changed', notes: { ...notes, comment: 'x'.repeat(300) } },
  ...places.map((place) => ({ type: 'failure.dismiss', place }) as const),
  { type: 'quote.reload' },
]

type Happening =
  | { readonly kind: 'event'; readonly event: QuoteLifecycleEvent }
  | {
      readonly kind: 'answer'
      readonly how: 'done' | 'refused' | 'done-unheard' | 'undone-unheard'
    }
  | { readonly kind: 'reading'; readonly how: 'done' | 'lost' }
  | { readonly kind: 'submit' | 'wait' }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...edits).map((event) => ({ kind: 'event' as const, event })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      how: fc.constantFrom('done', 'refused', 'done-unheard', 'undone-unheard'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reading' as const),
      how: fc.constantFrom('done', 'lost'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('submit', 'wait') }) },
)

/** The server: what is stored, and what a write makes of it. */
function aServer() {
  let quote: Quote = start
  const change = (id: string, part: Partial<Fulfilment>) => {
    const fulfilments = quote.fulfilments.map((one) => (one.id === id ? { ...one, ...part } : one))
    quote = { ...quote, fulfilments }
  }
  const line = (part: Partial<Quote['items'][number]>) => {
    quote = { ...quote, items: quote.items.map((item) => ({ ...item, ...part })) }
  }
  return {
    stored: () => quote,
    commit: (write: QuoteWrite) => {
      if (write.kind === 'purchase-order') quote = { ...quote, purchaseOrderNumber: write.number }
      if (write.kind === 'quantity') line({ quantity: write.quantity })
      if (write.kind === 'date') line({ requestedDate: write.date })
      if (write.kind === 'pickup-date') change(write.fulfilmentId, { pickupDate: write.date })
      if (write.kind === 'pickup-location') {
        change(write.fulfilmentId, { pickupLocation: { id: write.locationId, name: 'There' } })
      }
      if (write.kind === 'shipping-method') {
        change(write.fulfilmentId, { shippingMethod: { id: write.methodId, name: 'That' } })
      }
      if (write.kind === 'submit') quote = { ...quote, status: 'pending-review' }
      return quote
    },
  }
}

/** Every value that the page shows, as text, by its place. */
function shownOn(page: Lifecycle): Readonly<Record<string, string | undefined>> {
  const { purchaseOrder, rows, fulfilments } = page.view()
  const [row] = rows
  const [ship, fetch] = fulfilments
  return {
    number: purchaseOrder.text.trim(),
    quantity: row?.quantity.text.trim(),
    date: row?.requestedDate.value,
    shippingMethod: ship?.fulfilment.shippingMethod?.id,
    pickupLocation: fetch?.fulfilment.pickupLocation?.id,
    pickupDate: fetch?.pickupDate.value,
  }
}

function storedIn({ purchaseOrderNumber, items, fulfilments }: Quote): typeof shown {
  const [item] = items
  const [ship, fetch] = fulfilments
  const shown = {
    number: purchaseOrderNumber,
    quantity: String(item?.quantity),
    date: item?.requestedDate,
    shippingMethod: ship?.shippingMethod?.id,
    pickupLocation: fetch?.pickupLocation?.id,
    pickupDate: fetch?.pickupDate,
  }
  return shown
}

interface World {
  readonly page: Lifecycle
  readonly server: ReturnType<typeof aServer>
  readonly open: Set<OpenEditor>
}

async function run({ page, server, open }: World, step: Happening): Promise<void> {
  switch (step.kind) {
    case 'event': {
      const { event } = step
      if (event.type === 'editor.changed' && event.count > 0) open.add(event.editor)
      if (event.type === 'editor.changed' && event.count === 0) open.delete(event.editor)
      return page.send(event)
    }
    case 'submit':
      return page.send({ type: 'quote.submit' })
    case 'wait':
      return page.clock.increment(2000)
    case 'answer': {
      const write = page.sent().at(-1)
      if (!write || page.unanswered() === 0) return
      if (step.how === 'refused') return page.answer(E.left(refused))
      if (step.how === 'undone-unheard') return page.answer(E.left(lost))
      const [quote = server.stored()] = partsOf(write).map(server.commit).slice(-1)
      return page.answer(step.how === 'done' ? done(quote) : E.left(lost))
    }
    case 'reading':
      if (!page.readings().some(({ isAnswered, signal }) => !isAnswered && !signal.aborted)) return
      return page.answerReading(step.how === 'done' ? E.right(server.stored()) : E.left(lost))
  }
}

const submissions = (page: Lifecycle) => page.sent().filter(({ kind }) => kind === 'submit').length

/** All that is under way is answered, everything that is open is put back, and the quote is read. */
async function putRight(world: World): Promise<void> {
  const { page } = world
  const calm = async () => {
    for (let round = 0; round < 12; round += 1) {
      await run(world, { kind: 'answer', how: 'done' })
      await run(world, { kind: 'wait' })
      await run(world, { kind: 'reading', how: 'done' })
    }
  }
  await calm()
  const { purchaseOrderNumber, items, fulfilments } = world.server.stored()
  page.send({ type: 'purchase-order.cancel' })
  page.send({ type: 'quantity.edit', itemId, text: String(items[0]?.quantity) })
  page.send({ type: 'date.cancel', itemId })
  page.send({
    type: 'pickup-date.choose',
    fulfilmentId: fetchedId,
    text: fulfilments[1]?.pickupDate ?? '',
    today,
  })
  if (purchaseOrderNumber === '') page.send({ type: 'purchase-order.save', number: 'PO-1' })
  for (const editor of world.open) page.send({ type: 'editor.changed', editor, count: 0 })
  for (const place of places) page.send({ type: 'failure.dismiss', place })
  page.send({ type: 'quote.reload' })
  await calm()
}

describe('a submission', () => {
  it('sends what is shown, whatever was typed, refused, lost or clicked before (QUOTE-55)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (steps) => {
        const page = aLifecycle({ quote: start, notes })
        const world: World = { page, server: aServer(), open: new Set() }
        let known = 0
        for (const step of steps) {
          const before = { stored: world.server.stored(), editors: [...world.open] }
          await run(world, step)
          if (submissions(page) === known) continue
          known = submissions(page)
          const stored = world.server.stored()
          const at = stored.status === 'draft' ? stored : before.stored
          expect(shownOn(page)).toEqual(storedIn(at))
          expect([...world.open]).toEqual([])
          expect(page.sentNotes().at(-1)).toEqual(page.view().notes)
          const failed = [...page.view().failures.keys()].filter((place) => place !== 'submit')
          expect(failed).toEqual([])
        }
        if (world.server.stored().status !== 'draft') return
        await putRight(world)
        if (world.server.stored().status !== 'draft') return
        const sentSoFar = submissions(page)
        expect(page.view().submission.unsaved).toEqual([])
        page.send({ type: 'quote.submit' })
        await settled()
        expect(submissions(page)).toBe(sentSoFar + 1)
      }),
      { numRuns: 500 },
    )
  })
})

const unsavedOn = (page: Lifecycle) =>
  page.view().submission.unsaved.map(({ place, why, count }) => [place, why, count])

describe('what keeps a quote from being submitted', () => {
  const typing: readonly (readonly [string, QuoteLifecycleEvent, string])[] = [
    ['a quantity that is none', { type: 'quantity.edit', itemId, text: 'abc' }, 'quantity:item-1'],
    [
      'a date with Save and Cancel',
      { type: 'date.edit', itemId, text: '2026-07-01' },
      'date:item-1',
    ],
    ['a PO number being typed', { type: 'purchase-order.edit', text: 'PO-9' }, 'purchase-order'],
    [
      'a day for the pickup that is too early',
      { type: 'pickup-date.choose', fulfilmentId: fetchedId, text: '2020-01-01', today },
      'pickup-date:fetched',
    ],
    [
      'an address being entered',
      { type: 'editor.changed', editor: 'address:shipped', count: 1 },
      'address:shipped',
    ],
    [
      'a date for many lines',
      { type: 'editor.changed', editor: 'shared-date', count: 1 },
      'shared-date',
    ],
    [
      'a quantity for many lines',
      { type: 'editor.changed', editor: 'shared-quantity', count: 1 },
      'shared-quantity',
    ],
  ]

  it.each(typing)('is %s (QUOTE-55)', (_what, event, place) => {
    for (const status of ['draft', 'returned'] as const) {
      const page = aLifecycle({ quote: { ...start, status }, notes })
      page.send(event)
      page.send({ type: status === 'draft' ? 'quote.submit' : 'quote.resubmit' })
      page.send({ type: status === 'draft' ? 'quote.submit' : 'quote.resubmit' })
      expect(page.sent()).toEqual([])
      expect(unsavedOn(page)).toEqual([[place, 'open', 1]])
    }
  })

  it('is the lines in the table that were kept and not added', () => {
    const page = aLifecycle({ quote: start, notes, newLines: 3 })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([])
    expect(unsavedOn(page)).toEqual([['new-lines', 'open', 3]])
    page.send({ type: 'editor.changed', editor: 'new-lines', count: 0 })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([{ kind: 'submit' }])
  })

  it('is a quantity that was refused, at the second click as at the first', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quantity.edit', itemId, text: '500' })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toEqual([{ kind: 'quantity', itemId, quantity: 500 }])
    await page.answer(E.left(refused))
    expect(page.view().submission.failure).toEqual({ kind: 'held-back' })
    page.send({ type: 'quote.submit' })
    expect(page.sent()).toHaveLength(1)
    expect(page.view().rows[0]?.quantity.text).toBe('500')
    expect(unsavedOn(page)).toEqual([['quantity:item-1', 'failed', 1]])
  })

  it('is a choice that was refused, until it is made again or left alone', async () => {
    const page = aLifecycle({ quote: start, notes })
    const place = 'shipping-method:shipped'
    page.send({ type: 'shipping-method.choose', fulfilmentId: shippedId, methodId: 'ship-express' })
    await page.answer(E.left(refused))
    await page.answerReading(E.right(start))
    page.send({ type: 'quote.submit' })
    expect(unsavedOn(page)).toEqual([[place, 'failed', 1]])
    page.send({ type: 'failure.dismiss', place })
    page.send({ type: 'quote.submit' })
    expect(page.sent().at(-1)).toEqual({ kind: 'submit' })
  })

  it('is a write with an unknown outcome until the quote has been read again', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'shipping-method.choose', fulfilmentId: shippedId, methodId: 'ship-express' })
    await page.answer(E.left(lost))
    expect(page.state()).toBe('reloading')
    page.send({ type: 'quote.submit' })
    await page.answerReading(E.left({ kind: 'unreachable', offline: true }))
    expect(page.sent()).toHaveLength(1)
    expect(unsavedOn(page).map(([place]) => place)).toEqual(['shipping-method:shipped', 'reload'])
    page.send({ type: 'quote.reload' })
    const express = { id: 'ship-express', name: 'Express' }
    const after = { ...start, fulfilments: [{ ...shipped, shippingMethod: express }, fetched] }
    await page.answerReading(E.right(after))
    expect(unsavedOn(page)).toEqual([])
    page.send({ type: 'quote.submit' })
    expect(page.sent().at(-1)).toEqual({ kind: 'submit' })
  })

  it('reads the quote before it submits when another write cut that reading short', async () => {
    const page = aLifecycle({ quote: start, notes })
    const place = 'shipping-method:shipped'
    page.send({ type: 'shipping-method.choose', fulfilmentId: shippedId, methodId: 'ship-express' })
    await page.answer(E.left(lost))
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    page.send({ type: 'failure.dismiss', place })
    page.send({ type: 'quote.submit' })
    await page.answer(done({ ...start, purchaseOrderNumber: 'PO-9' }))
    expect(page.state()).toBe('reloading')
    await page.answerReading(E.right({ ...start, purchaseOrderNumber: 'PO-9' }))
    expect(page.sent().at(-1)).toEqual({ kind: 'submit' })
  })

  it('says of a lost write that it was not saved, once that is known', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quantity.save', itemId, quantityText: '9' })
    await page.answer(E.left(lost))
    await page.answerReading(E.right(start))
    expect(page.view().rows[0]?.quantity.failure).toEqual({ kind: 'not-saved' })
    expect(page.view().rows[0]?.quantity.text).toBe('9')
  })

  it('is no quantity that can be saved: it is saved first, and then the quote is submitted', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quantity.edit', itemId, text: '9' })
    expect(unsavedOn(page)).toEqual([])
    page.send({ type: 'quote.submit' })
    expect(page.view().submission.stage).toBe('waiting')
    expect(unsavedOn(page)).toEqual([])
    await page.answer(done({ ...start, items: [aQuoteItem({ quantity: 9 })] }))
    expect(page.sent().map(({ kind }) => kind)).toEqual(['quantity', 'submit'])
  })

  it('is what was typed after the click and before the quote could be sent, and that is said', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    page.send({ type: 'quote.submit' })
    page.send({ type: 'quantity.edit', itemId, text: '9' })
    await page.answer(done({ ...start, purchaseOrderNumber: 'PO-9' }))
    expect(page.sent().map(({ kind }) => kind)).toEqual(['purchase-order'])
    expect(page.view().submission.failure).toEqual({ kind: 'overtaken' })
  })

  it('is no control that the delivery method does not have', () => {
    const page = aLifecycle({ quote: { ...start, fulfilments: [fetched] }, notes })
    page.send({ type: 'editor.changed', editor: 'address:fetched', count: 1 })
    expect(unsavedOn(page)).toEqual([])
  })

  it('shows lines that were added meanwhile before it sends them', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'purchase-order.save', number: 'PO-9' })
    page.send({ type: 'lines.added', quote: start, revision: 0 })
    page.send({ type: 'quote.submit' })
    await page.answer(done({ ...start, purchaseOrderNumber: 'PO-9' }))
    expect(page.state()).toBe('reloading')
    const grown = {
      ...start,
      purchaseOrderNumber: 'PO-9',
      items: [...start.items, aQuoteItem({ id: quoteItemId('item-2') })],
    }
    await page.answerReading(E.right(grown))
    expect(page.view().rows).toHaveLength(2)
    expect(page.sent().at(-1)).toEqual({ kind: 'submit' })
  })
})

describe('what was submitted', () => {
  const other = aQuoteItem({ id: quoteItemId('item-2') })
  const [shown = other] = start.items

  it.each([
    ['as it was shown', [shown], []],
    ['in another quantity', [{ ...shown, quantity: 99 }], [itemId]],
    ['for another day', [{ ...shown, requestedDate: aDay('2026-09-01') }], [itemId]],
    ['with a line more', [shown, other], [other.id]],
  ])('is told when it was handed over otherwise than shown: %s', async (_, items, unseen) => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quote.submit' })
    const submitted = { ...start, items, status: 'pending-review' } as const
    await page.answer(done(submitted))
    page.clock.increment(2000)
    await page.answerReading(E.right(submitted))
    const told = page.view().notices.flatMap((notice) => ('items' in notice ? notice.items : []))
    expect(told.map(({ id }) => id)).toEqual(unseen)
  })
})

describe('what is confirmed of a submission', () => {
  const handed = { ...start, status: 'pending-review' } as const

  async function handedOver() {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quote.submit' })
    await page.answer(done(handed))
    return page
  }

  it('stays from the screen after it until the reviewer has decided (QUOTE-57)', async () => {
    const page = await handedOver()
    expect(page.view().handedOver).toBeUndefined()
    page.clock.increment(2000)
    expect(page.view().handedOver).toBe('submit')
    await page.answerReading(E.right(handed))
    expect(page.view().handedOver).toBe('submit')
    page.send({ type: 'quote.reload' })
    await page.answerReading(E.right({ ...handed, status: 'approved' }))
    expect(page.view().handedOver).toBeUndefined()
  })

  it('goes with a recall, here or in another window', async () => {
    const page = await handedOver()
    page.clock.increment(2000)
    await page.answerReading(E.right(handed))
    page.send({ type: 'quote.recall' })
    await page.answer(done(start))
    expect(page.context().handedOver).toBeUndefined()

    const other = await handedOver()
    other.clock.increment(2000)
    await other.answerReading(E.right(handed))
    for (const reading of [start, handed]) {
      other.send({ type: 'quote.reload' })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await other.answerReading(E.right(reading))
    }
    expect(other.view().handedOver).toBeUndefined()
  })

  it('says that a returned quote was resubmitted', async () => {
    const page = aLifecycle({ quote: { ...start, status: 'returned' }, notes })
    page.send({ type: 'quote.resubmit' })
    await page.answer(done({ ...start, status: 'resubmitted' }))
    page.clock.increment(2000)
    expect(page.view().handedOver).toBe('resubmit')
  })

  it('comes with the reading where the answer got lost, and not where nothing was done', async () => {
    for (const [reading, confirmed] of [
      [handed, 'submit'],
      [start, undefined],
    ] as const) {
      const page = aLifecycle({ quote: start, notes })
      page.send({ type: 'quote.submit' })
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.answer(E.left(lost))
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.answerReading(E.right(reading))
      expect(page.view().handedOver).toBe(confirmed)
    }
  })

  it.each([
    ['on the same day', '2026-04-06T09:00:00', 'submit'],
    ['on the next day', '2026-04-05T09:00:00', 'submit'],
    ['two days later', '2026-04-04T23:00:00', undefined],
    ['by a clock that is ahead of this one', '2026-04-07T09:00:00', 'submit'],
    ['at a time that cannot be read', 'lately', undefined],
  ] as const)('is there where the quote is opened again %s (QUOTE-57)', (_, at, confirmed) => {
    const quote: Quote = {
      ...handed,
      history: [{ reason: 'Thank you.', at, status: 'pending-review' }],
    }
    expect(aLifecycle({ quote, notes }).view().handedOver).toBe(confirmed)
  })

  it('is about the newest submission of the history, and goes with what ends it', () => {
    const history = [
      { reason: '', at: '2026-04-01T09:00:00', status: 'pending-review' },
      { reason: 'Not with this seal.', at: '2026-04-02T09:00:00', status: 'returned' },
      { reason: '', at: '2026-04-06T09:00:00', status: 'resubmitted' },
    ] as const
    const page = (status: Quote['status']) =>
      aLifecycle({ quote: { ...handed, status, history }, notes }).view().handedOver
    expect(page('resubmitted')).toBe('resubmit')
    for (const ended of ['returned', 'approved', 'declined', 'expired'] as const)
      expect(page(ended)).toBeUndefined()
  })

  it('is nothing where the quote was opened after it and has no history', () => {
    expect(aLifecycle({ quote: handed, notes }).view().handedOver).toBeUndefined()
  })
})

describe('what held a submission back', () => {
  it('is said until it is put right, and not after that', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quantity.edit', itemId, text: '500' })
    page.send({ type: 'quote.submit' })
    await page.answer(E.left(refused))
    await page.answerReading(E.right(start))
    expect(page.view().submission.failure).toEqual({ kind: 'held-back' })
    page.send({ type: 'quantity.save', itemId, quantityText: '9' })
    await page.answer(done({ ...start, items: [aQuoteItem({ quantity: 9 })] }))
    expect(page.view().submission.failure).toBeUndefined()
  })
})

describe('a submission of what another window has changed', () => {
  it('is not done, says so, and shows what is different', async () => {
    const page = aLifecycle({ quote: start, notes })
    page.send({ type: 'quote.submit' })
    await page.answer(E.left({ kind: 'changed-elsewhere' }))
    expect(page.state()).toBe('reloading')
    const [item = aQuoteItem()] = start.items
    await page.answerReading(E.right({ ...start, items: [{ ...item, quantity: 99 }] }))
    expect(page.view().submission.failure).toEqual({ kind: 'changed-elsewhere' })
    expect(page.view().notices).toMatchObject([
      { kind: 'changed-unseen', items: [{ quantity: 99 }] },
    ])
    page.send({ type: 'quote.submit' })
    expect(page.view().submission.failure).toBeUndefined()
    expect(page.sent().map(({ kind }) => kind)).toEqual(['submit', 'submit'])
  })
})

describe('typing', () => {
  it.each<readonly [QuoteLifecycleEvent, QuoteLifecycleEvent, QuotePlace]>([
    [
      { type: 'quantity.save', itemId, quantityText: '500' },
      { type: 'quantity.edit', itemId, text: '50' },
      'quantity:item-1',
    ],
    [
      { type: 'purchase-order.save', number: 'PO-9' },
      { type: 'purchase-order.cancel' },
      'purchase-order',
    ],
  ])('forgets what was wrong with the text before', async (wish, edit, place) => {
    const page = aLifecycle({ quote: start, notes })
    page.send(wish)
    await page.answer(E.left(refused))
    expect(page.view().failures.has(place)).toBe(true)
    page.send(edit)
    expect(page.view().failures.has(place)).toBe(false)
  })
})
