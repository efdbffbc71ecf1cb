import { describe, expect, it } from 'vitest'
import { isNeedless, isPossible, shows } from '../../../../src/domain/quote/write-evidence.ts'
import { anAddress, anAddressEntry } from '../../../builders/an-address.ts'
import { anEmptyDraft, fulfilmentId } from '../../../builders/a-quote.ts'
import {
  everyWrite,
  itemId,
  quote,
  resubmission,
  withFulfilment,
  withoutItem,
} from './every-write.ts'

describe('a quote shows that a write was done', () => {
  it.each(everyWrite.map(([write, after]) => ({ kind: write.kind, write, after })))(
    'after it, and not before: $kind',
    ({ write, after }) => {
      expect(shows(quote, write)).toBe(false)
      expect(shows(after, write)).toBe(true)
    },
  )

  it('once a returned quote has left its status', () => {
    const [write, before, after] = resubmission
    expect([before, after].map((one) => shows(one, write))).toEqual([false, true])
  })

  it('for a method only when all its items are with it', () => {
    const [write, after] = everyWrite.find(([{ kind }]) => kind === 'method') ?? []
    if (!write || !after) throw new Error('There is no such write.')
    expect(shows(withFulfilment({ itemIds: [itemId] }, after), write)).toBe(false)
  })

  it('for an address by what is printed on the label, whatever else differs', () => {
    const entry = anAddressEntry({ streetAddress: ' 18 Millrace Road ', phoneNumber: '' })
    const id = fulfilmentId('fulfilment-1')
    expect(shows(quote, { kind: 'new-address', fulfilmentId: id, entry })).toBe(true)
    const moved = withFulfilment({ shippingAddress: anAddress({ postalCode: '55803' }) })
    expect(shows(moved, { kind: 'new-address', fulfilmentId: id, entry })).toBe(false)
  })
})

describe('a write', () => {
  it('is needless when the quote shows it already, save that a new address is always kept', () => {
    const needless = everyWrite.filter(([write, after]) => isNeedless(after, write))
    expect(needless.map(([{ kind }]) => kind)).toEqual(
      everyWrite.map(([{ kind }]) => kind).filter((kind) => kind !== 'new-address'),
    )
  })

  it('is possible while its item or its fulfilment is there', () => {
    expect(everyWrite.every(([write]) => isPossible(quote, write))).toBe(true)
    const bare = anEmptyDraft()
    const possible = everyWrite.filter(([write]) => isPossible(bare, write))
    expect(possible.map(([{ kind }]) => kind)).toEqual(['purchase-order', 'submit'])
    expect(isPossible(withoutItem(itemId), { kind: 'remove', itemId })).toBe(false)
  })
})
