import { describe, expect, it } from 'vitest'
import { placedRules, waitingWith } from '../../../../src/domain/shared/write-queue.ts'

const rules = placedRules((one: string, other: string) => one[0] === other[0])
const at = (place: string, write: string) => ({ place, write })

describe('what waits to be written', () => {
  it('is asked for once for two presses of the same', () => {
    expect(waitingWith([at('form', 'a1')], [], at('form', 'a1'), rules)).toEqual([])
    expect(waitingWith([], [at('form', 'a1')], at('form', 'a1'), rules)).toEqual([at('form', 'a1')])
  })

  it('is asked for again where another place or another value is meant', () => {
    const underWay = [at('form', 'a1')]
    expect(waitingWith(underWay, [], at('table', 'a1'), rules)).toEqual([at('table', 'a1')])
    expect(waitingWith(underWay, [], at('form', 'a2'), rules)).toEqual([at('form', 'a2')])
  })

  it('holds the newest wish of a place about a thing, behind all others', () => {
    const waiting = [at('form', 'a1'), at('table', 'a1'), at('form', 'b1')]
    expect(waitingWith([], waiting, at('form', 'a2'), rules)).toEqual([
      at('table', 'a1'),
      at('form', 'b1'),
      at('form', 'a2'),
    ])
  })

  it('no longer holds what the newest wish takes back', () => {
    expect(waitingWith([at('form', 'a1')], [at('form', 'a2')], at('form', 'a1'), rules)).toEqual([])
  })
})
