import { describe, expect, it } from 'vitest'
import { addressId } from '../../../../src/domain/account/address.ts'
import {
  allows,
  type DeliveryChange,
  evidenceOfChange,
  skipObstacle,
} from '../../../../src/domain/delivery/delivery-change.ts'
import { startObstacles } from '../../../../src/domain/delivery/delivery-start.ts'
import type { ScheduledDelivery } from '../../../../src/domain/delivery/scheduled-delivery.ts'
import { cardId } from '../../../../src/domain/payment/card.ts'
import { aCheckout, aFulfilment, aPayment } from '../../../builders/a-checkout.ts'
import { aDay } from '../../../builders/a-day.ts'
import {
  aDelivery,
  aDeliveryLine,
  aRun,
  declined,
  monthly,
  otherLine,
  weekly,
} from '../../../builders/a-delivery.ts'

const line = aDeliveryLine()
const reason = { reasonId: 'r', notes: '' }
const changes: readonly DeliveryChange[] = [
  { kind: 'rename', name: 'Kits' },
  { kind: 'repeat', frequencyId: weekly.id },
  { kind: 'reschedule', date: aDay('2026-05-12'), reason },
  { kind: 'skip' },
  { kind: 'set-quantity', lineId: line.id, quantity: 9 },
  { kind: 'remove-item', lineId: line.id },
  { kind: 'ship-to', addressId: addressId('a') },
  { kind: 'ship-by', methodId: 'express' },
  { kind: 'pay-by-card', cardId: cardId('c') },
  { kind: 'pay-on-terms', purchaseOrderNumber: 'PO' },
  { kind: 'start' },
  { kind: 'cancel', reason },
  { kind: 'try-again' },
]
const allowed = (delivery: ScheduledDelivery) =>
  changes.filter((change) => allows(delivery, change)).map(({ kind }) => kind)

const always = [
  'rename',
  'repeat',
  'reschedule',
  'set-quantity',
  'ship-to',
  'ship-by',
  'pay-by-card',
  'pay-on-terms',
]

describe('what a scheduled delivery allows', () => {
  it.each<readonly [string, ScheduledDelivery, readonly string[]]>([
    ['set up', aDelivery({ status: 'setting-up' }), [...always, 'remove-item', 'start']],
    ['coming', aDelivery(), [...always, 'skip', 'cancel']],
    [
      'coming with two products',
      aDelivery({ lines: [line, otherLine] }),
      [...always, 'skip', 'cancel', 'remove-item'],
    ],
    ['skipped', aDelivery({ skippedDate: aDay('2026-03-31') }), [...always, 'cancel']],
    ['stopped', aDelivery({ problem: declined }), [...always, 'skip', 'cancel', 'try-again']],
    [
      'being placed',
      aDelivery({ runs: [aRun({ state: 'placing' })] }),
      [...always.filter((kind) => kind !== 'reschedule'), 'cancel'],
    ],
    ['ended', aDelivery({ status: 'cancelled' }), []],
    ['in a state we do not know', aDelivery({ status: 'other' }), []],
  ])('while it is %s is this and nothing else (SUBS-02)', (_name, delivery, expected) => {
    expect(allowed(delivery).toSorted()).toEqual(expected.toSorted())
  })

  it('is one skip before the next delivery (SUBS-03)', () => {
    expect(skipObstacle(aDelivery())).toBeUndefined()
    expect(skipObstacle(aDelivery({ skippedDate: aDay('2026-03-31') }))).toBe('skipped-already')
    expect(skipObstacle(aDelivery({ runs: [aRun({ state: 'placing' })] }))).toBe('being-placed')
    expect(skipObstacle(aDelivery({ status: 'setting-up' }))).toBe('not-active')
  })
})

describe('the evidence of a change whose answer got lost', () => {
  const before = aDelivery({ lines: [line, otherLine], problem: declined })
  const order = aCheckout({
    fulfilments: [
      aFulfilment({
        savedAddressId: addressId('a'),
        shippingMethod: { id: 'express', name: 'Express' },
      }),
    ],
  })
  const paid = (payment: Parameters<typeof aPayment>[0]) =>
    aCheckout({ payments: [aPayment({ id: 'payment-2', ...payment })] })
  it.each<readonly [DeliveryChange['kind'], Partial<ScheduledDelivery>]>([
    ['rename', { name: 'Kits' }],
    ['repeat', { frequency: weekly }],
    ['reschedule', { nextDate: aDay('2026-05-12') }],
    ['skip', { nextDate: aDay('2026-05-31'), skippedDate: aDay('2026-04-30') }],
    ['set-quantity', { lines: [aDeliveryLine({ quantity: 9 }), otherLine] }],
    ['remove-item', { lines: [otherLine] }],
    ['ship-to', { order }],
    ['ship-by', { order }],
    ['pay-by-card', { order: paid({ kind: 'credit-card' }) }],
    ['pay-on-terms', { order: paid({ purchaseOrderNumber: 'PO' }) }],
    ['cancel', { status: 'cancelled' }],
    ['try-again', { problem: undefined }],
  ])('shows whether it was made: %s (SUBS-02)', (kind, after) => {
    const change = changes.find((each) => each.kind === kind) ?? { kind: 'skip' }
    expect(evidenceOfChange(before, { ...before, ...after }, change)).toBe('done')
    expect(evidenceOfChange(before, before, change)).toBe('not-done')
  })

  it('of a start is that it comes', () => {
    const draft = aDelivery({ status: 'setting-up' })
    expect(evidenceOfChange(draft, aDelivery(), { kind: 'start' })).toBe('done')
    expect(evidenceOfChange(draft, draft, { kind: 'start' })).toBe('not-done')
  })
})

describe('what is missing before the start', () => {
  it('is asked for in order, and nothing of it once all is said', () => {
    const bare = aDelivery({
      status: 'setting-up',
      name: '',
      frequency: monthly,
      nextDate: undefined,
      order: aCheckout({ lines: [] }),
    })
    expect(startObstacles(bare)).toEqual(['items', 'name', 'date', 'address', 'payment'])
    expect(startObstacles(aDelivery({ status: 'setting-up' }))).toEqual([])
  })
})
