import { describe, expect, it } from 'vitest'
import { callerOf, networkOf, trustedProxies } from '../../reference-backend/http/caller.ts'

const PROXY = '10.0.0.7'
const trusted = trustedProxies('10.0.0.0/8, 2001:db8:1::/48 loopback')

function caller(peer: string, headers: Record<string, string>, believed = trusted) {
  return callerOf(believed, peer, new Headers(headers))
}
const addressOf = (peer: string, list: string) =>
  caller(peer, { 'X-Forwarded-For': list }).remoteAddress

describe('the caller of a request', () => {
  it('is the connected peer, whatever its headers claim', () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' }
    expect(caller('203.0.113.9', headers)).toEqual({ remoteAddress: '203.0.113.9', isHttps: false })
    expect(caller('127.0.0.1', headers, trustedProxies(undefined))).toEqual({
      remoteAddress: '127.0.0.1',
      isHttps: false,
    })
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1, 10.0.0.3', '192.0.2.1'],
    ['127.0.0.1, 192.0.2.1', '192.0.2.1'],
    ['8.8.8.8, 192.0.2.1, 10.0.0.3, 10.2.2.2', '192.0.2.1'],
    ['10.0.0.9', '10.0.0.9'],
    ['2001:db8:2::5, 2001:db8:1::1', '2001:db8:2::5'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:2::5]:50123', '2001:db8:2::5'],
    ['[2001:db8:2::5]', '2001:db8:2::5'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('is behind a trusted proxy the last one that is none itself: %s', (list, expected) => {
    expect(addressOf(PROXY, list)).toBe(expected)
    expect(addressOf('::ffff:10.0.0.7', list)).toBe(expected)
  })

  it.each([
    [''],
    ['unknown'],
    ['192.0.2.1, _hidden'],
    ['192.0.2.1, 010.0.0.1'],
    ['1'],
    ['a'.repeat(9000)],
  ])('is the proxy where it says nothing that can be read: %s', (list) =>
    expect(addressOf(PROXY, list)).toBe(PROXY),
  )

  it.each([
    ['https', '192.0.2.1', true],
    ['HTTPS', '192.0.2.1', true],
    ['http', '192.0.2.1', false],
    ['https, http', '192.0.2.1', false],
    ['http, https, http', '192.0.2.1, 10.0.0.3', true],
    ['https', '192.0.2.1, 10.0.0.3', true],
    ['https', '', true],
    ['', '192.0.2.1', false],
  ])(
    'speaks the scheme that the trusted proxies have heard: %s of %s',
    (scheme, list, expected) => {
      const headers = { 'X-Forwarded-For': list, 'X-Forwarded-Proto': scheme }
      expect(caller(PROXY, headers).isHttps).toBe(expected)
    },
  )
})

describe('the list of trusted proxies', () => {
  it.each([
    ['proxy'],
    ['10.0.0.0/33'],
    ['10.0.0'],
    ['10'],
    ['*'],
    ['10.0.0.1;10.0.0.2'],
    ['::1/129'],
  ])('is refused in one sentence where it holds %s', (entry) => {
    expect(() => trustedProxies(`127.0.0.1, ${entry}`)).toThrow(/^TRUSTED_PROXIES holds "[^"]+"/)
  })
})

describe('one network address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['somewhere', 'somewhere'],
  ])('is of %s: %s', (address, expected) => expect(networkOf(address)).toBe(expected))
})
