import { describe, expect, it } from 'vitest'
import { returnPath, safeRedirect, signInHref } from '../../../../src/domain/account/access.ts'

/** Paths that would lead in a circle; which ones these are, the routes say. */
const circles: ReadonlySet<string> = new Set([
  '/my-account/login',
  '/my-account/logout',
  '/ssologin',
])

const refused: readonly (readonly [unknown, string])[] = [
  [undefined, 'nothing'],
  [null, 'null'],
  [42, 'a number'],
  [['/shop'], 'a list'],
  ['', 'an empty text'],
  [' /shop', 'a leading blank'],
  ['shop', 'a relative path'],
  ['./shop', 'a relative path with a dot'],
  ['?keyword=a', 'a bare query'],
  ['//evil.test', 'a protocol-relative address'],
  ['///evil.test', 'three slashes'],
  ['/\\evil.test', 'a backslash after the slash'],
  ['\\\\evil.test', 'two backslashes'],
  ['/shop\\evil', 'a backslash further on'],
  ['/\t/evil.test', 'a tab'],
  ['/\n/evil.test', 'a line feed'],
  ['/\r/evil.test', 'a carriage return'],
  ['/\u0000/evil.test', 'a null character'],
  ['\u0001http://evil.test', 'a control character before a scheme'],
  ['/\u2028/evil.test', 'a line separator'],
  ['/%09/evil.test', 'an encoded tab'],
  ['/%0a/evil.test', 'an encoded line feed'],
  ['/%5cevil.test', 'an encoded backslash'],
  ['/%2fevil.test', 'an encoded second slash'],
  ['/%252fevil.test', 'a second slash encoded twice'],
  ['/%zz', 'a broken encoding'],
  ['/.//evil.test', 'a dot that leaves two slashes'],
  ['/shop/..//evil.test', 'a way up that leaves two slashes'],
  ['/%2e//evil.test', 'an encoded dot that leaves two slashes'],
  ['https:evil.test', 'a scheme without slashes'],
  ['https://evil.test', 'another site'],
  ['https://shop@evil.test', 'another site behind a user name'],
  ['HTTPS://EVIL.TEST', 'another site in capitals'],
  ['javascript:alert(1)', 'a script'],
  ['data:text/html,x', 'a data address'],
  [`/${'a'.repeat(2048)}`, 'more than 2048 characters'],
  ['/my-account/login', 'the sign-in page'],
  ['/my-account/login?redirect=/my-account/login', 'the sign-in page with a redirect'],
  ['/My-Account/LOGIN/', 'the sign-in page in other letters'],
  ['/my-account/%6cogin', 'the sign-in page in encoded letters'],
  ['/my-account/logout', 'the sign-out page'],
  ['/ssoLogin?token=x', 'the single sign-on entry'],
]

const followed: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/my-account/quotes', '/my-account/quotes'],
  ['/my-account/quotes?tab=approved&page=2', '/my-account/quotes?tab=approved&page=2'],
  ['/shop?keyword=a%26b&x=1#y', '/shop?keyword=a%26b&x=1#y'],
  ['/shop?keyword=//evil', '/shop?keyword=//evil'],
  ['/shop?keyword=a%0ab', '/shop?keyword=a%0ab'],
  ['/product/tm-200?skuid=4028b8a1', '/product/tm-200?skuid=4028b8a1'],
  ['/product/../shop', '/shop'],
  ['/product-type/pumpen%20gro%C3%9F', '/product-type/pumpen%20gro%C3%9F'],
  ['/my-account/loginhelp', '/my-account/loginhelp'],
]

describe('the address to follow after signing in', () => {
  it.each(refused)('refuses %j: %s', (raw) => {
    expect(safeRedirect(raw, circles)).toBeUndefined()
  })

  it.each(followed)('follows %s as %s', (raw, target) => {
    expect(safeRedirect(raw, circles)).toBe(target)
  })

  it.each(followed)('judges its own answer for %s the same way again', (raw) => {
    expect(safeRedirect(safeRedirect(raw, circles), circles)).toBe(safeRedirect(raw, circles))
  })
})

describe('the way back to a page', () => {
  it('keeps path, query and hash byte by byte', () => {
    expect(returnPath('/shop?keyword=a%26b&x=1#y')).toBe('/shop?keyword=a%26b&x=1#y')
  })

  it('leaves out a token and a redirect of its own', () => {
    expect(returnPath('/shop?token=abc&keyword=a&redirect=%2Fshop')).toBe('/shop?keyword=a')
    expect(returnPath('/shop?redirect=%2Fshop')).toBe('/shop')
  })

  it('keeps a parameter whose name only begins like one of those', () => {
    expect(returnPath('/shop?tokens=1&redirected=2')).toBe('/shop?tokens=1&redirected=2')
  })

  it('is encoded once in the address of the sign-in page (PRICE-17)', () => {
    expect(signInHref('/product/tm-200?skuid=a1&preview=true', circles)).toBe(
      '/my-account/login?redirect=%2Fproduct%2Ftm-200%3Fskuid%3Da1%26preview%3Dtrue',
    )
  })

  it('is left out where it would lead back to the sign-in page', () => {
    expect(signInHref('/my-account/login?redirect=%2Fshop', circles)).toBe('/my-account/login')
  })
})
