/**
 * Pages that were drawn once for all who ask the same. One that does not hold any more is handed out while it is redrawn,
 * once, however many ask. Two servers need not know of each other: each asks which edition is the present one.
 */

import { LRUCache } from 'lru-cache'
import { type Answering, type Ready, readyFrom } from './delivery.ts'
import { type Edition, editionsOf, type EditionWatch } from './edition.ts'
import { type Dated, freshnessOf, type Lasting } from './freshness.ts'
import { tell } from '../reference-backend/observe/happenings.ts'
import { packed } from './packed.ts'
import { partsIn } from './edition-answer.ts'
import { seenAt } from './validators.ts'

export interface KeepingParts {
  readonly draw: Answering
  /** The same for requests that ask the same; undefined for one whose page is nobody else's. */
  readonly keyOf: (request: Request) => string | undefined
  readonly editions: EditionWatch
  readonly clock: () => number
  readonly lasting: Lasting
  /** Bytes of all pages together. */
  readonly bytes: number
  /** When the shop was built, in milliseconds: a page is never older. */
  readonly builtAt: number
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void
}

export interface PageCacheSize {
  readonly pages: number
  readonly bytes: number
}

interface Kept extends Dated {
  readonly page: Ready
  readonly bytes: number
  /** That of the edition which it was drawn of. */
  readonly order: number
}

interface Drawing {
  readonly edition: Edition
  readonly page: Promise<Ready>
}

/** Beside their bytes, pages have names: so many at most. */
const MOST = 20_000
const KEEPABLE = new Set([200, 301, 404])

/** Answers requests for pages from what is kept, and keeps what it draws. `size` tells how much that is. */
export function keptPages(parts: KeepingParts): {
  readonly answer: (request: Request) => Promise<Ready>
  readonly size: () => PageCacheSize
} {
  const { draw, keyOf, editions, clock, lasting, log } = parts
  const pages = new LRUCache<string, Kept>({
    max: MOST,
    maxSize: parts.bytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  })
  const drawings = new Map<string, Drawing>()

  /** Draws the page of an edition once, whoever else asks for it meanwhile. */
  const drawn = (request: Request, key: string, edition: Edition): Promise<Ready> => {
    const present = drawings.get(key)
    if (present?.edition === edition) return present.page
    const page = drawAndKeep(request, key, edition).finally(() => {
      if (drawings.get(key)?.page === page) drawings.delete(key)
    })
    drawings.set(key, { edition, page })
    return page
  }

  const drawAndKeep = async (request: Request, key: string, edition: Edition): Promise<Ready> => {
    const response = await draw(request)
    const isKeepable = canBeKept(response)
    const drawnAt = clock()
    const ready = await readyFrom(response)
    // Services that fail for a moment do not take a page away; one that leads elsewhere by now does.
    if (!isKeepable) {
      if (!isPassing(ready)) pages.delete(key)
      return ready
    }
    const dependsOn = editionsOf(edition, partsIn(response.headers))
    const changedAt = Math.max(parts.builtAt, ...dependsOn.map((each) => each.changedAt ?? NaN))
    // Nobody has said when, where it is no number.
    if (!Number.isNaN(changedAt) && ready.status === 200)
      ready.headers.set('Last-Modified', new Date(changedAt).toUTCString())
    const { page, bytes } = await packed(ready)
    const before = pages.peek(key)
    // Nobody gets an older page after a newer one.
    const { order } = edition
    if (before === undefined || before.order <= order)
      pages.set(key, { page, bytes, editions: dependsOn, order, drawnAt })
    return page
  }

  const handedOut = ({ page }: Kept) => {
    tell({ kind: 'page', outcome: 'kept', seconds: 0 })
    return page
  }

  const answer = async (request: Request) => {
    const key = keyOf(request)
    if (key === undefined) return readyFrom(await draw(request))
    const edition = await editions.present()
    const kept = pages.get(key)
    if (kept === undefined) return drawn(request, key, edition)
    const freshness = freshnessOf(kept, clock(), lasting)
    if (freshness === 'good') return handedOut(kept)
    if (freshness === 'gone' || hasSeenNewer(request, kept)) return drawn(request, key, edition)
    drawn(request, key, edition).catch((problem: unknown) =>
      log('page.not-kept', { problem: String(problem) }),
    )
    return handedOut(kept)
  }
  return { answer, size: () => ({ pages: pages.size, bytes: pages.calculatedSize }) }
}

/** Only what the renderer gives to everybody. */
function canBeKept({ status, headers }: Response): boolean {
  const isForAll = !/no-store|private/.test(headers.get('cache-control') ?? 'no-store')
  return KEEPABLE.has(status) && isForAll && !headers.has('set-cookie')
}

/** Whether an answer says nothing of the page, but only of this moment. */
function isPassing({ status, headers }: Ready): boolean {
  return status >= 500 || headers.get('cache-control') === 'no-store'
}

/** Another server may have been quicker to notice a change. */
function hasSeenNewer(request: Request, { page }: Kept): boolean {
  return seenAt(request) > Date.parse(page.headers.get('last-modified') ?? '')
}
