import { describe, expect, it } from 'vitest'
import { keyOf } from '../../../src/page/page-request.ts'
import { choiceKept, isChoice } from '../../../src/page/choices.ts'

const choosing = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields).toString()
  return new Request('http://shop.test/choices', {
    method: 'POST',
    body,
    headers: { 'content-length': String(body.length), ...headers },
  })
}

describe('a region that is chosen without scripts', () => {
  it('is kept, and leads back to the page with its query', async () => {
    const answer = await choiceKept(choosing({ region: 'EU', back: '/de/shop?page=2' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/de/shop?page=2')
    expect(answer.headers.get('set-cookie')).toMatch(/^manifold\.region=EU; Path=\/; Max-Age=\d+;/)
  })

  it('is kept beside the units, and the language is not: that is one of addresses (CAT-15)', async () => {
    const kept = await choiceKept(choosing({ units: 'metric', language: 'de', consent: 'all' }))
    expect(kept.headers.getSetCookie()).toEqual([
      'manifold.units=metric; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })

  it.each(['Mars', 'EU; Domain=evil.test', ''])('is not kept as %j (T34)', async (region) => {
    const answer = await choiceKept(choosing({ region, back: '/' }))
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  it.each([
    '//evil.test',
    String.raw`/\evil.test`,
    'https://evil.test/',
    '/..//evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
  ])('leads to no other site by %j (T02)', async (back) => {
    const answer = await choiceKept(choosing({ region: 'EU', back }))
    expect(answer.headers.get('location')).toBe('/')
  })

  it('has no line of its own in a header (T43)', async () => {
    const answer = await choiceKept(choosing({ region: 'EU', back: '/a\r\nSet-Cookie: b=c' }))
    expect(answer.headers.get('location')).toBe('/aSet-Cookie:%20b=c')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  })

  it('is not chosen by another site', async () => {
    const answer = await choiceKept(choosing({ region: 'EU' }, { 'sec-fetch-site': 'cross-site' }))
    expect(answer.status).toBe(403)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  it.each(['5000', 'many'])('is not read from %s bytes', async (length) => {
    const answer = await choiceKept(choosing({ region: 'EU' }, { 'content-length': length }))
    expect(answer.status).toBe(413)
  })

  it('is never kept as a page for others, and no question for a page is one (T13)', () => {
    expect(keyOf(choosing({ region: 'EU' }))).toBeUndefined()
    expect(isChoice(choosing({}))).toBe(true)
    expect(isChoice(new Request('http://shop.test/choices?region=EU'))).toBe(false)
    expect(isChoice(new Request('http://shop.test/shop', { method: 'POST' }))).toBe(false)
  })
})
