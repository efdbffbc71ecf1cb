/** One date for many lines: what is under way, what can be withdrawn, and what is said once when all is answered. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  datesRun,
  datesRunMachine,
  type DatesOutcome,
  datesRunView,
} from '../../src/application/quote/dates-run.machine.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteItemId } from '../../src/domain/quote/quote-item.ts'
import type { CalendarDate } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { aLifecycle, done, today } from './quote-lifecycle.harness.ts'

const june = aDay('2026-06-01')
const july = aDay('2026-07-01')
const [one, two, three, four] = [
  quoteItemId('item-1'),
  quoteItemId('item-2'),
  quoteItemId('item-3'),
  quoteItemId('item-4'),
]
const quote = aQuote({ items: [one, two, three, four].map((id) => aQuoteItem({ id })) })

/** The quote after the server has taken a date for these lines. */
function dated(date: CalendarDate, ids: readonly QuoteItemId[], before: Quote = quote): Quote {
  const items = before.items.map((item) =>
    ids.includes(item.id) ? { ...item, requestedDate: date } : item,
  )
  return { ...before, items }
}

/** A run beside the chart of a quote, which asks for dates as a page does. */
function aRun() {
  const lines = aLifecycle({ quote })
  const follow = lines.actor.subscribe.bind(lines.actor)
  /** Of each subscription, whether it is still there. */
  const following: boolean[] = []
  vi.spyOn(lines.actor, 'subscribe').mockImplementation((look) => {
    const place = following.push(true) - 1
    const { unsubscribe } = follow(look)
    return {
      unsubscribe: () => {
        following[place] = false
        unsubscribe()
      },
    }
  })
  const actor = createActor(datesRun(lines.actor))
  const told: DatesOutcome[] = []
  actor.on('run.ended', ({ outcome }) => told.push(outcome))
  actor.start()
  const view = () => datesRunView(actor.getSnapshot())
  const ask = (
    ids: readonly QuoteItemId[],
    date: CalendarDate,
    kept: readonly QuoteItemId[] = [],
  ) => {
    lines.send({
      type: 'dates.save',
      dates: ids.map((itemId) => ({ itemId, text: date })),
      today,
    })
    actor.send({ type: 'run.begin', asked: new Map(ids.map((id) => [id, date])), kept })
  }
  /** Another write that those of the dates wait behind. */
  const holdBack = () => lines.send({ type: 'purchase-order.save', number: 'PO-1' })
  return { ...lines, actor, view, told, ask, holdBack, following }
}

const refused = E.left({ kind: 'refused', messages: ['These lines are being picked.'] } as const)

describe('one date for many lines', () => {
  it('says nothing before it is asked for', () => {
    expect(aRun().view()).toEqual({ progress: undefined, total: 0, outcome: undefined, times: 0 })
  })

  it('is under way until the server has answered, and then says once what came of it', async () => {
    const { actor, view, told, ask, answer, send } = aRun()
    ask([one, two], june, [three])
    const progress = { saved: 0, underWay: 2, waiting: [], unchanged: [] }
    expect(view()).toEqual({ progress, total: 2, outcome: undefined, times: 0 })
    const drawn = vi.fn()
    actor.subscribe(drawn)
    send({ type: 'quantity.edit', itemId: three, text: '9' })
    expect(drawn).not.toHaveBeenCalled()
    await answer(done(dated(june, [one, two])))
    const outcome = { saved: 2, unchanged: [], kept: 1 }
    expect(view()).toEqual({ progress: undefined, total: 0, outcome, times: 1 })
    send({ type: 'quantity.edit', itemId: one, text: '9' })
    expect(told).toEqual([outcome])
  })

  it('is over at once where the lines have it already', () => {
    const { view, told, ask, sent } = aRun()
    ask([one, two], aDay('2026-05-04'))
    expect(sent()).toEqual([])
    expect(view()).toMatchObject({ progress: undefined, times: 1 })
    expect(told).toEqual([{ saved: 2, unchanged: [], kept: 0 }])
  })

  it.each([
    ['were refused it', refused, { saved: 0, unchanged: [one, two] }],
    ['another day has come out for', done(dated(june, [one])), { saved: 1, unchanged: [two] }],
  ] as const)('names the lines that %s', async (_, outcome, came) => {
    const { told, ask, answer } = aRun()
    ask([one, two], june)
    await answer(outcome)
    expect(told).toEqual([{ ...came, kept: 0 }])
  })

  it('counts a line nowhere that is gone meanwhile', async () => {
    const { told, ask, answer } = aRun()
    ask([one, two], june)
    const { items, ...rest } = dated(june, [two])
    await answer(done({ ...rest, items: items.slice(1) }))
    expect(told).toEqual([{ saved: 1, unchanged: [], kept: 0 }])
  })

  it('names the lines that can still be withdrawn, which then stay as they are', async () => {
    const { view, told, ask, answer, holdBack, send } = aRun()
    holdBack()
    ask([one, two], june)
    expect(view().progress).toMatchObject({ underWay: 2, waiting: [one, two] })
    send({ type: 'dates.withdraw', itemIds: [two] })
    expect(view().progress).toMatchObject({ underWay: 1, waiting: [one], unchanged: [two] })
    await answer(done({ ...quote, purchaseOrderNumber: 'PO-1' }))
    expect(view().progress).toMatchObject({ underWay: 1, waiting: [] })
    expect(told).toEqual([])
    await answer(done(dated(june, [one])))
    expect(told).toEqual([{ saved: 1, unchanged: [two], kept: 0 }])
  })

  it('takes in what is asked for while it is under way, and says at the end what came of all of it', async () => {
    const { view, told, ask, answer } = aRun()
    ask([one, two], june, [three, four])
    ask([two, three], july)
    expect(view()).toMatchObject({ total: 3, progress: { underWay: 3 } })
    await answer(done(dated(june, [one, two])))
    expect(told).toEqual([])
    await answer(done(dated(july, [two, three], dated(june, [one, two]))))
    expect(told).toEqual([{ saved: 3, unchanged: [], kept: 1 }])
  })

  it('tells of every run, and keeps what came of the last one while the next is under way', async () => {
    const { view, told, ask, answer } = aRun()
    ask([one], june)
    await answer(done(dated(june, [one])))
    ask([two], june)
    expect(view()).toMatchObject({ outcome: { saved: 1 }, times: 1, progress: { underWay: 1 } })
    await answer(refused)
    expect(view()).toMatchObject({ times: 2, outcome: { saved: 0, unchanged: [two] } })
    expect(told).toHaveLength(2)
  })

  it('names every line as unchanged where the quote is closed to changes', async () => {
    const { told, ask, breakWrite } = aRun()
    ask([one, two], june)
    await breakWrite()
    expect(told).toEqual([{ saved: 0, unchanged: [one, two], kept: 0 }])
  })

  it('is followed no longer than it is under way', async () => {
    const { actor, ask, answer, following } = aRun()
    ask([one], june)
    ask([one], june)
    expect(following).toEqual([false, true])
    await answer(done(dated(june, [one])))
    expect(following).toEqual([false, false])
    ask([two], june)
    actor.stop()
    expect(following).toEqual([false, false, false])
  })

  it('fails loudly where nothing follows the lines', () => {
    const actor = createActor(datesRunMachine)
    const failed: unknown[] = []
    actor.subscribe({ error: (error) => failed.push(error) })
    actor.start()
    actor.send({ type: 'run.begin', asked: new Map(), kept: [] })
    expect(failed).toHaveLength(1)
  })
})
