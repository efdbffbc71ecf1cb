import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterReading,
  afterSuccess,
} from '../../../../src/domain/quote/quote-answers.ts'
import {
  withWrite,
  busyPlaces,
  withoutWrites,
  withoutFailure,
  isBeingRemoved,
  type QuoteEdits,
  withNextWriteSent,
  noEdits,
  withoutSubmission,
} from '../../../../src/domain/quote/quote-edits.ts'
import type { QuoteWrite } from '../../../../src/domain/quote/quote-write.ts'
import { nothingTyped } from '../../../../src/domain/quote/typed-texts.ts'
import type { PortFailure } from '../../../../src/domain/shared/port-failure.ts'
import { aDay } from '../../../builders/a-day.ts'
import { anotherModel } from '../../../builders/a-quote.ts'
import { itemId, otherItemId, quote, withItem, withoutItem } from './every-write.ts'

const five: QuoteWrite = { kind: 'quantity', itemId, quantity: 5 }
const seven: QuoteWrite = { kind: 'quantity', itemId, quantity: 7 }
const order: QuoteWrite = { kind: 'purchase-order', number: 'PO-1' }
const submit: QuoteWrite = { kind: 'submit' }
const lost: PortFailure = { kind: 'unreachable', offline: false }

/** The edits after these writes were asked for, one after the other. */
function after(writes: readonly QuoteWrite[], edits = noEdits(quote)): QuoteEdits {
  return writes.reduce(withWrite, edits)
}

describe('writes that are asked for', () => {
  it('wait in their order', () => {
    expect(after([five, order]).pending).toEqual([five, order])
  })

  it('replace what waits for the same place', () => {
    expect(after([five, order, seven]).pending).toEqual([order, seven])
  })

  it('are not sent twice while the same is under way', () => {
    const sending = withNextWriteSent(after([five]))
    expect(after([five, five], sending).pending).toEqual([])
  })

  it('wait behind another value of the same place that is under way', () => {
    expect(after([seven], withNextWriteSent(after([five]))).pending).toEqual([seven])
  })

  it('take back a later value when the one under way is wanted after all', () => {
    expect(after([seven, five], withNextWriteSent(after([five]))).pending).toEqual([])
  })

  it('are not sent when the quote is like that already', () => {
    const stored: QuoteWrite = { kind: 'quantity', itemId, quantity: 2 }
    const typed = { ...nothingTyped, quantities: new Map([[itemId, '2']]) }
    const next = withWrite({ ...noEdits(quote), typed }, stored)
    expect(next.pending).toEqual([])
    expect(next.typed.quantities.size).toBe(0)
  })

  it('are sent when they restore what another write is about to change', () => {
    const back: QuoteWrite = { kind: 'quantity', itemId, quantity: 2 }
    expect(after([back], withNextWriteSent(after([five]))).pending).toEqual([back])
  })

  it('forget the failure at their place, and only there', () => {
    const both = afterFailure(
      withNextWriteSent(afterFailure(withNextWriteSent(after([five, order])), lost)),
      lost,
    )
    expect([...both.failures.keys()]).toEqual(['quantity:item-1', 'purchase-order'])
    expect([...after([seven], both).failures.keys()]).toEqual(['purchase-order'])
  })

  it('withdraw what waits for an item that is to be removed', () => {
    const date: QuoteWrite = { kind: 'date', itemId, date: aDay('2026-06-01') }
    const other: QuoteWrite = { kind: 'quantity', itemId: otherItemId, quantity: 9 }
    const remove: QuoteWrite = { kind: 'remove', itemId }
    const edits = after([five, date, other, order, remove])
    expect(edits.pending).toEqual([other, order, remove])
    expect(isBeingRemoved(edits, itemId)).toBe(true)
    expect(isBeingRemoved(edits, otherItemId)).toBe(false)
    expect(isBeingRemoved(withNextWriteSent(after([remove])), itemId)).toBe(true)
  })

  it('withdraw the quantity that waits for a line that is to be another model in a quantity of its own', () => {
    const other: QuoteWrite = { kind: 'quantity', itemId: otherItemId, quantity: 9 }
    const date: QuoteWrite = { kind: 'date', itemId, date: aDay('2026-06-01') }
    expect(after([five, date, other, anotherModel]).pending).toEqual([date, other, anotherModel])
    expect(after([anotherModel, { kind: 'remove', itemId }]).pending).toEqual([
      { kind: 'remove', itemId },
    ])
  })

  it('withdraw all that waits when all lines are to be removed, save a submission (CALL-39)', () => {
    const other: QuoteWrite = { kind: 'quantity', itemId: otherItemId, quantity: 9 }
    const clear: QuoteWrite = { kind: 'clear' }
    expect(after([five, other, order, submit, clear]).pending).toEqual([clear, submit])
  })

  it('go before a submission, whenever that was asked for', () => {
    expect(after([five, submit, order]).pending).toEqual([five, order, submit])
  })
})

