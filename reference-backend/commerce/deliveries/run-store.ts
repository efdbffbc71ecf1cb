/** Claiming a date, and writing down what became of it. The claim is a row: whatever number of processes look, one has it. */

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import {
  type DeliveryProblem,
  deliveryRun,
  scheduledDelivery,
} from '../../database/schema/deliveries.ts'
import type { Database } from '../../database/database.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { inTransaction } from '../../database/transaction.ts'
import { copyForDate } from './delivery-copy.ts'
import { type Delivery, type DeliveryRun, keepDelivery } from './delivery-store.ts'
import { afterDelivery, frequencyTerm } from './frequency.ts'

/** A process that has not ended its run by then is believed to be dead, in milliseconds. */
const LEASE_MS = 60_000
/** What may mend itself, such as stock, is tried again so much later. */
const RETRY_MS = 6 * 3_600_000
const MENDS_ITSELF: readonly DeliveryProblem['code'][] = ['stock', 'other']

export interface Claim {
  readonly delivery: Delivery
  readonly run: DeliveryRun
}

/** A date that is to be placed now, claimed for this process; undefined where there is none. */
export async function claimDate(db: Database, now: Date): Promise<Claim | undefined> {
  return inTransaction(db, async (tx) => (await takeOver(tx, now)) ?? (await begin(tx, now)))
}

/** What a process has left behind that is dead by now. */
async function takeOver(tx: Database, now: Date): Promise<Claim | undefined> {
  const [found] = await tx
    .select({ run: deliveryRun, delivery: scheduledDelivery })
    .from(deliveryRun)
    .innerJoin(scheduledDelivery, eq(scheduledDelivery.id, deliveryRun.deliveryId))
    .where(and(eq(deliveryRun.state, 'placing'), lt(deliveryRun.leasedUntil, now)))
    .orderBy(asc(deliveryRun.leasedUntil))
    .limit(1)
    .for('update', { skipLocked: true, of: deliveryRun })
  if (found === undefined) return undefined
  await keepRun(tx, found.run, { leasedUntil: leaseFrom(now) })
  return found
}

async function begin(tx: Database, now: Date): Promise<Claim | undefined> {
  const isDue = and(
    eq(scheduledDelivery.status, 'active'),
    isNotNull(scheduledDelivery.nextPlaceDate),
    lte(scheduledDelivery.nextPlaceDate, earliestToday(now)),
    or(isNull(scheduledDelivery.problem), isWorthATry(now)),
  )
  const [delivery] = await tx
    .select()
    .from(scheduledDelivery)
    .where(and(isDue, isNotBeingPlaced()))
    .orderBy(asc(scheduledDelivery.nextPlaceDate))
    .limit(1)
    .for('update', { skipLocked: true })
  if (delivery === undefined || delivery.nextPlaceDate === null) return undefined
  const lease = { state: 'placing' as const, changedAt: now, leasedUntil: leaseFrom(now) }
  const [run] = await tx
    .insert(deliveryRun)
    .values({
      cartId: newId(),
      deliveryId: delivery.id,
      dueDate: delivery.nextPlaceDate,
      ...lease,
    })
    .onConflictDoUpdate({
      target: [deliveryRun.deliveryId, deliveryRun.dueDate],
      set: lease,
      // A date that was skipped comes after all where an earlier one was chosen since.
      setWhere: inArray(deliveryRun.state, ['failed', 'skipped', 'missed']),
    })
    .returning()
  if (run === undefined) {
    // This date has been: the delivery goes on to its next one, and keeps no other delivery waiting.
    await keepDelivery(tx, delivery, {
      nextPlaceDate: nextOf(delivery, delivery.nextPlaceDate, now).next,
    })
    return begin(tx, now)
  }
  await copyForDate(tx, delivery, { cartId: run.cartId, now })
  return { delivery, run }
}

/** The date that follows, and those before it that have passed. */
function nextOf({ dayOfMonth, frequencyTermId }: Delivery, date: string, now: Date) {
  const rule = { term: frequencyTerm(frequencyTermId), dayOfMonth }
  return afterDelivery(date, rule, earliestToday(now))
}

/** The date on which a delivery goes on after one of its dates; those that have passed meanwhile are noted as missed. */
export async function goOn(
  db: Database,
  delivery: Delivery,
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<string> {
  const { missed, next } = nextOf(delivery, from, now)
  for (const dueDate of missed) {
    await db
      .insert(deliveryRun)
      .values({
        cartId: newId(),
        deliveryId: delivery.id,
        dueDate,
        state: 'missed',
        changedAt: now,
        leasedUntil: now,
      })
      .onConflictDoNothing()
  }
  return next
}

function isWorthATry(now: Date) {
  const code = sql`${scheduledDelivery.problem} ->> 'code'`
  const at = sql`${scheduledDelivery.problem} ->> 'at'`
  const before = new Date(now.getTime() - RETRY_MS).toISOString()
  const codes = sql.join(
    MENDS_ITSELF.map((each) => sql`${each}`),
    sql`, `,
  )
  return sql`${code} in (${codes}) and ${at} < ${before}`
}

function isNotBeingPlaced() {
  return sql`not exists (select 1 from ${deliveryRun} where ${deliveryRun.deliveryId} = ${scheduledDelivery.id} and ${deliveryRun.state} = 'placing')`
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/** The order of a date is placed: the next date follows, and those that have passed meanwhile are noted as missed. */
export async function endPlaced(
  db: Database,
  { delivery: { id }, run }: Claim,
  {
    orderId,
    quoteId,
    now,
  }: {
    readonly orderId: string | null
    readonly quoteId: string | null
    readonly now: Date
  },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const delivery = await held(tx, id)
    await keepRun(tx, run, { state: 'placed', orderId, quoteId, problem: null, changedAt: now })
    if (delivery.nextPlaceDate !== run.dueDate) return
    const next = await goOn(tx, delivery, { from: run.dueDate, now })
    await keepDelivery(tx, delivery, { nextPlaceDate: next, skippedDate: null, problem: null })
  })
}

/** The order could not be placed; the date stays due until its owner, or time, has mended what was wrong. */
export async function endFailed(
  db: Database,
  { delivery: { id }, run }: Claim,
  problem: DeliveryProblem,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const delivery = await held(tx, id)
    await keepRun(tx, run, { state: 'failed', problem, changedAt: new Date(problem.at) })
    if (delivery.status === 'active' && delivery.nextPlaceDate === run.dueDate) {
      await keepDelivery(tx, delivery, { problem })
    }
  })
}

/** Nothing is known yet: whoever looks after the lease goes on. */
export async function keepWaiting(db: Database, { run }: Claim, now: Date): Promise<void> {
  await keepRun(db, run, { leasedUntil: leaseFrom(now) })
}

async function held(tx: Database, id: string): Promise<Delivery> {
  const [found] = await tx
    .select()
    .from(scheduledDelivery)
    .where(eq(scheduledDelivery.id, id))
    .for('update')
  if (found === undefined) throw new Error(`The delivery ${id} is gone.`)
  return found
}

async function keepRun(
  db: Database,
  { cartId }: Pick<DeliveryRun, 'cartId'>,
  values: Partial<DeliveryRun>,
): Promise<void> {
  await db.update(deliveryRun).set(values).where(eq(deliveryRun.cartId, cartId))
}
