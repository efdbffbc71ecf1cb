import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPattern } from '../../src/domain/form/linear-pattern.ts'

const units = ['a', 'b', 'A', '1', '-', ' ', '.', '_'] as const

const plainParts =
  String.raw`a b 1 . \. \d \w \s \S \x61 [ab] [^a] [a-c] ^ $ \b \B [\w-] [\d-.] [.-] - { }`.split(
    ' ',
  )

/** Patterns out of everything that can be read, over a few letters, so that texts often fit. */
const { pattern: patternArb } = fc.letrec<{ pattern: string; row: string; part: string }>(
  (tie) => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...plainParts),
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom('a', 'b', '\\d', '[ab-]', '.'),
            tie('pattern').map((inside) => `(${inside})`),
          ),
          fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,2}', '{1,}', '{0}', '{,2}'),
        )
        .map(([part, count]) => part + count),
      tie('pattern').map((inside) => `(?:${inside})`),
    ),
    row: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    pattern: fc.array(tie('row'), { minLength: 1, maxLength: 3 }).map((ways) => ways.join('|')),
  }),
)

const textArb = fc.array(fc.constantFrom(...units), { maxLength: 8 }).map((list) => list.join(''))

function native(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return undefined
  }
}

describe('a pattern that is held against a text', () => {
  it('says what the browser would say, or nothing (O-32)', () => {
    fc.assert(
      fc.property(patternArb, textArb, (pattern, text) => {
        fc.pre(pattern.length <= 256)
        const expected = native(pattern, text)
        const verdict = fitsPattern(pattern, text)
        if (expected === undefined) expect(verdict).toBe('unknown')
        else if (verdict !== 'unknown') expect(verdict).toBe(expected ? 'fits' : 'fails')
      }),
      { numRuns: 1500 },
    )
  })

  it('is decided for every pattern of this kind that the browser takes', () => {
    fc.assert(
      fc.property(patternArb, textArb, (pattern, text) => {
        fc.pre(native(pattern, text) !== undefined && pattern.length <= 60)
        expect(fitsPattern(pattern, text)).not.toBe('unknown')
      }),
    )
  })
})
