/**
 * Spans by OpenTelemetry, sent to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names. Its packages are loaded only then. Names
 * of the environment and their meanings are OpenTelemetry's own.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span } from '@opentelemetry/api'
import { log } from '../reference-backend/observe/log.ts'
import { type Span as Asked, traceWith, type Tracer } from '../reference-backend/observe/spans.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Tracing {
  /** Sends what waits, and traces no more. */
  readonly close: () => Promise<void>
}

/** Milliseconds that the last spans may take to be sent. */
const LAST_MS = 2000

/** Traces from now on where a collector is named. Throws in one sentence where its address, or the share of requests, is none. */
export async function openTracing(
  env: Environment,
  lastMs = LAST_MS,
): Promise<Tracing | undefined> {
  const url = collectorIn(env)
  if (url === undefined) return undefined
  const share = shareIn(env)
  const [api, { W3CTraceContextPropagator }, sdk, sender, res] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { defaultTextMapGetter, defaultTextMapSetter, diag, trace } = api
  const { DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  // A collector that is away costs spans, and a line of the log for each batch; its words may hold addresses.
  const lost = () => log('warn', 'tracing.spans-lost')
  const quiet = () => {}
  diag.setLogger(
    { error: lost, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.ERROR,
  )
  const provider = new sdk.TracerProvider({
    resource: res.resourceFromAttributes({
      'service.name': env['OTEL_SERVICE_NAME'] || 'manifold',
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new sender.OTLPTraceExporter({ url }) }),
    ],
  })
  const source = provider.getTracer('manifold')
  const present = new AsyncLocalStorage<Context>()
  const headers = new W3CTraceContextPropagator()
  const begin = ({
    name,
    kind,
    details,
    given,
  }: Asked): { readonly span: Span; readonly within: Context } => {
    const around = present.getStore() ?? ROOT_CONTEXT
    const parent = given ? headers.extract(around, given, defaultTextMapGetter) : around
    const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
    const span = source.startSpan(name, { kind: kinds[kind], attributes: { ...details } }, parent)
    return { span, within: trace.setSpan(parent, span) }
  }
  const inSpan: Tracer['span'] = async (asked, work) => {
    const { span, within } = begin(asked)
    try {
      return await present.run(within, () =>
        work({
          note: (details, name) => {
            span.setAttributes({ ...details })
            if (name !== undefined) span.updateName(name)
          },
          fail: () => span.setStatus({ code: SpanStatusCode.ERROR }),
        }),
      )
    } finally {
      span.end()
    }
  }
  const told: Tracer['told'] = () => {
    const carrier: Record<string, string> = {}
    headers.inject(present.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter)
    return carrier
  }
  const end = traceWith({ span: inSpan, told })
  return {
    close: async () => {
      end()
      const sent = provider.shutdown().catch(lost)
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, lastMs).unref())])
      diag.disable()
    },
  }
}

/** The address that spans are posted to. */
function collectorIn(env: Environment): string | undefined {
  const whole = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const name = whole ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' : 'OTEL_EXPORTER_OTLP_ENDPOINT'
  const given = whole || base
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new Error(
      `${name} is no address that begins with http:// or https:// and has no name and password in it.`,
    )
  }
  return whole ? given : `${given.replace(/\/+$/, '')}/v1/traces`
}

/** Of all requests, which part is traced. */
function shareIn(env: Environment): number {
  const given = env['OTEL_TRACES_SAMPLER_ARG'] || '1'
  const share = Number(given)
  if (share >= 0 && share <= 1) return share
  throw new Error(
    `OTEL_TRACES_SAMPLER_ARG is ${JSON.stringify(given)}, which is no number from 0 to 1.`,
  )
}
