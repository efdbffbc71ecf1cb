import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadline } from '../../../../src/adapters/http/deadline.ts'
import { timerPause } from '../../../../src/adapters/http/pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOver(pausing: Promise<unknown>): Promise<boolean> {
  return Promise.race([pausing.then(() => true), Promise.resolve().then(() => false)])
}

describe('a pause of the real clock', () => {
  it('is over when its time is, and not before', async () => {
    const pausing = timerPause(500, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(499)
    expect(await isOver(pausing)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(pausing)).toBe(true)
  })

  it('is over at once, and leaves no timer, when it is no longer awaited', async () => {
    const leaving = new AbortController()
    const pausing = timerPause(500, leaving.signal)
    leaving.abort()
    await pausing
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not begin when it is not awaited', async () => {
    await timerPause(500, AbortSignal.abort())
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a deadline', () => {
  it('aborts what it watches when its limit has passed', async () => {
    const { signal, ended } = deadline(timerPause, 15_000)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await ended).toBe('timed-out')
    expect(signal.aborted).toBe(true)
  })

  it('is over before it begins when its caller has left already', async () => {
    const { signal, ended } = deadline(timerPause, 15_000, AbortSignal.abort())
    expect(signal.aborted).toBe(true)
    expect(await ended).toBe('aborted')
  })

  it('leaves neither timer nor listener when the answer is there', async () => {
    const caller = new AbortController()
    const limit = deadline(timerPause, 15_000, caller.signal)
    limit.close()
    caller.abort()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(limit.signal.aborted).toBe(false)
  })

  it('says that the caller has left, also when the limit passes afterwards', async () => {
    const caller = new AbortController()
    const { ended } = deadline(timerPause, 15_000, caller.signal)
    caller.abort()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await ended).toBe('aborted')
  })
})
