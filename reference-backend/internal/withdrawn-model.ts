/** What a test needs to see what holds a model that is sold no more: the catalogue itself never loses one. */

import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { cartItem } from '../database/schema/checkout.ts'
import { quoteItem } from '../database/schema/commerce.ts'
import { wishListItem } from '../database/schema/wish-lists.ts'

/** Lines of quotes and carts, and entries of lists, get the code of a model that there is no more; answers how many they are. */
export async function withdrawModel(
  database: Database,
  modelNumber: string,
  gone: string,
): Promise<number> {
  const counts = []
  for (const table of [quoteItem, cartItem, wishListItem]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const changed = await database
      .update(table)
      .set({ modelNumber: gone })
      .where(eq(table.modelNumber, modelNumber))
      .returning({ modelNumber: table.modelNumber })
    counts.push(changed.length)
  }
  return counts.reduce((all, each) => all + each, 0)
}
