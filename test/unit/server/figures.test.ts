/** What Prometheus is told of a server. */
import { onTestFinished, describe, expect, it } from 'vitest'
import { tell } from '../../../reference-backend/observe/happenings.ts'
import { openFigures } from '../../../server/figures.ts'
import { figuresPlace, serveFigures } from '../../../server/figures-port.ts'

function opened() {
  const figures = openFigures({
    pool: () => ({ open: 4, idle: 3, waiting: 2 }),
    pages: () => ({ pages: 7, bytes: 70_000 }),
    lostLines: () => 5,
  })
  onTestFinished(figures.close)
  return figures
}

describe('the figures of a server', () => {
  it('count requests, limits, pages, searches and reads by closed names', async () => {
    const { text } = opened()
    tell({ kind: 'request', action: 'login', outcome: 'refused', seconds: 0.02 })
    tell({ kind: 'request', action: 'login', outcome: 'refused', seconds: 0.03 })
    tell({ kind: 'limit', limit: 'sign-in' })
    tell({ kind: 'page', outcome: 'kept', seconds: 0 })
    tell({ kind: 'page', outcome: 'plain', seconds: 1 })
    tell({ kind: 'search', found: false })
    tell({ kind: 'read', from: 'primary', because: 'own-write' })
    tell({ kind: 'browser-failure', failure: 'error' })
    tell({ kind: 'vital', vital: 'LCP', value: 1200 })
    const said = await text()
    for (const line of [
      'manifold_requests_total{action="login",outcome="refused"} 2',
      'manifold_request_seconds_count{action="login"} 2',
      'manifold_limits_reached_total{limit="sign-in"} 1',
      'manifold_pages_total{outcome="kept"} 1',
      'manifold_pages_total{outcome="plain"} 1',
      'manifold_page_drawing_seconds_count 1',
      'manifold_searches_total{found="false"} 1',
      'manifold_reads_total{from="primary",because="own-write"} 1',
      'manifold_browser_failures_total{failure="error"} 1',
      'manifold_browser_vital_count{vital="LCP"} 1',
      'manifold_database_connections{state="waiting"} 2',
      'manifold_page_cache{of="bytes"} 70000',
      'manifold_log_lines{state="lost"} 5',
    ])
      expect(said).toContain(`${line}\n`)
    expect(said).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(said).toContain('process_resident_memory_bytes')
  })

  it('are asked on a port of their own, which answers nothing else', async () => {
    const server = await serveFigures(opened(), { port: 0, host: '127.0.0.1' })
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method })
    expect(await (await ask('/metrics')).text()).toContain('manifold_page_cache')
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/metrics', 'POST')).status).toBe(404)
    const taken = serveFigures(opened(), { port: port ?? 0, host: '127.0.0.1' })
    await expect(taken).rejects.toThrow(`METRICS_PORT ${port} cannot be used`)
  })

  it('are for this machine alone, unless it is said otherwise', () => {
    expect(figuresPlace({})).toBeUndefined()
    expect(figuresPlace({ METRICS_PORT: '9101' })).toEqual({ port: 9101, host: '127.0.0.1' })
    expect(() => figuresPlace({ METRICS_PORT: 'nine' })).toThrow(
      'METRICS_PORT is "nine", which is no port.',
    )
  })
})
