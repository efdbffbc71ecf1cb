import { describe, expect, it } from 'vitest'
import type {
  LedgerEntry,
  LedgerStep,
  LineChange,
} from '../../../../src/domain/quote/quote-ledger.ts'
import { changedSinceSubmission } from '../../../../src/domain/quote/quote-marks.ts'
import { quoteItemId } from '../../../builders/a-quote.ts'

const itemId = quoteItemId('item-1')
const line = {
  id: itemId,
  modelCode: 'OM1080CNS',
  productName: 'Orbital motor OM1',
  quantity: 8,
  requestedDate: undefined,
  customerMaterialNumber: '',
}
const submitted = { kind: 'status', status: 'pending-review', reason: '' } as const
const returned = { kind: 'status', status: 'returned', reason: 'Why?' } as const
const added = { kind: 'lines-added', lines: [line] } as const
const removed = { kind: 'lines-removed', lines: [line] } as const

function quantity(from: string, to: string): LedgerStep {
  return { kind: 'lines-changed', changes: [change(from, to)] }
}

function change(from: string, to: string): LineChange {
  return { itemId, modelCode: 'OM1080CNS', field: 'quantity', from, to }
}

function marksOf(...steps: readonly LedgerStep[]) {
  const by = { kind: 'customer', name: '' } as const
  const at = '2026-04-06T09:00:00+00:00'
  return changedSinceSubmission(steps.map((step): LedgerEntry => ({ ...step, at, by })))
}

describe('what is different since the last submission', () => {
  it('is nothing before the first one, and just after it', () => {
    expect(marksOf(added, quantity('8', '10')).size).toBe(0)
    expect(marksOf(added, quantity('8', '10'), submitted, returned).size).toBe(0)
  })

  it('is told from what was submitted to what is there, whatever lay between', () => {
    const marks = marksOf(added, submitted, returned, quantity('8', '9'), quantity('9', '10'))
    expect([...marks]).toEqual([[itemId, { kind: 'changed', changes: [change('8', '10')] }]])
  })

  it('is nothing where a value has come back to what it was', () => {
    expect(marksOf(added, submitted, quantity('8', '9'), quantity('9', '8')).size).toBe(0)
  })

  it('is the line itself where that is new, and nothing of a line that is gone', () => {
    expect([...marksOf(submitted, added, quantity('8', '9'))]).toEqual([
      [itemId, { kind: 'added' }],
    ])
    expect(marksOf(added, submitted, quantity('8', '9'), removed).size).toBe(0)
  })

  it('begins again with a resubmission', () => {
    const again = { ...submitted, status: 'resubmitted' } as const
    expect(marksOf(added, submitted, returned, quantity('8', '9'), again).size).toBe(0)
  })
})
