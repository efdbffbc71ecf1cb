/** The language that a customer is written to in where no request of theirs says it: that of their last write. */

import { and, eq, ne } from 'drizzle-orm'
import { account } from '../../database/schema/commerce.ts'
import type { Call } from '../action.ts'

/** Staff who act for a customer do not speak for them. */
export async function keepLanguage({ db, session, locale }: Call): Promise<void> {
  if (session === undefined || session.acting || session.account.language === locale) return
  await db
    .update(account)
    .set({ language: locale })
    .where(and(eq(account.id, session.account.id), ne(account.language, locale)))
}
