/** What a page holds itself is allowed by the policy that it is sent with, and by no other. */
import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../server/site.ts'

const hash = "'sha256-AAAA'"
const name = 'Style-Hash'

const siteWith = (headers: Record<string, string>) =>
  siteOf({
    backend: undefined,
    files: () => Promise.resolve(undefined),
    pages: {
      answer: () => Promise.resolve(new Response('', { headers })),
      inline: { scripts: ["'sha256-BBBB'"], styles: [] },
      styleHash: name,
    },
    vaultAddress: 'http://vault.test',
  })

async function policyOf(headers: Record<string, string>) {
  const answer = await siteWith(headers)(new Request('http://shop.test/'))
  expect(answer.headers.has(name)).toBe(false)
  return answer.headers.get('content-security-policy')
}

describe('the policy of a page', () => {
  it('allows the looks that the page names', async () => {
    expect(await policyOf({ [name]: hash })).toContain(`style-src 'self' ${hash};`)
  })

  it('allows no looks of another page', async () => {
    await policyOf({ [name]: hash })
    expect(await policyOf({})).toContain("style-src 'self';")
  })
})

describe('a shop whose services are elsewhere', () => {
  it('answers no page at the addresses of services', async () => {
    const ask = (path: string) => siteWith({})(new Request(`http://shop.test${path}`))
    expect((await ask('/api/site-setting')).status).toBe(404)
    expect((await ask('/?slatAction=account.login')).status).toBe(404)
    expect((await ask('/shop')).status).toBe(200)
  })
})
