/** Where one of a customer's own codes is used: by itself on a line, or by the model that it stands for. */

import { and, desc, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { productByModelNumber, soldSku } from '../../catalogue/catalogue.ts'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { wishList, wishListItem } from '../../database/schema/wish-lists.ts'
import { accountOf, type Call } from '../action.ts'

/** Of each kind, the newest first. */
const AT_MOST = 50

/** The caller's own quotes, orders and lists; `modelNumber` is undefined for a code that is not kept. */
export async function codeUses(call: Call, code: string, modelNumber: string | undefined) {
  return {
    quotes: await quotesWith(call, code, modelNumber),
    orders: await ordersWith(call, code, modelNumber),
    lists: modelNumber === undefined ? [] : await listsWith(call, modelNumber),
  }
}

async function quotesWith(call: Call, code: string, modelNumber: string | undefined) {
  const line = or(
    isSame(quoteItem.customCode, code),
    isSame(quoteItem.customerMaterialNumber, code),
    modelNumber === undefined ? undefined : eq(quoteItem.modelNumber, modelNumber),
  )
  return call.db
    .select({
      orderID: quote.id,
      quoteNumber: sql<string>`${quote.number}::text`,
      quoteName: quote.name,
    })
    .from(quote)
    .where(
      and(
        eq(quote.accountId, accountOf(call).id),
        exists(
          call.db
            .select({ id: quoteItem.id })
            .from(quoteItem)
            .where(and(eq(quoteItem.quoteId, quote.id), line)),
        ),
      ),
    )
    .orderBy(desc(quote.createdAt), desc(quote.number))
    .limit(AT_MOST)
}

async function ordersWith(call: Call, code: string, modelNumber: string | undefined) {
  const line = or(
    sql`lower(line->>'customerMaterialNumber') = lower(${code})`,
    modelNumber === undefined ? undefined : sql`line->>'modelNumber' = ${modelNumber}`,
  )
  return call.db
    .select({ orderID: placedOrder.id, orderNumber: sql<string>`${placedOrder.number}::text` })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.accountId, accountOf(call).id),
        sql`exists (select 1 from jsonb_array_elements(${placedOrder.items}) as line where ${line})`,
      ),
    )
    .orderBy(desc(placedOrder.openedAt), desc(placedOrder.number))
    .limit(AT_MOST)
}

async function listsWith(call: Call, modelNumber: string) {
  const product = await productByModelNumber(call.db, modelNumber)
  // A plain sku lies on a list by its id, without a model number.
  const plain =
    product?.priceList.plain === undefined ? undefined : soldSku(product, modelNumber)?.skuID
  const item = or(
    eq(wishListItem.modelNumber, modelNumber),
    plain === undefined ? undefined : eq(wishListItem.skuId, plain),
  )
  return call.db
    .select({ value: wishList.id, name: wishList.name })
    .from(wishList)
    .where(
      and(
        eq(wishList.accountId, accountOf(call).id),
        exists(
          call.db
            .select({ id: wishListItem.listId })
            .from(wishListItem)
            .where(and(eq(wishListItem.listId, wishList.id), item)),
        ),
      ),
    )
    .orderBy(desc(wishList.createdAt), desc(wishList.id))
    .limit(AT_MOST)
}

function isSame(column: SQLWrapper, code: string): SQL {
  return sql`lower(${column}) = lower(${code})`
}
