import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  type QuoteRequestEntry,
  readQuoteRequest,
} from '../../../../src/domain/pricing/quote-request.ts'
import { quoteId as idOf } from '../../../../src/domain/shared/quote-id.ts'
import { aDay } from '../../../builders/a-day.ts'

const terms = { today: aDay('2026-03-02'), leadTime: { weeks: 3, earliest: undefined } }
const quoteId = idOf('quote-1')

function entry(overrides: Partial<QuoteRequestEntry> = {}): QuoteRequestEntry {
  return {
    target: 'existing',
    quoteId,
    newQuoteName: '',
    date: '2026-03-23',
    customerMaterialNumber: '',
    ...overrides,
  }
}

describe('what the quote dialog asks for', () => {
  it('is a line of an existing quote, with the wish and the plan', () => {
    expect(readQuoteRequest(entry({ customerMaterialNumber: ' 4711 ' }), terms)).toEqual(
      E.right({
        target: { quoteId },
        requestedDate: '2026-03-23',
        plannedDate: '2026-03-23',
        customerMaterialNumber: '4711',
      }),
    )
  })

  it('is a line of a new quote, named without the blanks around', () => {
    const request = readQuoteRequest(entry({ target: 'new', newQuoteName: ' Crane 7 ' }), terms)
    expect(request).toMatchObject(E.right({ target: { newQuoteName: 'Crane 7' } }))
  })

  it('needs a quote, or a name for a new one (QUOTE-61)', () => {
    expect(readQuoteRequest(entry({ quoteId: undefined }), terms)).toEqual(
      E.left([{ field: 'quote', kind: 'required' }]),
    )
    expect(readQuoteRequest(entry({ target: 'new', newQuoteName: '  ' }), terms)).toEqual(
      E.left([{ field: 'name', kind: 'required' }]),
    )
  })

  it('cannot be for an earlier day than today plus the lead time (PRICE-05)', () => {
    expect(readQuoteRequest(entry({ date: '2026-03-22' }), terms)).toEqual(
      E.left([{ field: 'date', kind: 'too-early', earliest: '2026-03-23' }]),
    )
  })

  it('may leave the day open, but not make one up', () => {
    expect(readQuoteRequest(entry({ date: ' ' }), terms)).toMatchObject(
      E.right({ requestedDate: undefined, plannedDate: '2026-03-23' }),
    )
    expect(readQuoteRequest(entry({ date: '2027-02-29' }), terms)).toEqual(
      E.left([{ field: 'date', kind: 'invalid' }]),
    )
  })

  it('holds 255 characters of each text and not one more', () => {
    const long = entry({
      target: 'new',
      newQuoteName: 'n'.repeat(255),
      customerMaterialNumber: 'm'.repeat(255),
    })
    expect(E.isRight(readQuoteRequest(long, terms))).toBe(true)
    const tooLong = {
      ...long,
      newQuoteName: 'n'.repeat(256),
      customerMaterialNumber: 'm'.repeat(256),
    }
    expect(readQuoteRequest(tooLong, terms)).toEqual(
      E.left([
        { field: 'name', kind: 'too-long' },
        { field: 'material-number', kind: 'too-long' },
      ]),
    )
  })

  it('is told everything that is wrong at once', () => {
    const request = readQuoteRequest(entry({ quoteId: undefined, date: '2026-03-02' }), terms)
    expect(E.isLeft(request) && request.left.map(({ field }) => field)).toEqual(['quote', 'date'])
  })
})
