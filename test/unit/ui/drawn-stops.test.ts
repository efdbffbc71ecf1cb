import { expect, it } from 'vitest'
import { addDays } from '../../../src/domain/shared/calendar-date.ts'
import { drawnStops, flagPlaces } from '../../../src/ui/pages/draft-order/dates/drawn-stops.ts'
import { timeScale } from '../../../src/ui/pages/draft-order/dates/time-scale.ts'
import { daysFormat } from '../../../src/ui/pages/draft-order/dates/date-words.ts'
import { aDay } from '../../builders/a-day.ts'

/** A Monday. */
const today = aDay('2026-03-02')
const inEnglish = daysFormat('en')

function drawn(offsets: readonly number[]) {
  const waves = offsets.map((offset) => ({
    date: addDays(today, offset),
    keys: [`line-${offset}`],
  }))
  const scale = timeScale(offsets.at(0) ?? 0, offsets.at(-1) ?? 0)
  return { ...drawnStops(waves, scale, today, inEnglish), scale }
}

it('draws each day of a few waves', () => {
  const { stops, isByWeek } = drawn([14, 28, 63])
  expect(isByWeek).toBe(false)
  expect(stops).toEqual([
    { day: '2026-03-16', offset: 14, count: 1, name: 'Mar 16' },
    { day: '2026-03-30', offset: 28, count: 1, name: 'Mar 30' },
    { day: '2026-05-04', offset: 63, count: 1, name: 'May 04' },
  ])
})

it('gathers twenty-eight waves of one month by week, each with its flag', () => {
  const { stops, isByWeek, scale } = drawn(Array.from({ length: 28 }, (_, index) => 340 + index))
  expect(isByWeek).toBe(true)
  expect(stops.map(({ count }) => count)).toEqual([3, 7, 7, 7, 4])
  expect(stops.map(({ name }) => name.replaceAll(/\s/g, ' '))).toEqual([
    'Feb 5 – 7',
    'Feb 8 – 14',
    'Feb 15 – 21',
    'Feb 22 – 28',
    'Mar 1 – 4',
  ])
  expect(flagPlaces(stops, scale, 'days')).not.toContain(undefined)
  expect(flagPlaces(stops, scale, 'counts')).not.toContain(undefined)
})

it.each([
  ['today, where the first wave is in the nearer half', [14, 28, 63], 0],
  ['today, where all leaves on one day', [330], 0],
  ['in the week of the first wave, where most of the line would be empty', [340, 350, 367], 48],
])('begins %s', (_where, offsets, week) => {
  const { scale } = drawn(offsets)
  expect(scale.start).toBe(week * 7)
  expect(scale.marks[0]).toEqual({ week, at: 0, name: 'always' })
})

it('leaves out flags of a hundred weeks, but not the first and the last', () => {
  const { stops, isByWeek, scale } = drawn(Array.from({ length: 100 }, (_, index) => 7 * index))
  expect(isByWeek).toBe(false)
  const places = flagPlaces(stops, scale, 'days')
  expect(stops).toHaveLength(100)
  expect(places.filter((place) => place === undefined).length).toBeGreaterThan(20)
  expect([places.at(0), places.at(-1)]).not.toContain(undefined)
})

it.each([
  ['en', 'Mar 30 – Apr 3'],
  ['de', '30. März – 3. Apr.'],
  ['es', '30 mar – 3 abr'],
  ['fr', '30 mars – 3 avr.'],
])('names the days from one to another in %s', (language, words) => {
  const name = daysFormat(language)(aDay('2026-03-30'), aDay('2026-04-03'))
  expect(name.replaceAll(/\s/g, ' ')).toBe(words)
})
