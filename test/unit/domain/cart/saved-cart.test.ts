import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  freeCartName,
  readCartName,
  type SavedCart,
  savedCartId,
  takenUpBetween,
} from '../../../../src/domain/cart/saved-cart.ts'
import { aCart } from '../../../builders/a-cart.ts'

const saved = (id: string, name: string): SavedCart => ({
  id: savedCartId(id),
  name,
  savedAt: '2026-04-06T10:00:00.000Z',
  pieces: 2,
  total: 20,
  currency: 'USD',
})
const line = saved('1', 'Line 3')
const hall = saved('2', 'Hall 2')

describe('the name of a saved cart', () => {
  it.each([
    ['  ', { kind: 'required' }],
    ['x'.repeat(256), { kind: 'too-long' }],
    [' LINE 3 ', { kind: 'taken' }],
  ])('is not %j (ACCT-02)', (text, problem) => {
    expect(readCartName(text, [line, hall])).toEqual(E.left(problem))
  })

  it('is what was typed, without blanks around it (ACCT-02)', () => {
    expect(readCartName(' Line 4 ', [line, hall])).toEqual(E.right('Line 4'))
  })

  it('gets the first number that is free where it is taken', () => {
    expect(freeCartName('Line 4', [line])).toBe('Line 4')
    expect(freeCartName('line 3', [line])).toBe('line 3 (2)')
    expect(freeCartName('Line 3', [line, saved('3', 'LINE 3 (2)')])).toBe('Line 3 (3)')
  })

  it('is shortened where its number would not fit, and is free all the same (ACCT-02)', () => {
    const longest = 'x'.repeat(255)
    const free = freeCartName(longest, [saved('1', longest)])
    expect(free).toBe(`${'x'.repeat(251)} (2)`)
    expect(readCartName(free, [saved('1', longest)])).toEqual(E.right(free))
  })
})

describe('a saved cart whose taking up was not answered', () => {
  const cart = aCart([], { title: 'Line 3' })

  it('has become the cart where it is saved no more and the cart has its name', () => {
    expect(takenUpBetween(line, [line, hall], { saved: [hall], cart })).toEqual({
      cart,
      leftAs: undefined,
      changes: undefined,
    })
    const left = saved('9', 'Of today')
    expect(takenUpBetween(line, [line, hall], { saved: [left, hall], cart })?.leftAs).toBe(
      'Of today',
    )
  })

  it('has not become it where it is still saved, or the cart is another one', () => {
    expect(takenUpBetween(line, [line], { saved: [line], cart })).toBeUndefined()
    const other = aCart([], { title: 'Hall 2' })
    expect(takenUpBetween(line, [line], { saved: [], cart: other })).toBeUndefined()
  })
})
