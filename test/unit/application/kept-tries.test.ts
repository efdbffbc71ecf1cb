import { describe, expect, it } from 'vitest'
import { lastingTries } from '../../../src/application/kept-tries.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'

const day = 24 * 60 * 60_000

function someTries() {
  const unsentWork = memoryUnsentWork()
  let time = 1_000
  const clock = { now: () => time }
  const tries = lastingTries({ unsentWork, owner: () => 'account-1', clock }, 'tries')
  return {
    tries,
    passes: (milliseconds: number) => {
      time += milliseconds
    },
    kept: () => unsentWork.read('account-1', 'tries') ?? '',
  }
}

describe('the tries of a write that is wished for once', () => {
  it('have one id for a day, whatever became of the first', () => {
    const { tries, passes } = someTries()
    tries.keep('["cart", 1]', 'id-1')
    tries.forget('["cart", 1]')
    passes(day - 1)
    expect(tries.idOf('["cart", 1]')).toBe('id-1')
    passes(1)
    expect(tries.idOf('["cart", 1]')).toBeUndefined()
  })

  it('count the day from the first of them', () => {
    const { tries, passes } = someTries()
    tries.keep('["cart", 1]', 'id-1')
    passes(day / 2)
    tries.keep('["cart", 1]', 'id-1')
    passes(day / 2)
    expect(tries.idOf('["cart", 1]')).toBeUndefined()
  })

  it('leave the memory of the browser when another write is kept after their day', () => {
    const { tries, passes, kept } = someTries()
    tries.keep('["cart", 1]', 'id-1')
    passes(day)
    tries.keep('["cart", 2]', 'id-2')
    expect(kept()).not.toContain('id-1')
    expect(tries.idOf('["cart", 2]')).toBe('id-2')
  })
})
