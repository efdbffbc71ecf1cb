import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../../src/adapters/http/json.ts'

describe('JSON from outside', () => {
  it('reads a text with a byte order mark', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual(E.right({ a: 1 }))
  })

  it.each([
    ['nothing at all', ''],
    ['half of an object', '{"data":{"prices":[{"mod'],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['NaN', '{"total":NaN}'],
    ['a byte order mark alone', '\uFEFF'],
    ['a nest that is too deep', '['.repeat(200_000)],
  ])('finds %s unreadable', (_, text) => {
    expect(parseJson(text)).toEqual(E.left('unreadable'))
  })

  it.each([
    '{"__proto__":{"polluted":1},"kept":1}',
    '{"constructor":{"prototype":{"polluted":1}},"kept":1}',
    '{"prototype":{"polluted":1},"kept":1}',
    '{"kept":1,"deep":[{"__proto__":{"polluted":1}}]}',
  ])('drops the keys that could pollute a prototype from %s', (text) => {
    const read = E.getOrElse((): unknown => ({}))(parseJson(text))
    const merged = Object.assign({}, read)
    expect(JSON.stringify(read)).not.toContain('polluted')
    expect(merged).toHaveProperty('kept', 1)
    expect('polluted' in {}).toBe(false)
  })
})
