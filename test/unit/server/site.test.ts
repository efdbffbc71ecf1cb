/** What a page holds itself is allowed by the policy that it is sent with, and by no other. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { underCorrelation } from '../../../reference-backend/observe/correlation.ts'
import { logTo } from '../../../reference-backend/observe/log.ts'
import { askFrom, siteOf } from '../../../server/site.ts'

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

  it('runs the files of the shop and the one script of every page, and looks like its own sheet: nothing else (T24)', async () => {
    const policy = (await policyOf({ 'Content-Type': 'text/html', [name]: hash })) ?? ''
    const rules = policy.split('; ').filter((each) => /^(default|script|style)/.test(each))
    expect(rules).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-BBBB'",
      `style-src 'self' ${hash}`,
    ])
    expect(policy).not.toContain('unsafe')
  })

  it('allows no looks of another page', async () => {
    await policyOf({ [name]: hash })
    expect(await policyOf({})).toContain("style-src 'self';")
  })
})

describe('the policy of a file', () => {
  it.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2'])(
    'is no longer than what runs as a worker needs: %s (T24)',
    async (type) => {
      expect(await policyOf({ 'Content-Type': type })).toBe(
        "default-src 'none'; script-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      )
    },
  )

  it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/pdf', 'application/json'])(
    'is that of a page where a browser may show it as one: %s (T24)',
    async (type) => {
      expect(await policyOf({ 'Content-Type': type })).toContain('trusted-types manifold-sanitiser')
    },
  )
})

describe('a shop whose services are elsewhere', () => {
  it('answers no page at the addresses of services', async () => {
    const ask = (path: string) => siteWith({})(new Request(`http://shop.test${path}`))
    expect((await ask('/api/site-setting')).status).toBe(404)
    expect((await ask('/?slatAction=account.login')).status).toBe(404)
    expect((await ask('/shop')).status).toBe(200)
  })
})

it('names a service elsewhere that has not answered when its page is given up, without what is looked for', async () => {
  const lines: unknown[] = []
  const end = logTo({
    isWanted: () => true,
    write: (_, event, { address }) => lines.push({ event, address }),
  })
  const over = new AbortController()
  const service = createServer(() => over.abort())
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/pages`
  const ask = () =>
    askFrom('http://shop.test', undefined)(`${address}?words=canary`, { signal: over.signal })
  await expect(underCorrelation('request-4711', ask)).rejects.toThrow()
  await expect(underCorrelation('request-4711', ask)).rejects.toThrow()
  expect(lines).toEqual([{ event: 'service.slow', address }])
  end()
  service.closeAllConnections()
  service.close()
})
