import { describe, expect, it } from 'vitest'
import { cookiesFor, withCookies } from '../../../demo/worker/cookie-jar.ts'
import {
  visitorCookie,
  endedVisitorCookie,
} from '../../../reference-backend/session/visitor-cookie.ts'

const id = 'a'.repeat(32)
const now = Date.UTC(2026, 0, 1)
const day = 86_400_000

describe('the cookies of a shop without a server', () => {
  it('come back with the calls that they are for, and with no other', () => {
    const jar = withCookies([], [visitorCookie(id)], now)
    expect(cookiesFor(jar, '/api/scope/getCart', now)).toBe(`manifold_visitor=${id}`)
    expect(cookiesFor(jar, '/api/scopes', now)).toBe('')
    expect(cookiesFor(jar, '/media/a.svg', now)).toBe('')
  })

  it('are replaced by name, and end when they are told to or when their time is over', () => {
    const jar = withCookies([], [visitorCookie(id)], now)
    const replaced = withCookies(jar, [visitorCookie('b'.repeat(32))], now)
    expect(cookiesFor(replaced, '/api/scope/x', now)).toBe(`manifold_visitor=${'b'.repeat(32)}`)
    expect(withCookies(jar, [endedVisitorCookie], now)).toEqual([])
    expect(cookiesFor(jar, '/api/scope/x', now + 91 * day)).toBe('')
  })
})
