/** Reports of browsers about the content security policy: logged, sampled and bounded. */
import { describe, expect, it } from 'vitest'
import {
  contentPolicyReportRoutes,
  REPORT_PATH,
} from '../../reference-backend/http/content-policy-reports.ts'

function theLog() {
  const lines: string[] = []
  let now = new Date('2026-05-04T10:00:00Z')
  const app = contentPolicyReportRoutes({ clock: () => now, log: (line) => lines.push(line) })
  const send = (body: string, type = 'application/csp-report') =>
    app.request(REPORT_PATH, { method: 'POST', headers: { 'Content-Type': type }, body })
  const minuteLater = () => {
    now = new Date(now.getTime() + 60_000)
  }
  return { lines, send, minuteLater }
}

const older = (overrides: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.test/product/tm200?token=secret#x',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/x.js?a=1',
      ...overrides,
    },
  })

const newer = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      type: 'csp-violation',
      body: {
        documentURL: `https://shop.test/page-${at}`,
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
        sourceFile: 'https://shop.test/assets/a.js',
      },
    })),
  )

describe('a report about the content policy', () => {
  it('is logged in one line without the query of any address (T24, T05)', async () => {
    const { lines, send } = theLog()
    expect((await send(older())).status).toBe(204)
    expect(lines).toEqual([
      'Content policy: script-src-elem refused https://evil.test/x.js on https://shop.test/product/tm200 (-)',
    ])
  })

  it('of the newer kind is logged as well', async () => {
    const { lines, send } = theLog()
    await send(newer(2), 'application/reports+json; charset=utf-8')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe(
      'Content policy: img-src refused inline on https://shop.test/page-1 (https://shop.test/assets/a.js)',
    )
  })

  it('writes no second line and nothing long, whatever it holds', async () => {
    const { lines, send } = theLog()
    await send(
      older({ 'blocked-uri': `x\n\u0007\u2028forged ${'y'.repeat(5000)}`, 'document-uri': 7 }),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[\x20-\x7e]{1,400}$/)
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '[null,7]',
    '{"csp-report":"x"}',
    '[{"type":"deprecation","body":{}}]',
  ])('that is none says nothing: %j', async (body) => {
    const { lines, send } = theLog()
    expect((await send(body)).status).toBe(204)
    expect(lines).toEqual([])
  })

  it('is sampled: ten lines a minute, and how many there were besides', async () => {
    const { lines, send, minuteLater } = theLog()
    for (let sent = 0; sent < 40; sent += 1) {
      // oxlint-disable-next-line no-await-in-loop -- they come one after the other
      await send(older())
    }
    await send(newer(150), 'application/reports+json')
    expect(lines).toHaveLength(10)
    minuteLater()
    await send(older())
    expect(lines).toHaveLength(12)
    expect(lines[10]).toBe('Content policy: 50 more reports were not logged.')
  })

  it('of more than 32 kB is not read to its end', async () => {
    const { lines, send } = theLog()
    expect((await send(older({ 'blocked-uri': 'x'.repeat(40_000) }))).status).toBe(413)
    expect(lines).toEqual([])
  })

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'comes as no %s, which a page of another site could send (T08)',
    async (type) => {
      const { lines, send } = theLog()
      expect((await send(older(), type)).status).toBe(415)
      expect(lines).toEqual([])
    },
  )
})
