import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { allLazy, lazy, withLazy } from '../../../src/application/lazy.ts'

describe('a lazy value', () => {
  it('is fetched when it is first needed, and then kept', async () => {
    const load = vi.fn(() => Promise.resolve('the cart'))
    const cart = lazy(load)
    expect(load).not.toHaveBeenCalled()
    expect(cart.loaded()).toBeUndefined()
    expect(await Promise.all([cart(), cart()])).toEqual(['the cart', 'the cart'])
    expect(await cart()).toBe('the cart')
    expect(cart.loaded()).toBe('the cart')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is fetched again after a failure', async () => {
    const cart = lazy(
      vi
        .fn<() => Promise<string>>()
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValueOnce('the cart'),
    )
    await expect(cart()).rejects.toThrow('offline')
    expect(await cart()).toBe('the cart')
  })

  it('is fetched beside another one', async () => {
    const both = allLazy(
      lazy(() => Promise.resolve(1)),
      lazy(() => Promise.resolve('two')),
    )
    expect(await both()).toEqual([1, 'two'])
  })
})

describe('a program of a lazy value', () => {
  it('runs once the value is there', async () => {
    const cart = lazy(() => Promise.resolve(12))
    expect(await withLazy(cart, (pieces) => TE.right(pieces + 1))()).toEqual(E.right(13))
  })

  it('is unreachable where the value cannot be fetched, and can be run again', async () => {
    const cart = lazy(
      vi
        .fn<() => Promise<number>>()
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockResolvedValueOnce(12),
    )
    const program = withLazy(cart, (pieces) => TE.right(pieces))
    expect(await program()).toEqual(E.left({ kind: 'unreachable', offline: false }))
    expect(await program()).toEqual(E.right(12))
  })
})
