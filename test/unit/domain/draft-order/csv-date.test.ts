import { describe, expect, it } from 'vitest'
import { dateCell, readDateCell } from '../../../../src/domain/draft-order/csv-date.ts'
import {
  meantDate,
  possibleDates,
  serialDate,
} from '../../../../src/domain/draft-order/meant-date.ts'
import { aDay } from '../../../builders/a-day.ts'

describe('the date cell of a file', () => {
  it.each([
    '2027-03-09T00:00:00Z',
    '2027-03-09T23:59:59+14:00',
    '2027-03-09T00:00:00-08:00',
    ' 2027-03-09T08:30:00+01:00 ',
  ])('says the day that is written in it: %j (CSV-16)', (text) => {
    expect(readDateCell(text)).toEqual({ kind: 'day', date: '2027-03-09' })
  })

  it.each(['', '   '])('is empty: %j', (text) => {
    expect(readDateCell(text)).toEqual({ kind: 'empty' })
  })

  it.each([
    '2027-03-09',
    '2027-03-09T00:00:00',
    '2027-03-09T00:00Z',
    '2027-03-09T00:00:00.000Z',
    '2027-03-09t00:00:00z',
    '2027-03-09 00:00:00Z',
    '2027-03-09T24:00:00Z',
    '2027-03-09T00:60:00Z',
    '2027-03-09T00:00:60Z',
    '2027-03-09T00:00:00+0100',
    '2027-03-09T00:00:00Zrubbish',
    'rubbish2027-03-09T00:00:00Z',
    '12027-03-09T00:00:00Z',
    '2027-03-09T00:00:00+01:00 or later',
    '2027-03-09T00:00:00+24:00',
    '2027-02-29T00:00:00Z',
    '2027-13-01T00:00:00Z',
    '２０２７-03-09T00:00:00Z',
    'soon',
  ])('is invalid in any other form: %j (CSV-16)', (text) => {
    expect(readDateCell(text)).toEqual({ kind: 'invalid' })
  })

  it('is written as it is read', () => {
    expect(dateCell(aDay('2027-03-09'))).toBe('2027-03-09T00:00:00Z')
  })
})

describe('a date in another form', () => {
  it.each([
    '2027-03-09',
    '2027/03/09',
    '2027.3.9',
    '20270309',
    '2027-03-09T08:30',
    '2027-03-09 08:30:15.123 +01:00',
    '09.03.2027',
    '9.3.27',
    '9 Mar 2027',
    '9-Mar-27',
    '09MAR2027',
    'Mar 9, 2027',
    'March 9th, 2027',
    'Tuesday, March 9, 2027',
    '9. März 2027',
    'Dienstag, 9. Maerz 2027',
    '9 mars 2027',
    '9 de marzo de 2027',
    '2027 Mar 9',
    '9.3.2027 12:00 AM',
  ])('means one day only: %j', (text) => {
    expect(meantDate(text)).toBe('2027-03-09')
  })

  it.each([
    ['3/29/2027', '2027-03-29'],
    ['29/3/2027', '2027-03-29'],
    ['29-03-2027', '2027-03-29'],
    ['3/29/27', '2027-03-29'],
    ['27-03-09', '2027-03-09'],
    ['4/4/2027', '2027-04-04'],
    ['1er août 2027', '2027-08-01'],
    ['1 dic 2027', '2027-12-01'],
    ['12/31/2027 5:00:00 PM', '2027-12-31'],
  ])('means the one day that it can: %j', (text, day) => {
    expect(meantDate(text)).toBe(day)
  })

  it('is left open where it can mean two, the likelier of the zone first', () => {
    expect(meantDate('3/9/2027')).toBeUndefined()
    expect(possibleDates('3/9/2027', 'US')).toEqual(['2027-03-09', '2027-09-03'])
    expect(possibleDates('3/9/2027', 'EU')).toEqual(['2027-09-03', '2027-03-09'])
  })

  it.each([
    '',
    'soon',
    'Mar 2027',
    '9 Mar',
    '2027',
    '31.02.2027',
    '2027-02-30',
    '9 jui 2027',
    '9 f 2027',
    '9 Mar Apr 2027',
    '13/13/2027',
    '0/1/2027',
    'week 12 2027',
    '9 March 0027',
    '9 March 2027 or 10 March 2027',
    `9 Mar 2027${' '.repeat(80)}`,
  ])('means no day: %j', (text) => {
    expect(possibleDates(text, 'US')).toEqual([])
  })

  it('may be the number that a spreadsheet keeps, which is read when asked for', () => {
    expect(meantDate('46455')).toBeUndefined()
    expect(serialDate(' 46455 ')).toBe('2027-03-09')
    expect(serialDate('36526')).toBe('2000-01-01')
    expect(serialDate('36525')).toBeUndefined()
    expect(serialDate('73051')).toBeUndefined()
    expect(serialDate('4645')).toBeUndefined()
  })
})
