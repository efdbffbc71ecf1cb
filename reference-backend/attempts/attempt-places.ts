/**
 * Limits on attempts. An attempt takes its place before anything is compared, and gives it back when it
 * succeeds: of any number that come at once, on any number of processes, no more than the limit fail, and those
 * over it are answered alike whatever they hold. Counted in the database, by the given clock.
 */

import { and, asc, eq, inArray, like, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { newId } from '../database/identifier.ts'
import { attemptCount, type AttemptPlaces } from '../database/schema/commerce.ts'
import { inTransaction } from '../database/transaction.ts'

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

/** All places of a limit are taken. */
interface Full {
  readonly secondsToWait: number
  /** Whether one of them is that of an attempt which is still being looked at, and may be given back. */
  readonly mayOpen: boolean
}

/** What becomes of an attempt: it may go on, or there is no place for it. */
export type Admission =
  | { readonly kind: 'taken'; readonly places: readonly Place[] }
  | ({ readonly kind: 'full' } & Full)

/** Ends the mark of a place whose attempt is still being looked at. */
const OPEN = ' open'
/** No attempt is looked at for so long: the process that did has ended. */
const OPEN_MS = 30_000

/** Old rows that one attempt takes away at most: more than it adds. */
const SWEPT = 20

export interface AttemptToTake {
  readonly limits: readonly AttemptLimit[]
  readonly now: Date
  /** Whether the places may be given back: then `giveBack` or `settle` has to follow. */
  readonly isOpen: boolean
}

/**
 * Takes a place of every limit, or of none. `db` must not be a transaction: the places are taken for good when
 * this returns. Two callers that name limits in the same order never wait for each other in a circle.
 */
export async function takePlaces(
  db: Database,
  { limits, now, isOpen }: AttemptToTake,
): Promise<Admission> {
  if (limits.length === 0) return { kind: 'taken', places: [] }
  // One read answers a flood: it writes nothing and takes no locks.
  const seen = await fullOnes(db, limits, now)
  if (seen.length > 0) return noPlace(seen)
  try {
    const places = await inTransaction(db, async (tx) => {
      const taken: Place[] = []
      const full: Full[] = []
      for (const limit of limits) {
        const place = await takePlace(tx, limit, { now, isOpen })
        if ('mark' in place) taken.push(place)
        else full.push(place)
      }
      if (full.length > 0) throw new NoPlace(full)
      return taken
    })
    await sweep(db, now)
    return { kind: 'taken', places }
  } catch (problem) {
    if (!(problem instanceof NoPlace)) throw problem
    return noPlace(problem.full)
  }
}

function noPlace(full: readonly Full[]): Admission {
  return {
    kind: 'full',
    secondsToWait: Math.max(...full.map(({ secondsToWait }) => secondsToWait)),
    mayOpen: full.every(({ mayOpen }) => mayOpen),
  }
}

/** The limits that are full at a glance; what is free may be taken by others at any moment. */
async function fullOnes(db: Database, limits: readonly AttemptLimit[], now: Date) {
  const subjects = limits.map(({ subject }) => subject)
  const rows = await db.select().from(attemptCount).where(inArray(attemptCount.subject, subjects))
  const held = new Map(rows.map(({ subject, places }) => [subject, places]))
  return limits.flatMap((limit) => fullness(limit, held.get(limit.subject) ?? {}, now) ?? [])
}

/** Says when there will be a place of a limit; undefined where there is one, or one of its name is held. */
function fullness(limit: AttemptLimit, places: AttemptPlaces, now: Date): Full | undefined {
  const windowMs = limit.windowMinutes * 60_000
  const ageOf = (mark: string) => now.getTime() - Number(mark.split(' ')[0])
  const live = Object.entries(places).filter(([, mark]) => ageOf(mark) < windowMs)
  const isNamed = live.some(([key]) => key === limit.name)
  if (isNamed || live.length < limit.limit) return undefined
  const marks = live.map(([, mark]) => mark)
  const ages = marks.map(ageOf).toSorted((a, b) => b - a)
  const decisive = ages[ages.length - limit.limit] ?? 0
  return {
    secondsToWait: Math.ceil((windowMs - decisive) / 1000),
    mayOpen: marks.some((mark) => mark.endsWith(OPEN) && ageOf(mark) < OPEN_MS),
  }
}

/** Keeps the places of an attempt that has failed. */
export async function settle(db: Database, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const { key, mark } = place
    const settled = sql`jsonb_build_object(${key}::text, ${mark.replace(OPEN, '')}::text)`
    await db
      .update(attemptCount)
      .set({ places: sql`${attemptCount.places} || ${settled}` })
      .where(isStill(place))
  }
}

/** Gives back the places of an attempt that has succeeded, and of failures that it makes good. */
export async function giveBack(db: Database, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const { limit, key } = place
    const { subject, name, forgives = false } = limit
    const isSubject = eq(attemptCount.subject, subject)
    if (forgives && name === undefined) {
      await db.delete(attemptCount).where(isSubject)
    } else {
      await db
        .update(attemptCount)
        .set({ places: sql`${attemptCount.places} - ${key}::text` })
        .where(forgives ? isSubject : isStill(place))
    }
  }
}

/** Whether a place is held by the attempt that has taken it: one of the same name may have been there before. */
function isStill({ limit, key, mark }: Place) {
  const isOwn = sql`${attemptCount.places} ->> ${key}::text = ${mark}::text`
  return and(eq(attemptCount.subject, limit.subject), isOwn)
}

/** Forgets what was counted of a subject and of its parts `subject@…`. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  const ofParts = like(attemptCount.subject, `${subject}@%`)
  await db.delete(attemptCount).where(or(eq(attemptCount.subject, subject), ofParts))
}

/** Ends the transaction in which some places have been taken and another was not to be had. */
class NoPlace extends Error {
  readonly full: readonly Full[]

  constructor(full: readonly Full[]) {
    super('too many attempts')
    this.full = full
  }
}

/** Takes a place in one statement, or says when there will be one. */
async function takePlace(
  db: Database,
  limit: AttemptLimit,
  { now, isOpen }: Pick<AttemptToTake, 'now' | 'isOpen'>,
): Promise<Place | Full> {
  const windowMs = limit.windowMinutes * 60_000
  const id = newId()
  const key = limit.name ?? id
  const mark = `${now.getTime()} ${id}${isOpen ? OPEN : ''}`
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
  const full = Object.hasOwn(places, key) ? undefined : fullness(limit, places, now)
  return full ?? { limit, key, mark }
}

/** Deletes expired rows, outside of any transaction and without waiting for locks. */
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
