/** What a test needs to see an old quote whose model is sold no more: the catalogue itself never loses one. */

import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { quoteItem } from '../database/schema/commerce.ts'

/** The lines of a model get the code of one that there is no more; answers how many they are. */
export async function withdrawModel(
  database: Database,
  modelNumber: string,
  gone: string,
): Promise<number> {
  const lines = await database
    .update(quoteItem)
    .set({ modelNumber: gone })
    .where(eq(quoteItem.modelNumber, modelNumber))
    .returning()
  return lines.length
}
