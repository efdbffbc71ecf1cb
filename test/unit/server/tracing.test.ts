/** Spans as a collector hears them, and what they may not say. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFollowedStatements } from '../../../reference-backend/database/followed-statements.ts'
import { callerOf, trustedProxies } from '../../../reference-backend/http/caller.ts'
import { observed } from '../../../reference-backend/observe/observed.ts'
import { spanning } from '../../../reference-backend/observe/spans.ts'
import { askFrom, siteOf } from '../../../server/site.ts'
import { openTracing } from '../../../server/tracing.ts'

interface Heard {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly traceState?: string
  readonly status: { readonly code: number }
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

let heard: { readonly path: string; readonly text: string }[] = []
/** Headers of what a service elsewhere was asked. */
let asked: IncomingHttpHeaders[] = []
let ends: (() => Promise<unknown> | void)[] = []
let address = ''

beforeEach(async () => {
  heard = []
  asked = []
  const collector = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    if (request.url === '/api/pages') asked.push(request.headers)
    else heard.push({ path: request.url ?? '', text })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  ends = [
    () => {
      collector.closeAllConnections()
      collector.close()
    },
  ]
})
afterEach(async () => {
  for (const end of ends) await end()
})

const spans = (): readonly Heard[] =>
  heard.flatMap(({ text }) =>
    JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Heard[] }[] }) =>
      scopeSpans.flatMap((each) => each.spans),
    ),
  )

const connection = withFollowedStatements({
  query: async (statement: string) =>
    statement.includes('broken') ? Promise.reject(new Error('no')) : { rows: [] },
})

/** A request of one action that makes two statements. */
const request = () =>
  observed({ given: 'request-4711', action: () => 'getQuote', method: 'POST' }, () =>
    spanning({ name: 'action getQuote', kind: 'internal' }, async () => {
      await connection.query('select "name" from "quote" where "quote_name" = \'Canary\'')
      await connection.query('update broken set a = 1').catch(() => undefined)
      return new Response('', { status: 500 })
    }),
  )

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY_SPAN = '00f067aa0ba902b7'

/** A page that asks a service elsewhere, asked for by a proxy that traces. */
const page = (trusted: string | undefined) => {
  const fetch = askFrom('http://shop.test', undefined)
  const site = siteOf({
    backend: undefined,
    files: async () => undefined,
    pages: {
      answer: async () => new Response(await (await fetch(`${address}/api/pages`)).text()),
      inline: { scripts: [], styles: [] },
    },
    vaultAddress: 'http://vault.test',
  })
  const headers = new Headers({
    traceparent: `00-${TRACE}-${PROXY_SPAN}-01`,
    tracestate: 'proxy=7',
  })
  const caller = callerOf(trustedProxies(trusted), '127.0.0.1', headers)
  return site(new Request('http://shop.test/'), caller)
}

describe('tracing', () => {
  it('sends request, action and statements as one trace, without their words', async () => {
    const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/` })
    await request()
    await tracing?.close()
    const [select, update, action, whole] = spans()
    expect(heard.map(({ path }) => path)).toEqual(['/v1/traces'])
    expect(spans().map(({ name }) => name)).toEqual([
      'select quote',
      'update broken',
      'action getQuote',
      'getQuote',
    ])
    expect(whole?.parentSpanId).toBeUndefined()
    expect(action?.parentSpanId).toBe(whole?.spanId)
    expect([select, update].map((each) => each?.parentSpanId)).toEqual(
      [action, action].map((each) => each?.spanId),
    )
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1)
    expect(spans().map(({ status }) => status.code)).toEqual([0, 2, 0, 2])
    expect(whole?.attributes).toContainEqual({
      key: 'request.id',
      value: { stringValue: 'request-4711' },
    })
    expect(heard[0]?.text).not.toMatch(/Canary|quote_name/)
  })

  it('goes on with the trace of a trusted proxy, and tells it to services elsewhere', async () => {
    const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: address })
    await page('loopback')
    await tracing?.close()
    const [question, whole] = spans()
    expect(spans().map(({ name }) => name)).toEqual(['GET', 'page'])
    expect(whole).toMatchObject({ traceId: TRACE, parentSpanId: PROXY_SPAN, traceState: 'proxy=7' })
    expect(question).toMatchObject({ traceId: TRACE, parentSpanId: whole?.spanId })
    expect(asked[0]).toMatchObject({
      traceparent: `00-${TRACE}-${question?.spanId}-01`,
      tracestate: 'proxy=7',
    })
  })

  it('begins a trace of its own where anybody else says of one', async () => {
    const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: address })
    await page(undefined)
    await tracing?.close()
    const [, whole] = spans()
    expect(whole?.parentSpanId).toBeUndefined()
    expect(whole?.traceId).not.toBe(TRACE)
    expect(asked[0]?.['traceparent']).toContain(whole?.traceId)
  })

  it('tells services elsewhere of no trace where none is made', async () => {
    await page('loopback')
    expect(asked[0]).toHaveProperty('x-request-id')
    expect(asked[0]).not.toHaveProperty('traceparent')
  })

  it('traces the share of requests that is asked for', async () => {
    const tracing = await openTracing({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${address}/spans`,
      OTEL_TRACES_SAMPLER_ARG: '0',
    })
    await request()
    await tracing?.close()
    expect(heard).toEqual([])
  })

  it('costs nothing but spans where the collector is away', async () => {
    const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, 100)
    expect((await request()).status).toBe(500)
    await tracing?.close()
  })

  it('is off where no collector is named', async () => {
    expect(await openTracing({})).toBeUndefined()
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is no/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://c:4317' }, /begins with http/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:secret@c' }, /^(?!.*secret).*no name and password/],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c', OTEL_TRACES_SAMPLER_ARG: 'all' },
      /^OTEL_TRACES_SAMPLER_ARG is "all"/,
    ],
  ])('ends the start with a sentence for %j', async (env, sentence) => {
    await expect(openTracing(env)).rejects.toThrow(sentence)
  })
})
