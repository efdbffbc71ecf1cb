import { expect, it } from 'vitest'
import { withUsFigures } from '../../../../src/domain/catalogue/us-figures.ts'

const write = (figure: number) => String(Number(figure.toPrecision(3)))

it.each([
  ['Fixed motor, 400 bar, 8000 rpm.', 'Fixed motor, 400 bar (5800 psi), 8000 rpm.'],
  ['<p>Up to 1500 Nm.</p>', '<p>Up to 1500 Nm (13300 lb·in).</p>'],
  ['FKM, up to 150 °C', 'FKM, up to 150 °C (302 °F)'],
  ['bis 100 bar', 'bis 100 bar (1450 psi)'],
])('says %s in the units of the United States as well', (text, both) => {
  expect(withUsFigures(text, write)).toBe(both)
})

it.each([
  'From −30 to 90 °C',
  '−30…+90 °C',
  '12–20 bar',
  '400 bar (5,800 psi)',
  '3 bars and 2 Nmm',
  'G 1/2, 25 mm',
])('leaves %s alone', (text) => {
  expect(withUsFigures(text, write)).toBe(text)
})
