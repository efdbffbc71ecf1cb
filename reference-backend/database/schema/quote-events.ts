/** What has happened to each quote, one row per step; written in the transaction of the step itself. */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, words } from './columns.ts'
import { quote } from './commerce.ts'

/** A line as far as its history tells of it. */
export interface ToldLine {
  readonly orderItemID: string
  readonly modelNumber: string
  readonly productName: string
  readonly quantity: number
  readonly requestedDeliveryDate: string
  readonly customerMaterialNumber: string
}

export interface ToldChange {
  readonly field: string
  readonly previous: string
  readonly present: string
}

/** A change of one line, with what the line is called. */
export interface ToldLineChange extends ToldChange {
  readonly orderItemID: string
  readonly modelNumber: string
}

/** A line that has not come along, and why. */
export interface ToldLeftOut {
  readonly modelNumber: string
  readonly productName: string
  readonly quantity: number
  readonly errors: Readonly<Record<string, readonly string[]>>
}

export type QuoteEventBody =
  | { readonly entryType: 'created'; readonly quoteName: string }
  | {
      readonly entryType: 'copied'
      readonly source_orderID: string
      readonly source_quoteNumber: string
      readonly source_quoteName: string
      readonly currencyCode: string
      readonly notAdded: readonly ToldLeftOut[]
      readonly itemChanges: readonly ToldLineChange[]
    }
  | {
      readonly entryType: 'itemsAdded' | 'itemsRemoved'
      readonly orderItems: readonly ToldLine[]
    }
  | { readonly entryType: 'itemsChanged'; readonly itemChanges: readonly ToldLineChange[] }
  | { readonly entryType: 'quoteChanged'; readonly changes: readonly ToldChange[] }
  | {
      readonly entryType: 'status'
      readonly orderStatusType_typeCode: string
      readonly reason: string
    }

/** Whose step it was: the owner's, that of staff who act for the owner, the reviewer's, or the shop's own. */
export type QuoteEventActor = 'customer' | 'staff' | 'reviewer' | 'system'

export const quoteEvent = pgTable(
  'quote_event',
  {
    id: text('id').primaryKey(),
    quoteId: text('order_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    /** Place in the history: several steps may share one instant. */
    position: integer('position').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').$type<QuoteEventActor>().notNull(),
    /** What they are called who have done it; empty for the owner and the shop. */
    actorName: words('actor_name'),
    body: jsonb('body').$type<QuoteEventBody>().notNull(),
  },
  (table) => [index('quote_event_quote').on(table.quoteId, table.position)],
)
