import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  dateEdit,
  isDateChanged,
  readDeliveryDate,
} from '../../../../src/domain/quote/delivery-date-edit.ts'
import { unfinishedDay } from '../../../../src/domain/shared/unfinished-day.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuoteItem } from '../../../builders/a-quote.ts'

const today = aDay('2026-04-06')
/** Four weeks after today. */
const earliest = aDay('2026-05-04')
const item = aQuoteItem({ requestedDate: aDay('2026-05-11') })

describe('a wish for a delivery date', () => {
  it('may be the earliest day itself, or a later one', () => {
    expect(readDeliveryDate('2026-05-04', earliest)).toEqual(E.right('2026-05-04'))
    expect(readDeliveryDate(' 2026-12-31 ', earliest)).toEqual(E.right('2026-12-31'))
  })

  it('is refused before the earliest day, which is said', () => {
    expect(readDeliveryDate('2026-05-03', earliest)).toEqual(
      E.left({ kind: 'too-early', earliest }),
    )
  })

  it.each(['2026-02-30', '06.05.2026', 'soon'])('is refused when %s is no day', (text) => {
    expect(readDeliveryDate(text, earliest)).toEqual(E.left({ kind: 'invalid' }))
  })

  it('is refused when it is empty', () => {
    expect(readDeliveryDate(' ', earliest)).toEqual(E.left({ kind: 'required' }))
  })

  it('is neither a day nor an empty field while it is begun and not finished', () => {
    expect(readDeliveryDate(unfinishedDay, earliest)).toEqual(E.left({ kind: 'unfinished' }))
    expect(isDateChanged(undefined, unfinishedDay)).toBe(true)
  })
})

describe('the field of a row', () => {
  it('has something to save only when it differs from the stored day', () => {
    expect(isDateChanged(item.requestedDate, '2026-05-11')).toBe(false)
    expect(isDateChanged(item.requestedDate, '2026-05-12')).toBe(true)
    expect(isDateChanged(item.requestedDate, '')).toBe(true)
    expect(isDateChanged(undefined, '')).toBe(false)
  })

  it('shows the stored day and the minimum while nothing is typed', () => {
    expect(dateEdit(item, undefined, today)).toEqual({
      value: '2026-05-11',
      minimum: earliest,
      isChanged: false,
      problem: undefined,
      isStoredTooEarly: false,
    })
  })

  it('shows what is typed, and what is wrong with it', () => {
    expect(dateEdit(item, '2026-05-03', today)).toMatchObject({
      value: '2026-05-03',
      isChanged: true,
      problem: { kind: 'too-early', earliest },
    })
    expect(dateEdit(item, '', today).problem).toEqual({ kind: 'required' })
  })

  it('moves the minimum on with the day', () => {
    expect(dateEdit(item, undefined, aDay('2026-04-20')).minimum).toBe('2026-05-18')
  })

  it('only points out an old wish that can no longer be met', () => {
    expect(dateEdit(item, undefined, aDay('2026-04-20'))).toMatchObject({
      isStoredTooEarly: true,
      problem: undefined,
    })
  })

  it('is empty and without a problem when there is no wish', () => {
    const wishless = aQuoteItem({ requestedDate: undefined })
    expect(dateEdit(wishless, undefined, today)).toMatchObject({
      value: '',
      problem: undefined,
      isStoredTooEarly: false,
    })
  })
})
