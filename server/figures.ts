/** What is counted of this process, for Prometheus. Every label is one of a closed list: no id becomes a series of its own. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Happening, listen } from '../reference-backend/observe/happenings.ts'
import type { PageCacheSize } from './kept-pages.ts'
import type { PoolSize } from '../reference-backend/database/database.ts'

/** Seconds; a page takes 0.05, a call 0.005. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Of milliseconds and, for the shifts of a page, of shares. */
const VITALS = [0.01, 0.1, 0.25, 50, 200, 500, 1000, 2500, 4000, 10_000]

export interface FigureParts {
  readonly pool: () => PoolSize | undefined
  readonly pages: () => PageCacheSize | undefined
  /** Lines of the log that could not be written. */
  readonly lostLines: () => number
}

export interface Figures {
  /** As Prometheus reads them. */
  readonly text: () => Promise<string>
  readonly mediaType: string
  readonly close: () => void
}

/** Counts from now on. */
export function openFigures(parts: FigureParts): Figures {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name: `manifold_${name}`, help, labelNames: [...labelNames], registers })
  const histogram = (name: string, help: string, labelNames: string[], buckets = SECONDS) =>
    new Histogram({ name: `manifold_${name}`, help, labelNames, buckets, registers })

  const requests = counter('requests_total', 'Requests by what was asked and how they ended', [
    'action',
    'outcome',
  ])
  const seconds = histogram('request_seconds', 'Time to an answer', ['action'])
  const limits = counter('limits_reached_total', 'Attempts that found a limit full', ['limit'])
  const pages = counter('pages_total', 'Pages by where they came from', ['outcome'])
  const drawing = histogram('page_drawing_seconds', 'Time to draw a page', [])
  const searches = counter('searches_total', 'Searches of products', ['found'])
  const reads = counter('reads_total', 'Reads by the database that answered', ['from', 'because'])
  const failures = counter('browser_failures_total', 'Failures that browsers report', ['failure'])
  const vitals = histogram('browser_vital', 'Web vitals, sampled', ['vital'], VITALS)

  const close = listen((happening: Happening) => {
    switch (happening.kind) {
      case 'request':
        requests.inc({ action: happening.action, outcome: happening.outcome })
        return seconds.observe({ action: happening.action }, happening.seconds)
      case 'limit':
        return limits.inc({ limit: happening.limit })
      case 'page':
        pages.inc({ outcome: happening.outcome })
        return happening.outcome === 'kept' ? undefined : drawing.observe(happening.seconds)
      case 'search':
        return searches.inc({ found: String(happening.found) })
      case 'read':
        return reads.inc({ from: happening.from, because: happening.because })
      case 'browser-failure':
        return failures.inc({ failure: happening.failure })
      case 'vital':
        return vitals.observe({ vital: happening.vital }, happening.value)
    }
  })
  sizes(registry, parts)
  return { text: () => registry.metrics(), mediaType: registry.contentType, close }
}

/** What is looked at when it is asked for. */
function sizes(registry: Registry, { pool, pages, lostLines }: FigureParts): void {
  const gauge = (
    { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
    look: () => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name: `manifold_${name}`,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        for (const [value, count] of Object.entries(look())) this.set({ [label]: value }, count)
      },
    })
  const connections = 'Connections of the pool, and requests that wait for one'
  gauge({ name: 'database_connections', help: connections, label: 'state' }, () => ({ ...pool() }))
  const cache = 'Pages that are kept, and their bytes'
  gauge({ name: 'page_cache', help: cache, label: 'of' }, () => ({ ...pages() }))
  const lost = 'Lines of the log that could not be written'
  gauge({ name: 'log_lines', help: lost, label: 'state' }, () => ({ lost: lostLines() }))
}
