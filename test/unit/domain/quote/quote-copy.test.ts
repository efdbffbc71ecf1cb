import { describe, expect, it } from 'vitest'
import { copiedQuote, isWholeCopy } from '../../../../src/domain/quote/quote-copy.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteId, quoteItemId } from '../../../builders/a-quote.ts'

const motor = aQuoteItem({ id: quoteItemId('one'), customCode: 'OURS-1' })
const pump = aQuoteItem({ id: quoteItemId('two'), modelCode: 'PU1000', quantity: 5 })
const again = aQuoteItem({ id: quoteItemId('three'), customerMaterialNumber: 'MAT-3' })
const source = aQuote({ items: [motor, pump, again] })
const copyWith = (...items: (typeof motor)[]) => aQuote({ id: quoteId('quote-2'), items })

describe('a copy of a quote', () => {
  it('with every line as it was leaves nothing to be said', () => {
    const copied = copiedQuote(source, copyWith(motor, pump, again), [])
    expect(copied).toMatchObject({ id: 'quote-2', count: 3 })
    expect(isWholeCopy(copied)).toBe(true)
  })

  it('names what is not on it, and why', () => {
    const copied = copiedQuote(source, copyWith(motor, again), [{ itemId: 'two', reason: 'gone' }])
    expect(copied).toMatchObject({ count: 2, leftOut: [{ item: pump, reason: 'gone' }] })
    expect(isWholeCopy(copied)).toBe(false)
  })

  it('tells two lines of one model apart by what the server left out', () => {
    const twins = aQuote({ items: [motor, { ...motor, id: quoteItemId('twin') }] })
    const copied = copiedQuote(twins, copyWith(motor), [{ itemId: 'one', reason: 'quantity' }])
    expect(copied.leftOut).toEqual([{ item: motor, reason: 'quantity' }])
  })

  it('whose answer was lost names what is missing without a reason', () => {
    const copied = copiedQuote(source, copyWith(motor, again), [])
    expect(copied).toMatchObject({ count: 2, leftOut: [{ item: pump, reason: undefined }] })
  })

  it('says which days were moved, and which custom codes were lost', () => {
    const later = { ...motor, requestedDate: aDay('2026-09-01'), customCode: '' }
    const copied = copiedQuote(source, copyWith(later, pump, again), [])
    expect(copied.moved).toEqual([{ item: motor, from: '2026-05-04', to: '2026-09-01' }])
    expect(copied.uncoded).toEqual([motor])
  })

  it('counts nothing of a draft that has other lines', () => {
    const other = aQuoteItem({ modelCode: 'OTHER1' })
    expect(copiedQuote(source, copyWith(other), []).count).toBe(0)
  })
})
