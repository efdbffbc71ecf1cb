/**
 * Limits on attempts. An attempt takes its place before anything is compared, and gives it back when it
 * succeeds: of any number that come at once, on any number of processes, no more than the limit are looked at,
 * and those over it are answered alike whatever they hold. Counted in the database, by the given clock.
 */

import { and, asc, eq, inArray, like, lte, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newId } from './identifier.ts'
import { attemptCount } from './schema/commerce.ts'
import { inTransaction } from './transaction.ts'

export interface AttemptLimit {
  /** What is limited, such as `sign-in:address:192.0.2.1`. */
  readonly subject: string
  /** Places that are taken in any `windowMinutes` at most. */
  readonly limit: number
  readonly windowMinutes: number
  /** All attempts of one name share one place; without a name each takes a place of its own. */
  readonly name?: string
  /** Whether a success gives back the places of earlier failures, too: those of its name, or all. */
  readonly forgives?: boolean
}

interface Place {
  readonly limit: AttemptLimit
  readonly key: string
  readonly mark: string
}

/** What becomes of an attempt: it may go on, or has to wait for so many seconds. */
export type Admission =
  | { readonly kind: 'taken'; readonly places: readonly Place[] }
  | { readonly kind: 'full'; readonly secondsToWait: number }

/** Old rows that one attempt takes away at most: more than it adds. */
const SWEPT = 20

/**
 * Takes a place of every limit, or of none. `db` must not be a transaction: the places are taken for good when
 * this returns. Two callers that name limits in the same order never wait for each other in a circle.
 */
export async function takePlaces(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Admission> {
  try {
    const places = await inTransaction(db, async (tx) => {
      const taken: Place[] = []
      const waits: number[] = []
      for (const limit of limits) {
        const place = await takePlace(tx, limit, now)
        if (typeof place === 'number') waits.push(place)
        else taken.push(place)
      }
      if (waits.length > 0) throw new Full(Math.max(...waits))
      return taken
    })
    await sweep(db, now)
    return { kind: 'taken', places }
  } catch (problem) {
    if (!(problem instanceof Full)) throw problem
    return { kind: 'full', secondsToWait: problem.secondsToWait }
  }
}

/** Gives back the places of an attempt that has succeeded, and of failures that it makes good. */
export async function giveBack(db: Database, places: readonly Place[]): Promise<void> {
  for (const { limit, key, mark } of places) {
    const { subject, name, forgives = false } = limit
    const isSubject = eq(attemptCount.subject, subject)
    if (forgives && name === undefined) {
      await db.delete(attemptCount).where(isSubject)
    } else {
      const isOwn = sql`${attemptCount.places} ->> ${key}::text = ${mark}::text`
      await db
        .update(attemptCount)
        .set({ places: sql`${attemptCount.places} - ${key}::text` })
        .where(forgives ? isSubject : and(isSubject, isOwn))
    }
  }
}

/** Forgets what was counted of a subject and of its parts `subject@…`. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  const ofParts = like(attemptCount.subject, `${subject}@%`)
  await db.delete(attemptCount).where(or(eq(attemptCount.subject, subject), ofParts))
}

/** Ends the transaction in which some places have been taken and another was not to be had. */
class Full extends Error {
  readonly secondsToWait: number

  constructor(secondsToWait: number) {
    super('too many attempts')
    this.secondsToWait = secondsToWait
  }
}

/** Takes a place in one statement; answers the seconds until there is one where all are taken. */
async function takePlace(db: Database, limit: AttemptLimit, now: Date): Promise<Place | number> {
  const windowMs = limit.windowMinutes * 60_000
  const id = newId()
  const key = limit.name ?? id
  const mark = `${now.getTime()} ${id}`
  const own = sql`jsonb_build_object(${key}::text, ${mark}::text)`
  // The row is locked from the conflict on, so that each sees what the one before has left.
  const next = sql`(
    select case
      when count(*) < ${limit.limit}::int or bool_or(held.key = ${key}::text)
      then ${own} || coalesce(jsonb_object_agg(held.key, held.value), '{}')
      else jsonb_object_agg(held.key, held.value)
    end
    from jsonb_each_text(${attemptCount.places}) as held
    where split_part(held.value, ' ', 1)::bigint > ${now.getTime() - windowMs}::bigint
  )`
  const endsAt = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(attemptCount)
    .values({ subject: limit.subject, places: own, endsAt })
    .onConflictDoUpdate({ target: attemptCount.subject, set: { places: next, endsAt } })
    .returning()
  const places = row?.places ?? {}
  if (Object.hasOwn(places, key)) return { limit, key, mark }
  const instants = Object.values(places).map((each) => Number(each.split(' ')[0]))
  const decisive = instants.toSorted((a, b) => a - b)[instants.length - limit.limit] ?? 0
  return Math.ceil((decisive + windowMs - now.getTime()) / 1000)
}

/** Takes away rows that count no more; outside of any transaction, where it waits for nobody. */
async function sweep(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ subject: attemptCount.subject })
    .from(attemptCount)
    .where(lte(attemptCount.endsAt, now))
    .orderBy(asc(attemptCount.endsAt))
    .limit(SWEPT)
    .for('update', { skipLocked: true })
  await db.delete(attemptCount).where(inArray(attemptCount.subject, old))
}
