/** Where one of a customer's own codes is used: by itself on a line, or by the model that it stands for. */

import { and, desc, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { productByModelNumber, soldSku } from '../../catalogue/catalogue.ts'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { wishList, wishListItem } from '../../database/schema/wish-lists.ts'
import { accountOf, type Call } from '../action.ts'

/** Of each kind on a page, the newest first. */
const ON_A_PAGE = 50

/** How many there are of a kind, beside each row of a page. */
const total = sql<number>`(count(*) over ())::int`

interface Asked {
  readonly code: string
  /** Undefined for a code that is not kept. */
  readonly modelNumber: string | undefined
  /** From 1. */
  readonly page: number
}

/** The caller's own quotes, orders and lists; a page of each kind. */
export async function codeUses(call: Call, asked: Asked) {
  const { modelNumber, page } = asked
  const quotes = await quotesWith(call, asked)
  const orders = await ordersWith(call, asked)
  const lists = modelNumber === undefined ? [] : await listsWith(call, modelNumber, page)
  const counts = [quotes, orders, lists].map((rows) => rows[0]?.total ?? 0)
  return {
    quotes: quotes.map(({ orderID, quoteNumber, quoteName }) => ({
      orderID,
      quoteNumber,
      quoteName,
    })),
    orders: orders.map(({ orderID, orderNumber }) => ({ orderID, orderNumber })),
    lists: lists.map(({ value, name }) => ({ value, name })),
    currentPage: page,
    totalPages: Math.max(page, ...counts.map((rows) => Math.ceil(rows / ON_A_PAGE))),
  }
}

const offsetOf = (page: number) => (page - 1) * ON_A_PAGE

async function quotesWith(call: Call, { code, modelNumber, page }: Asked) {
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
      total,
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
    .limit(ON_A_PAGE)
    .offset(offsetOf(page))
}

async function ordersWith(call: Call, { code, modelNumber, page }: Asked) {
  const line = or(
    sql`lower(line->>'customerMaterialNumber') = lower(${code})`,
    sql`lower(line->>'customCode') = lower(${code})`,
    modelNumber === undefined ? undefined : sql`line->>'modelNumber' = ${modelNumber}`,
  )
  return call.db
    .select({
      orderID: placedOrder.id,
      orderNumber: sql<string>`${placedOrder.number}::text`,
      total,
    })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.accountId, accountOf(call).id),
        sql`exists (select 1 from jsonb_array_elements(${placedOrder.items}) as line where ${line})`,
      ),
    )
    .orderBy(desc(placedOrder.openedAt), desc(placedOrder.number))
    .limit(ON_A_PAGE)
    .offset(offsetOf(page))
}

async function listsWith(call: Call, modelNumber: string, page: number) {
  const product = await productByModelNumber(call.db, modelNumber)
  // A plain sku lies on a list by its id, without a model number.
  const plain =
    product?.priceList.plain === undefined ? undefined : soldSku(product, modelNumber)?.skuID
  const item = or(
    eq(wishListItem.modelNumber, modelNumber),
    plain === undefined ? undefined : eq(wishListItem.skuId, plain),
  )
  return call.db
    .select({ value: wishList.id, name: wishList.name, total })
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
    .limit(ON_A_PAGE)
    .offset(offsetOf(page))
}

function isSame(column: SQLWrapper, code: string): SQL {
  return sql`lower(${column}) = lower(${code})`
}
