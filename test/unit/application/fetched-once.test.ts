import { describe, expect, it, vi } from 'vitest'
import { fetchedOnce } from '../../../src/application/fetched-once.ts'

describe('a part that is fetched once', () => {
  it('is fetched when it is first wanted, and then kept', async () => {
    const bring = vi.fn(() => Promise.resolve('the counter'))
    const part = fetchedOnce(bring)
    expect(bring).not.toHaveBeenCalled()
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['the counter', 'the counter'])
    expect(await part.fetch()).toBe('the counter')
    expect(part.arrived()).toBe('the counter')
    expect(bring).toHaveBeenCalledTimes(1)
  })

  it('is asked for again after a failure', async () => {
    const bring = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('the counter')
    const part = fetchedOnce(bring)
    await expect(part.fetch()).rejects.toThrow('offline')
    expect(await part.fetch()).toBe('the counter')
  })

  it('is a defect to use before it is there', () => {
    const part = fetchedOnce(() => Promise.resolve('the counter'))
    expect(() => part.arrived()).toThrow('has not been fetched yet')
  })
})
