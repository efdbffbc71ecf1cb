import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { textLimit, withinLimit } from '../../src/domain/shared/text-limit.ts'

const texts = fc.array(fc.constantFrom<string>('x', 'ä', '😀', '𠮷'), { maxLength: 300 })

it('a limited text is the beginning of what was typed, whole letters, and as long as it may be (QUOTE-62)', () => {
  fc.assert(
    fc.property(texts, (letters) => {
      const text = letters.join('')
      const kept = withinLimit(text)
      expect(text.startsWith(kept)).toBe(true)
      expect(kept.length).toBeLessThanOrEqual(textLimit)
      expect(Array.from(kept).every((letter) => letters.includes(letter))).toBe(true)
      if (kept !== text) expect(kept.length).toBeGreaterThanOrEqual(textLimit - 1)
      expect(withinLimit(kept)).toBe(kept)
    }),
  )
})
