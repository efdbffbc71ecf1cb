/** Reports of browsers about failures and vitals: bounded, and nothing of anybody is taken from them. */
import { onTestFinished, describe, expect, it } from 'vitest'
import { type Happening, listen } from '../../../reference-backend/observe/happenings.ts'
import { logTo } from '../../../reference-backend/observe/log.ts'
import { browserReports, REPORTS_PATH } from '../../../server/browser-reports.ts'

function opened() {
  const lines: object[] = []
  const happenings: Happening[] = []
  let now = 0
  const write = (_: string, event: string, details: object) =>
    void lines.push({ event, ...details })
  onTestFinished(logTo({ isWanted: () => true, write }))
  onTestFinished(listen((happening) => void happenings.push(happening)))
  const answer = browserReports(() => now)
  const send = async (body: unknown, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'Content-Type': type }
    const request = new Request(`http://shop.test${REPORTS_PATH}`, {
      method: 'POST',
      headers,
      body: text,
    })
    return (await answer(request))?.status
  }
  const minuteLater = () => {
    now += 60_000
  }
  return { lines, happenings, send, minuteLater, answer }
}

describe('a report of a browser', () => {
  it('is counted by names, and a failure is logged with its place', async () => {
    const { lines, happenings, send } = opened()
    const place = '/assets/quote-A1b2.js:1:2345'
    const failures = [{ kind: 'error', name: 'TypeError', place, message: 'us@manifold.test' }]
    expect(await send({ failures, vitals: [{ name: 'LCP', value: 812.5 }] })).toBe(204)
    expect(happenings).toEqual([
      { kind: 'vital', vital: 'LCP', value: 812.5 },
      { kind: 'browser-failure', failure: 'error' },
    ])
    expect(lines).toEqual([{ event: 'browser.failure', kind: 'error', name: 'TypeError', place }])
  })

  it.each([
    [
      'names that are not known',
      { vitals: [{ name: 'Name of mine', value: 1 }], failures: [{ kind: 'mine' }] },
    ],
    [
      'values that are no measurement',
      {
        vitals: [
          { name: 'LCP', value: -1 },
          { name: 'CLS', value: 1e9 },
          { name: 'LCP', value: '7' },
        ],
      },
    ],
    ['other shapes', [[1], { vitals: 7, failures: null }]],
    ['half of the JSON', '{"vitals":[{"name":"LCP"'],
  ])('tells nothing by %s', async (_, body) => {
    const { lines, happenings, send } = opened()
    expect(await send(body)).toBe(204)
    expect([...lines, ...happenings]).toEqual([])
  })

  it('keeps out of the log what is no name and no place', async () => {
    const { lines, send } = opened()
    await send({
      failures: [{ kind: 'error', name: 'of me@here.test', place: '/my-account/quotes/7?x=1' }],
    })
    expect(lines).toEqual([{ event: 'browser.failure', kind: 'error' }])
  })

  it('is refused where it is too large, of another type, or only asked for', async () => {
    const { send, answer } = opened()
    expect(await send({ failures: 'x'.repeat(5000) })).toBe(413)
    expect(await send({}, 'text/plain')).toBe(415)
    expect((await answer(new Request(`http://shop.test${REPORTS_PATH}`)))?.status).toBe(405)
    expect(answer(new Request('http://shop.test/shop'))).toBeUndefined()
  })

  it('fills no log and no figures when thousands come', async () => {
    const { lines, happenings, send, minuteLater } = opened()
    const failures = Array.from({ length: 50 }, () => ({ kind: 'rejection' }))
    for (let report = 0; report < 700; report += 1) await send({ failures })
    expect(happenings).toHaveLength(600 * 12)
    expect(lines).toHaveLength(20)
    minuteLater()
    await send({ failures })
    expect(lines).toHaveLength(32)
  })
})
