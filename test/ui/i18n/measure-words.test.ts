import { describe, expect, it } from 'vitest'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { measureWords, unitWords } from '../../../src/ui/i18n/measure-words.ts'

describe('the figures of a technical value', () => {
  it.each([
    ['en_us', '8.5 – 1,450', '8.5 – 1,450'],
    ['de', '80.40', '80,40'],
    ['de', '8.5 – 12,500.5', '8,5 – 12.500,5'],
    ['fr', '< 1.5', '< 1,5'],
    ['es', '−20 – 80', '−20 – 80'],
  ])('have the marks of %s: %s is %s', (language, written, expected) => {
    expect(measureWords(written, language)).toBe(expected)
  })

  it('keep their decimals, and figures without marks as they are', () => {
    expect(measureWords('1.50 / 2000', 'de')).toBe('1,50 / 2000')
  })
})

describe('a unit', () => {
  it('is written as the reader writes it, and as the catalogue does where it is a sign', async () => {
    const { translations, ready } = startTranslations('de', ['catalogue'])
    await ready
    const units = ['cm³/rev', 'in³/rev', 'rpm', 'bar', 'lb·in']
    expect(units.map((unit) => unitWords(translations.t, unit))).toEqual([
      'cm³/U',
      'in³/U',
      'U/min',
      'bar',
      'lb·in',
    ])
  })
})
