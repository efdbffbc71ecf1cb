/** The shop as a client of a provider that misbehaves, or is not there. */
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  claimsOf,
  endpointsOf,
} from '../../reference-backend/commerce/login-provider/open-id-client.ts'
import type { LoginProvider } from '../../reference-backend/commerce/login-provider/provider.ts'

const ISSUER = 'https://id.test'
const NOW = new Date('2026-03-02T10:00:00Z')
const SECONDS = NOW.getTime() / 1000
const ENDPOINTS = {
  issuer: ISSUER,
  authorize: `${ISSUER}/authorize`,
  token: `${ISSUER}/token`,
  keys: `${ISSUER}/keys`,
}
const ANSWER = {
  code: 'c0de',
  redirectUri: 'https://shop.test/back',
  verifier: 'verifier',
  nonce: 'nonce-of-this-sign-in',
  now: NOW,
}
const CLAIMS = {
  iss: ISSUER,
  sub: 'person',
  aud: 'shop' as string | string[],
  iat: SECONDS,
  exp: SECONDS + 60,
  nonce: ANSWER.nonce as string | undefined,
}

let pair: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  pair = await generateKeyPair('ES256')
})

const providerBy = (send: LoginProvider['send']): LoginProvider => ({
  name: 'openid',
  title: 'OpenID',
  integrationName: 'openidlogin',
  clientId: 'shop',
  clientSecret: () => Promise.resolve('secret'),
  issuer: () => ISSUER,
  send,
})

/** A provider that exchanges every code for this token. */
const handsOut = (idToken: unknown, seen: Request[] = []) =>
  providerBy(async (request) => {
    seen.push(request)
    if (request.url === ENDPOINTS.token) return Response.json({ id_token: idToken })
    return Response.json({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ES256' }] })
  })

const signed = (claims: object) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256' }).sign(pair.privateKey)

describe('the exchange of a code', () => {
  it('answers the claims, and proves who asks and that it has begun the sign-in', async () => {
    const seen: Request[] = []
    const provider = handsOut(await signed(CLAIMS), seen)
    expect(await claimsOf(provider, ENDPOINTS, ANSWER)).toMatchObject({ sub: 'person' })
    const [asked] = seen
    expect(asked?.headers.get('authorization')).toBe(`Basic ${btoa('shop:secret')}`)
    expect(Object.fromEntries(new URLSearchParams(await asked?.text()))).toEqual({
      grant_type: 'authorization_code',
      code: 'c0de',
      redirect_uri: ANSWER.redirectUri,
      code_verifier: 'verifier',
    })
  })

  it.each<[string, Partial<typeof CLAIMS>]>([
    ['another nonce', { nonce: 'nonce-of-another-one!' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'other' }],
    ['more audiences, none of which it was issued to', { aud: ['shop', 'other'] }],
    ['another issuer', { iss: 'https://other.test' }],
    ['an end in the past', { exp: SECONDS - 6 }],
    ['no person', { sub: undefined as never }],
  ])('refuses an answer with %s', async (_, wrong) => {
    const provider = handsOut(await signed({ ...CLAIMS, ...wrong }))
    await expect(claimsOf(provider, ENDPOINTS, ANSWER)).rejects.toThrow('refused')
  })

  it('takes several audiences where the answer was issued to this shop', async () => {
    const provider = handsOut(await signed({ ...CLAIMS, aud: ['shop', 'other'], azp: 'shop' }))
    expect(await claimsOf(provider, ENDPOINTS, ANSWER)).toMatchObject({ sub: 'person' })
  })

  it('refuses an answer that nobody has signed, or by a key that both know', async () => {
    const unsigned = new UnsecuredJWT({ ...CLAIMS }).encode()
    const shared = await new SignJWT({ ...CLAIMS })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('secret'.repeat(8)))
    for (const token of [unsigned, shared, 'no.token.at-all', undefined, 7]) {
      await expect(claimsOf(handsOut(token), ENDPOINTS, ANSWER)).rejects.toThrow('refused')
    }
  })
})

describe('a provider that is not well', () => {
  it.each<[string, string, LoginProvider['send']]>([
    ['is not there', 'unavailable', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', 'unavailable', async () => new Response('<h1>Hello</h1>')],
    ['fails', 'unavailable', async () => Response.json({}, { status: 503 })],
    ['knows nothing', 'refused', async () => Response.json({}, { status: 404 })],
    ['calls itself otherwise', 'refused', async () => Response.json({ issuer: 'https://o.test' })],
    ['names no endpoints', 'refused', async () => Response.json({ issuer: ISSUER })],
  ])('is told by a word when it %s', async (_, word, send) => {
    await expect(endpointsOf(providerBy(send), ISSUER)).rejects.toThrow(word)
  })
})
