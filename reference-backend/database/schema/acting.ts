/** The table of staff acting for customers: who for whom, why, from when to when. */

import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account, session } from './commerce.ts'

/** One row for each time that staff act for a customer. */
export const actingSession = pgTable(
  'acting_session',
  {
    /** The session in the customer's name. */
    id: text('session_id')
      .primaryKey()
      .references(() => session.id),
    subjectId: text('subject_id')
      .notNull()
      .references(() => account.id),
    actorId: text('actor_id')
      .notNull()
      .references(() => account.id),
    /** The session in the name of the staff, which this one leads back to. */
    actorSessionId: text('actor_session_id')
      .notNull()
      .references(() => session.id),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When it ends by itself. */
    endsAt: instant('ends_at').notNull(),
    /** When it was ended before that. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('acting_session_subject').on(table.subjectId, table.startedAt),
    index('acting_session_actor_session').on(table.actorSessionId),
  ],
)
