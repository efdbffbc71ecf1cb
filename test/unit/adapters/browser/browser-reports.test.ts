// @vitest-environment jsdom
/** What a browser reports, when, and to whom it listens. */
import { describe, expect, it, vi } from 'vitest'
import { reportPage } from '../../../../src/adapters/browser/browser-reports.ts'
import { browserEventLog } from '../../../../src/adapters/browser/event-log.browser.ts'

function opened({ isAllowed = true, random = 0.9 } = {}) {
  const sent: Promise<string>[] = []
  const send = (path: string, body: Blob) => {
    expect(path).toBe('/browser-reports')
    sent.push(body.text())
  }
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  reportPage({ window, isAllowed: () => isAllowed, random: () => random, send })
  const leave = async () => {
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockReturnValue('visible')
    return (await Promise.all(sent)).map((text) => JSON.parse(text))
  }
  return { leave }
}

const fail = (problem: unknown, filename = `${location.origin}/assets/quote-A1.js?v=us@x.test`) =>
  window.dispatchEvent(new ErrorEvent('error', { error: problem, filename, lineno: 1, colno: 22 }))

describe('a browser whose reader has agreed', () => {
  it('reports failures by kind and place, without their words', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const { leave } = opened()
    fail(new TypeError('us@manifold.test is not a quote'))
    fail('a text', 'https://elsewhere.test/assets/x.js')
    browserEventLog.record('call.failed', { call: 'getQuote', failure: 'timed-out' })
    browserEventLog.record('another.event', { call: 'getQuote' })
    const [report] = await leave()
    expect(report).toEqual({
      failures: [
        { kind: 'error', name: 'TypeError', place: '/assets/quote-A1.js:1:22' },
        { kind: 'error', name: 'string' },
        { kind: 'call', name: 'getQuote' },
      ],
      vitals: [],
    })
  })

  it('reports once, a few failures of a page at most, and nothing where there is nothing', async () => {
    const { leave } = opened()
    expect(await leave()).toEqual([])
    for (let time = 0; time < 50; time += 1) fail(new Error('again'))
    const [report] = await leave()
    expect(report.failures).toHaveLength(5)
    expect(await leave()).toHaveLength(1)
  })

  it('reports nothing once its reader has changed their mind', async () => {
    const { leave } = opened({ isAllowed: false })
    fail(new Error('x'))
    expect(await leave()).toEqual([])
  })
})
