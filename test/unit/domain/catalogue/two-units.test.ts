import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inBothUnits } from '../../../../src/domain/catalogue/two-units.ts'

const write = (figure: number) => String(Math.round(figure * 100) / 100)

it.each([
  ['1 in keyed', '1 in (25.4 mm) keyed'],
  ['1-1/4 in splined, 14 teeth', '1-1/4 in (31.75 mm) splined, 14 teeth'],
  ['1 1/4 in', '1 1/4 in (31.75 mm)'],
  ['3/4 in split flange, code 61', '3/4 in (19.05 mm) split flange, code 61'],
  ['5/8 in konisch 1:8', '5/8 in (15.88 mm) konisch 1:8'],
])('says %s in millimetres as well to who thinks in them', (text, both) => {
  expect(inBothUnits(text, 'metric', write)).toBe(both)
  expect(inBothUnits(text, 'us', write)).toBe(text)
})

it.each([
  ['25 mm tapered 1:10', '25 mm (0.98 in) tapered 1:10'],
  [
    'Europäisch, 4 Schrauben, Zentrierung 25,4 mm',
    'Europäisch, 4 Schrauben, Zentrierung 25,4 mm (1 in)',
  ],
])('says %s in inches as well to who thinks in them', (text, both) => {
  expect(inBothUnits(text, 'us', write)).toBe(both)
  expect(inBothUnits(text, 'metric', write)).toBe(text)
})

it.each([
  '7/8-14 UNF O-ring, side',
  'G 1/2, side',
  'M22 × 1.5, side',
  'SAE A, 2 bolts',
  '2 in³',
  'Steel, 8 inlets',
])('leaves %s alone: it names no size with a unit', (text) => {
  expect(inBothUnits(text, 'metric', write)).toBe(text)
  expect(inBothUnits(text, 'us', write)).toBe(text)
})

it('leaves alone what says both already', () => {
  const text = 'pilot 82.5 mm (3.25 in)'
  expect(inBothUnits(text, 'us', write)).toBe(text)
  expect(inBothUnits(text, 'metric', write)).toBe(text)
})

it('takes nothing away from any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('us' as const, 'metric' as const), (text, system) => {
      expect(inBothUnits(text, system, write).replace(/ \([^)]*\)/g, '')).toBe(
        text.replace(/ \([^)]*\)/g, ''),
      )
    }),
  )
})
