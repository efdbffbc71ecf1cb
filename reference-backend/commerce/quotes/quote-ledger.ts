/** Keeps the history of a quote: every write tells, in its own transaction, what it has changed. */

import { asc, count, eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import type { Database } from '../../database/database.ts'
import {
  type QuoteEventActor,
  type QuoteEventBody,
  quoteEvent,
} from '../../database/schema/quote-events.ts'
import type { Call } from '../action.ts'
import type { QuoteItem } from './quote-store.ts'
import { beginning, changesBetween } from './quote-changes.ts'
import { fieldsOf, type QuoteState, quoteState } from './quote-state.ts'

export interface Teller {
  readonly actor: QuoteEventActor
  readonly actorName: string
}

/** A quote of which nothing has been said yet. */
export const NOTHING_SAID: Omit<QuoteState, 'name'> = {
  lines: [],
  steps: [],
  fields: fieldsOf(
    { purchaseOrderNumber: '', dispatchOption: '', freightCarrier: '', specialInstructions: '' },
    undefined,
    [],
  ),
}

/** Who makes a call: the customer, or staff for them, who are known by their company. */
export function tellerOf({ session }: Pick<Call, 'session'>): Teller {
  const actor = session?.acting?.actor
  return actor === undefined
    ? { actor: 'customer', actorName: '' }
    : { actor: 'staff', actorName: actor.company }
}

interface Telling {
  readonly quoteId: string
  /** As it was before; undefined for a quote that is new. */
  readonly before: QuoteState | undefined
  /** Its lines as they are now, where they are read already. */
  readonly present?: readonly QuoteItem[]
  readonly teller: Teller
  /** What is said before the lines that are new. */
  readonly first?: readonly QuoteEventBody[]
}

/** Writes down what lies between the state before and the present one; nothing where the quote is gone. */
export async function tell(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { quoteId, before, present, teller, first: opening = [] }: Telling,
): Promise<void> {
  const after = await quoteState(db, quoteId, present)
  if (after === undefined) return
  const bodies = [
    ...(before === undefined ? [beginning(after)] : []),
    ...opening,
    ...changesBetween(before ?? NOTHING_SAID, after),
  ]
  if (bodies.length === 0) return
  const first = await told(db, quoteId)
  await db.insert(quoteEvent).values(
    bodies.map((body, index) => ({
      id: newId(),
      quoteId,
      position: first + index,
      at: now,
      ...teller,
      body,
    })),
  )
}

/** The history so far, the oldest entry first. */
export async function historyOf(db: Database, quoteId: string) {
  return db
    .select()
    .from(quoteEvent)
    .where(eq(quoteEvent.quoteId, quoteId))
    .orderBy(asc(quoteEvent.position))
}

async function told(db: Database, quoteId: string): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(quoteEvent)
    .where(eq(quoteEvent.quoteId, quoteId))
  return row?.entries ?? 0
}
