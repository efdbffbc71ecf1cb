/** Answers that are worked out once. */
import { describe, expect, it } from 'vitest'
import { remembering } from '../../../../src/domain/shared/remembering.ts'

describe('what is remembered', () => {
  it('is worked out again once something that it follows from is another value, or is there no more', () => {
    const answers = remembering<object, number>()
    const key = {}
    let times = 0
    const asked = (...rest: readonly unknown[]) => answers(key, rest, () => (times += 1))
    expect([asked('a', 'b'), asked('a', 'b')]).toEqual([1, 1])
    expect(asked('a', 'c')).toBe(2)
    expect(asked('a')).toBe(3)
    expect(asked('a', undefined)).toBe(4)
  })

  it('is kept apart for each key', () => {
    const answers = remembering<object, string>()
    const [one, other] = [{}, {}]
    expect(answers(one, [], () => 'one')).toBe('one')
    expect(answers(other, [], () => 'other')).toBe('other')
    expect(answers(one, [], () => 'again')).toBe('one')
  })
})
