import { describe, expect, it } from 'vitest'
import { queueByName } from '../../reference-backend/attempts/queue-by-name.ts'

/** Work that ends when it is told to, and a list of what has begun. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

describe('work that takes turns', () => {
  it('begins in its order, and no more of one subject at once than may', async () => {
    const { begun, work, end } = workshop()
    const inQueue = queueByName()
    const all = ['a', 'b', 'c', 'd'].map((name) => inQueue('one', 2, work(name)))
    await new Promise(setImmediate)
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    await end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('does not wait for that of another subject', async () => {
    const { begun, work } = workshop()
    const inQueue = queueByName()
    void inQueue('one', 1, work('a'))
    void inQueue('other', 1, work('b'))
    await new Promise(setImmediate)
    expect(begun).toEqual(['a', 'b'])
  })

  it('hands its turn on when it fails', async () => {
    const inQueue = queueByName()
    const failing = inQueue('one', 1, () => Promise.reject(new Error('no')))
    const next = inQueue('one', 1, () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect(await inQueue('one', 1, () => Promise.resolve('again'))).toBe('again')
  })
})
