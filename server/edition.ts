/** Knows which edition of catalogue and content is the present one, and asks for it no more often than needed. */

/** One edition, as long as pages are held that were drawn of it. */
export interface Edition {
  /** Undefined where the services do not say: pages are then as good as they are young. */
  readonly name: string | undefined
  /** In milliseconds, to the second. */
  readonly changedAt: number | undefined
  /** Later ones have higher numbers. */
  readonly order: number
  /** Until when it was surely the present one, once there is another. */
  endedAt: number | undefined
}

export interface EditionWatch {
  /** The present edition, as far as is known. Waits for the services only where nothing recent is known. */
  readonly present: () => Promise<Edition>
}

export interface EditionWatchParts {
  /** Asks the services: the answer, undefined where they do not know the question; fails where they are away. */
  readonly ask: () => Promise<Named | undefined>
  readonly clock: () => number
  /** Milliseconds after which it is asked again, while readers go on. */
  readonly checkMs: number
  /** Milliseconds after which readers wait for the answer. */
  readonly graceMs: number
}

export interface Named {
  readonly name: string
  readonly changedAt: number
}

/** Milliseconds between two questions to services that do not know it. */
const SELDOM_MS = 60_000
/** Of a catalogue that is so large that the answer takes its time, it is asked more seldom: for so small a part of it. */
const SHARE = 1 / 20

/** Watches the editions of some services. */
export function editionWatch({ ask, clock, checkMs, graceMs }: EditionWatchParts): EditionWatch {
  let present: Edition = { name: undefined, changedAt: undefined, order: 0, endedAt: undefined }
  let answeredAt = Number.NEGATIVE_INFINITY
  let pauseMs = checkMs
  let asking: Promise<void> | undefined

  const note = (found: Named | undefined, tookMs: number) => {
    const heldUntil = answeredAt
    answeredAt = clock()
    pauseMs =
      found === undefined
        ? Math.max(checkMs, SELDOM_MS)
        : checkMs && Math.max(checkMs, tookMs / SHARE)
    if (found?.name === present.name) return
    present.endedAt = heldUntil
    const { order } = present
    present = {
      name: found?.name,
      changedAt: found?.changedAt,
      order: order + 1,
      endedAt: undefined,
    }
  }
  const asked = () => {
    const began = clock()
    asking ??= ask()
      .then((found) => note(found, clock() - began))
      // Services that are away have not changed anything yet.
      .catch(() => {})
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return {
    present: async () => {
      const age = clock() - answeredAt
      if (age >= Math.max(graceMs, pauseMs)) await asked()
      else if (age >= pauseMs) void asked()
      return present
    },
  }
}

/** Milliseconds that a page waits at most for the answer. */
const PATIENCE_MS = 500

/** Asks the edition at an address. */
export function editionAt(
  address: string,
  fetch: typeof globalThis.fetch,
): EditionWatchParts['ask'] {
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status >= 500) throw new Error(`The edition was answered with ${response.status}.`)
    return response.ok ? namedIn(await response.json().catch(() => undefined)) : undefined
  }
}

function namedIn(body: unknown): Named | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if (!('edition' in body) || !('changedAt' in body)) return undefined
  const { edition, changedAt } = body
  const time = Date.parse(String(changedAt))
  return typeof edition === 'string' && !Number.isNaN(time)
    ? { name: edition, changedAt: time }
    : undefined
}