describe('the write that is sent', () => {
  it('is the first one waiting', () => {
    const sending = withNextWriteSent(after([five, order]))
    expect(sending.underWay).toEqual(five)
    expect(sending.pending).toEqual([order])
    expect([...busyPlaces(sending)]).toEqual(['quantity:item-1', 'purchase-order'])
  })

  it('is none when nothing waits', () => {
    expect(withNextWriteSent(noEdits(quote)).underWay).toBeUndefined()
  })
})

describe('a write that was done', () => {
  it('leaves the newer quote, and its text is no longer kept', () => {
    const typed = { ...nothingTyped, quantities: new Map([[itemId, ' 5 ']]) }
    const done = afterSuccess(
      { ...withNextWriteSent(after([five])), typed },
      withItem({ quantity: 5 }),
    )
    expect(done).toEqual(noEdits(withItem({ quantity: 5 })))
  })

  it('leaves a text that was typed since then', () => {
    const typed = { ...nothingTyped, quantities: new Map([[itemId, '7']]) }
    const done = afterSuccess(
      { ...withNextWriteSent(after([five, seven])), typed },
      withItem({ quantity: 5 }),
    )
    expect(done.typed).toEqual(typed)
  })

  it('says what can no longer be written because its item is gone', () => {
    const other: QuoteWrite = { kind: 'quantity', itemId: otherItemId, quantity: 9 }
    const done = afterSuccess(withNextWriteSent(after([order, other])), withoutItem(otherItemId))
    expect(done.pending).toEqual([])
    expect(done.failures).toEqual(new Map([['quantity:item-2', { kind: 'not-found' }]]))
  })
})

describe('a write that was not done', () => {
  it('keeps the text and the failure at its place, and lets the others go on', () => {
    const typed = { ...nothingTyped, quantities: new Map([[itemId, '5']]) }
    const next = afterFailure({ ...withNextWriteSent(after([five, order])), typed }, lost)
    expect(next).toEqual({
      quote,
      typed,
      underWay: undefined,
      pending: [order],
      failures: new Map([['quantity:item-1', lost]]),
      inDoubt: [],
      notices: [],
    })
  })

  it('holds a submission back that waited for it', () => {
    const next = afterFailure(withNextWriteSent(after([five, submit])), lost)
    expect(next.pending).toEqual([])
    expect(next.failures.get('submit')).toEqual({ kind: 'held-back' })
  })

  it('changes nothing when no write is under way', () => {
    expect(afterFailure(noEdits(quote), lost)).toEqual(noEdits(quote))
  })

  it('keeps the failure of a submission as it is', () => {
    expect(afterFailure(withNextWriteSent(after([submit])), lost).failures).toEqual(
      new Map([['submit', lost]]),
    )
  })
})

describe('a quote that was read again', () => {
  it('takes the place of the old one and forgets that reading had failed', () => {
    const unread: QuoteEdits = { ...noEdits(quote), failures: new Map([['reload', lost]]) }
    const newer = withItem({ quantity: 9 })
    expect(afterReading(unread, newer)).toEqual(noEdits(newer))
  })
})

describe('what waits', () => {
  it('is dropped once the quote is closed', () => {
    const edits = withoutWrites(withNextWriteSent(after([five, order])))
    expect([edits.underWay, edits.pending]).toEqual([undefined, []])
  })

  it('goes on without its submission, which needs a reason to be spoken of', () => {
    const silent = withoutSubmission(after([five, submit]))
    expect(silent.pending).toEqual([five])
    expect(silent.failures.size).toBe(0)
    expect(withoutSubmission(after([five]), { kind: 'held-back' })).toEqual(after([five]))
  })

  it('has its failures taken away one by one', () => {
    const edits = afterFailure(withNextWriteSent(after([five])), lost)
    expect(withoutFailure(edits, 'submit').failures.size).toBe(1)
    expect(withoutFailure(edits, 'quantity:item-1').failures.size).toBe(0)
  })
})
