/** Programs of which a page begins a few in one task. */
import { describe, expect, it } from 'vitest'
import { inTurn } from '../../../../src/adapters/http/next-task.ts'

function tasks() {
  const due: (() => void)[] = []
  const pause = () => new Promise<void>((resolve) => due.push(resolve))
  const next = async () => {
    for (const resolve of due.splice(0)) resolve()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  return { pause, next }
}

describe('many programs at once', () => {
  it('begin a few in one task, and the others in the next ones, in their order', async () => {
    const { pause, next } = tasks()
    const run = inTurn(3, pause)
    const begun: number[] = []
    const answers = Array.from({ length: 7 }, (_, index) =>
      run(() => {
        begun.push(index)
        return Promise.resolve(index)
      }),
    )
    expect(begun).toEqual([0, 1, 2])
    await next()
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    await next()
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('let one that comes alone begin at once', async () => {
    const { pause, next } = tasks()
    const run = inTurn(1, pause)
    await run(() => Promise.resolve())
    await next()
    let isBegun = false
    void run(() => {
      isBegun = true
      return Promise.resolve()
    })
    expect(isBegun).toBe(true)
  })
})
