/**
 * Reports to the shop's own server how fast a page was and what failed in it, for readers who have agreed (docs/adr/0032). No
 * text, no address and no id of anybody leaves the browser: only names, places in built files, and measurements.
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { hearEvents } from './event-log.browser.ts'

const reportsPath = '/browser-reports'

/** Of one page, from its opening to its end. */
const failuresAtMost = 5
/** The part of the pages whose vitals are reported. */
const share = 0.1

/** Which events of the log are failures of a call. */
const kinds: Readonly<Record<string, Failure['kind']>> = {
  'call.failed': 'call',
  'answer.unreadable': 'answer',
}

interface Failure {
  readonly kind: 'error' | 'rejection' | 'call' | 'answer'
  /** The kind of an error, or the name of a call. */
  readonly name?: string | undefined
  /** `/assets/file.js:line:column`. */
  readonly place?: string | undefined
}

interface ReportParts {
  readonly window: Window
  /** Whether the reader agrees at this moment. */
  readonly isAllowed: () => boolean
  /** From 0 up to 1. */
  readonly random: () => number
  /** Sends a body; the browser may be leaving the page. */
  readonly send: (path: string, body: Blob) => unknown
}

/** Watches the page from now on, and reports once it is left. */
export function reportPage({ window, isAllowed, random, send }: ReportParts): void {
  const failures: Failure[] = []
  const vitals = new Map<string, number>()
  let told = 0
  const tell = (failure: Failure) => {
    told += 1
    if (told <= failuresAtMost) failures.push(failure)
  }
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    tell({ kind: 'error', name: nameOf(error), place: placeOf(window, filename, lineno, colno) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'rejection', name: nameOf(reason) }),
  )
  hearEvents((event, { call }) => {
    const kind = kinds[event]
    if (kind !== undefined) tell({ kind, name: typeof call === 'string' ? call : undefined })
  })
  if (random() < share) {
    const keep = ({ name, value }: Metric) => void vitals.set(name, value)
    onLCP(keep)
    onCLS(keep)
    onINP(keep)
  }
  const leave = () => {
    if (window.document.visibilityState !== 'hidden' || !isAllowed()) return
    if (failures.length === 0 && vitals.size === 0) return
    const body = {
      failures: failures.splice(0),
      vitals: [...vitals].map(([name, value]) => ({
        name,
        value: Math.round(value * 1000) / 1000,
      })),
    }
    vitals.clear()
    send(reportsPath, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  }
  window.document.addEventListener('visibilitychange', leave)
}

/** The kind of an error; its message may repeat what a reader has typed. */
function nameOf(problem: unknown): string {
  return problem instanceof Error ? problem.name : typeof problem
}

/** A place in a built file of the shop; none of what other sites or extensions have brought. */
function placeOf(
  { location }: Window,
  file: string,
  line: number,
  column: number,
): string | undefined {
  const own = `${location.origin}/assets/`
  return file.startsWith(own)
    ? `${file.slice(location.origin.length).split(/[?#]/)[0]}:${line}:${column}`
    : undefined
}
