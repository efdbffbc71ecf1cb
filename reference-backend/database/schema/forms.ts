/** Tables of forms: what was submitted, the files that go with it, and who gets the email. */

import { customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account } from './commerce.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const formResponse = pgTable(
  'form_response',
  {
    id: text('form_response_id').primaryKey(),
    formId: text('form_id').notNull(),
    /** Null for a visitor. */
    accountId: text('account_id').references(() => account.id),
    /** Who has handed it in for that account; null where the account itself has. */
    actorId: text('actor_id'),
    at: instant('at').notNull(),
    /** Question code to answer, only of questions that the form has and asked. */
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    /** The human check that it came with; one check is good for one response. */
    humanCheck: text('human_check').unique(),
  },
  (table) => [index('form_response_account').on(table.accountId, table.formId)],
)

/** A file that a response has announced; its bytes come later, once, and are never served. */
export const formUpload = pgTable('form_upload', {
  /** Not guessable: knowing it permits sending the file. */
  key: text('upload_key').primaryKey(),
  responseId: text('form_response_id')
    .notNull()
    .references(() => formResponse.id, { onDelete: 'cascade' }),
  question: text('question').notNull(),
  /** As the customer called it; never the name of anything on a disk. */
  fileName: text('file_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
  receivedAt: instant('received_at'),
  size: integer('size'),
  bytes: bytea('bytes'),
})

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  /** Lower case. */
  emailAddress: text('email_address').primaryKey(),
  at: instant('at').notNull(),
})
