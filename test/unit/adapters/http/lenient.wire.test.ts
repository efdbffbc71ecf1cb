import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { day } from '../../../../src/adapters/http/day.wire.ts'
import {
  amount,
  count,
  everyRow,
  flag,
  needed,
  neededCount,
  neededRows,
  optionalText,
  part,
  remembered,
  rows,
  text,
  texts,
} from '../../../../src/adapters/http/lenient.wire.ts'

function read<A>(codec: t.Type<A, unknown>, value: unknown): A | 'refused' {
  const decoded = codec.decode(value)
  return E.isRight(decoded) ? decoded.right : 'refused'
}

describe('fields that servers write as they please', () => {
  it.each([
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['12.50', 12.5],
    [' 12 ', 12],
    ['-3', -3],
    [0, 0],
    ['1e3', undefined],
    ['0x10', undefined],
    ['1,200.00', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [[5], undefined],
  ])('an amount in %j is %j', (value, expected) => {
    expect(read(amount, value)).toBe(expected)
  })

  it.each([
    [3, 3],
    ['3', 3],
    [3.5, undefined],
    [-1, undefined],
    [null, undefined],
  ])('a count in %j is %j', (value, expected) => {
    expect(read(count, value)).toBe(expected)
    expect(read(neededCount, value)).toBe(expected ?? 'refused')
  })

  it.each([
    ['as it is ', 'as it is '],
    [7, '7'],
    [null, ''],
    [{}, ''],
    [['x'], ''],
  ])('a text in %j is %j', (value, expected) => {
    expect(read(text, value)).toBe(expected)
    expect(read(optionalText, value)).toBe(expected.trim() || undefined)
  })

  it.each([7, '', '  ', null, undefined, {}, true])('an id is refused in %j', (value) => {
    expect(read(needed, value)).toBe('refused')
  })

  it.each([
    ['YES', true],
    ['Yes ', true],
    [1, true],
    ['0', false],
    ['on', false],
    [null, false],
    [[true], false],
  ])('a flag in %j is %j', (value, expected) => {
    expect(read(flag, value)).toBe(expected)
  })

  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-08T23:59:59-12:00', '2026-03-08'],
    ['2026-03-08x', undefined],
    ['2026-02-29', undefined],
    ['March, 08 2026 10:15:00 +0000', undefined],
    [20260308, undefined],
  ])('a day in %j is %j', (value, expected) => {
    expect(read(day, value)).toBe(expected)
  })

  it.each([
    [
      ['a', ' b ', '', 7, null],
      ['a', 'b', '7'],
    ],
    ['a, b,', ['a', 'b']],
    [null, []],
    [{}, []],
  ])('texts in %j are %j', (value, expected) => {
    expect(read(texts, value)).toEqual(expected)
  })
})

describe('lists and objects', () => {
  const Row = t.type({ id: needed })

  it('leave out what cannot be read', () => {
    expect(read(rows(Row), [{ id: 'a' }, {}, null, { id: 'b' }])).toEqual([
      { id: 'a' },
      { id: 'b' },
    ])
    expect(read(part(Row), { id: 7 })).toBeUndefined()
  })

  it.each([undefined, null, ''])('are empty in %j, unless they are needed', (value) => {
    expect(read(rows(Row), value)).toEqual([])
    expect(read(neededRows(Row), value)).toBe('refused')
  })

  it.each([{}, 'a', 7])('are refused in %j', (value) => {
    expect(read(rows(Row), value)).toBe('refused')
  })

  it('of which every row is needed tell the place of one that cannot be read', () => {
    const Lines = t.type({ lines: everyRow(remembered(Row)) })
    const whole = { lines: [{ id: 'a' }, { id: 'b' }] }
    expect(read(Lines, whole)).toEqual(whole)
    expect(read(Lines, { lines: 'a' })).toBe('refused')
    const decoded = Lines.decode({ lines: [...whole.lines, { id: 7 }] })
    const places = E.isLeft(decoded)
      ? decoded.left.map(({ context }) => context.map(({ key }) => key).join('.'))
      : []
    expect(places).toEqual(['.lines.2.id'])
  })
})
