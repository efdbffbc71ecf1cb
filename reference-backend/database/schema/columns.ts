/** The columns that many tables have, each kind in one form. */
import { date, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money, in the currency of its row. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** A text that is empty until something is written. */
export const words = (name: string) => text(name).notNull().default('')
