import { describe, expect, it } from 'vitest'
import { fitsPattern } from '../../../../src/domain/form/linear-pattern.ts'

describe('patterns as forms have them', () => {
  it.each([
    ['^\\d{5}(-\\d{4})?$', '55802', 'fits'],
    ['^\\d{5}(-\\d{4})?$', '5580', 'fails'],
    ['^[A-Z]{2}[0-9A-Z]{8,12}$', 'DE123456789', 'fits'],
    ['[a-z]{3}', '12abc34', 'fits'],
    ['^[\\w.-]+@[\\w-]+\\.[a-z]{2,}$', 'nora@x.test', 'fits'],
    ['^(?<first>a|b)+$', 'abba', 'fits'],
  ])('%s of %s: %s', (pattern, text, verdict) => {
    expect(fitsPattern(pattern, text)).toBe(verdict)
  })

  it.each(['(?=.*\\d).{8,}', '(a)\\1', '(?<!a)b', '[', '(', '*', '\\p{L}', 'a'.repeat(257)])(
    'is left to the server when it is no pattern, not regular or too long: %s',
    (pattern) => {
      expect(fitsPattern(pattern, 'abcdefgh1')).toBe('unknown')
    },
  )

  it('leaves a text that is too long to the server', () => {
    expect(fitsPattern('a', 'a'.repeat(1_001))).toBe('unknown')
  })
})

describe('patterns that would hold up the browser (T30)', () => {
  const text = `${'a'.repeat(999)}!`

  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(a*)*b$',
    '^(a|aa)+$',
    '(.*a){20}$',
    '^(?:(?:(?:){9999}){9999}){9999}b$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^((((a*)*)*)*)*$',
    '(x+x+)+y',
    '^(a?){100}a{100}$',
    'a{1,1000}{1,1000}',
  ])('are decided at once: %s', (pattern) => {
    const start = performance.now()
    fitsPattern(pattern, text)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
