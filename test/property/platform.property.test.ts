/** What the reference backend asks of the platform means the same in Node and in a browser. */
import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import * as browserBase64url from '../../reference-backend/platform/browser/base64url.ts'
import * as browserDigests from '../../reference-backend/platform/browser/digests.ts'
import { fitsPattern as fitsInBrowser } from '../../reference-backend/platform/browser/fits-pattern.ts'
import { scryptKey as scryptInBrowser } from '../../reference-backend/platform/browser/scrypt.ts'
import * as nodeBase64url from '../../reference-backend/platform/node/base64url.ts'
import * as nodeDigests from '../../reference-backend/platform/node/digests.ts'
import { fitsPattern } from '../../reference-backend/platform/node/fits-pattern.ts'
import { scryptKey } from '../../reference-backend/platform/node/scrypt.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 200 })
const spelling = fc.constantFrom('hex', 'base64url')

describe('the platform of the reference backend', () => {
  it('has the same digests and signatures in Node and in a browser', () => {
    fc.assert(
      fc.property(spelling, text, text, (spelt, one, other) => {
        expect(browserDigests.sha256(spelt, one, other)).toBe(nodeDigests.sha256(spelt, one, other))
        expect(browserDigests.md5(one)).toBe(nodeDigests.md5(one))
        expect(browserDigests.hmacSha256(spelt, one, other)).toBe(
          nodeDigests.hmacSha256(spelt, one, other),
        )
        expect(browserDigests.isSame(one, other)).toBe(nodeDigests.isSame(one, other))
        expect(browserDigests.isSame(one, one)).toBe(true)
      }),
    )
  })

  it('reads and writes base64url alike, whatever else stands in it', () => {
    fc.assert(
      fc.property(text, fc.string({ maxLength: 40 }), (one, anything) => {
        expect(browserBase64url.toBase64url(one)).toBe(nodeBase64url.toBase64url(one))
        expect(browserBase64url.fromBase64url(nodeBase64url.toBase64url(one))).toBe(one)
        const inAddresses = anything.replaceAll(/[^\w-]/g, '')
        expect(browserBase64url.fromBase64url(inAddresses)).toBe(
          nodeBase64url.fromBase64url(inAddresses),
        )
      }),
    )
  })

  it('makes as many random bytes as are asked for', () => {
    expect(browserDigests.randomText('hex', 32)).toMatch(/^[0-9a-f]{64}$/)
    expect(browserDigests.randomText('base64url', 32)).toMatch(/^[\w-]{43}$/)
    expect(browserDigests.randomText('hex', 16)).not.toBe(browserDigests.randomText('hex', 16))
  })

  it('makes the same keys from passwords', async () => {
    const salt = nodeDigests.randomText('base64url', 16)
    for (const cost of [
      { logN: 4, p: 1 },
      { logN: 6, p: 3 },
    ]) {
      const key = await scryptKey('Grüße 2026', salt, cost)
      expect(await scryptInBrowser('Grüße 2026', salt, cost)).toBe(key)
    }
  })

  it.each([
    [String.raw`^\d{3}$`, '123', true],
    [String.raw`^\d{3}$`, '12', false],
    ['(', 'anything', undefined],
  ])('holds a text against the pattern %s alike', (pattern, answer, fits) => {
    expect(fitsPattern(pattern, answer, 100)).toBe(fits)
    expect(fitsInBrowser(pattern, answer)).toBe(fits)
  })
})
