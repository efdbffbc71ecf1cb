/** Knows which edition of catalogue and content is the present one, and asks for it no more often than needed. */

import type { AnsweredEdition } from './edition-answer.ts'

/** One edition of a part of what is public, as long as pages are held that were drawn of it. */
export interface PartEdition {
  /** Undefined where the services do not say: pages are then as good as they are young. */
  readonly name: string | undefined
  /** In milliseconds, to the second. */
  readonly changedAt: number | undefined
  /** Until when it was surely the present one, once there is another. */
  endedAt: number | undefined
}

/** One edition of everything. */
export interface Edition extends PartEdition {
  /** Later ones have higher numbers. */
  readonly order: number
  /** By name; empty where the services tell none. A part that has not changed is the same one as before. */
  readonly parts: ReadonlyMap<string, PartEdition>
}

export interface EditionWatch {
  /** The present edition, as far as is known. Waits for the services only where nothing recent is known. */
  readonly present: () => Promise<Edition>
}

export interface EditionWatchParts {
  /** Asks the services: the answer, undefined where they do not know the question; fails where they are away. */
  readonly ask: () => Promise<AnsweredEdition | undefined>
  readonly clock: () => number
  /** Milliseconds after which it is asked again, while readers go on. */
  readonly checkMs: number
  /** Milliseconds after which readers wait for the answer. */
  readonly graceMs: number
}

/** Milliseconds between two questions to services that do not know it. */
const SELDOM_MS = 60_000
/** Of a catalogue that is so large that the answer takes its time, it is asked more seldom: for so small a part of it. */
const SHARE = 1 / 20

/** Watches the editions of some services. */
export function editionWatch({ ask, clock, checkMs, graceMs }: EditionWatchParts): EditionWatch {
  let present = editionOf(undefined, { order: 0, parts: new Map() })
  let answeredAt = Number.NEGATIVE_INFINITY
  let pauseMs = checkMs
  let asking: Promise<void> | undefined

  const note = (found: AnsweredEdition | undefined, tookMs: number) => {
    const heldUntil = answeredAt
    answeredAt = clock()
    pauseMs =
      found === undefined
        ? Math.max(checkMs, SELDOM_MS)
        : checkMs && Math.max(checkMs, tookMs / SHARE)
    if (found?.name === present.name) return
    const before = present
    present = editionOf(found, { order: before.order + 1, parts: before.parts })
    before.endedAt = heldUntil
    for (const [name, part] of before.parts)
      if (present.parts.get(name) !== part) part.endedAt = heldUntil
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

function editionOf(
  told: AnsweredEdition | undefined,
  { order, parts }: Pick<Edition, 'order' | 'parts'>,
): Edition {
  const present = [...(told?.parts ?? [])].map(([name, part]): [string, PartEdition] => {
    const before = parts.get(name)
    return [name, before?.name === part.name ? before : { ...part, endedAt: undefined }]
  })
  return {
    name: told?.name,
    changedAt: told?.changedAt,
    endedAt: undefined,
    order,
    parts: new Map(present),
  }
}

/** What a page depends on whose answers are of these parts: of an edition that does not tell one of them, on all of it. */
export function editionsOf(edition: Edition, parts: readonly string[]): readonly PartEdition[] {
  const found = parts.flatMap((name) => edition.parts.get(name) ?? [])
  return found.length === 0 || found.length < parts.length ? [edition] : found
}
