/** A customer's own material codes: what they stand for and what that costs. */

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { dayOf } from '../../pricing/calendar.ts'
import { productByModelNumber } from '../../catalogue/catalogue.ts'
import { text, textList } from '../../http/input.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { contains } from '../../database/contains.ts'
import { loose, looseText } from '../../database/loose-number.ts'
import { customCode } from '../../database/schema/commerce.ts'
import { type Action, accountOf, type Call } from '../action.ts'
import { requireMarket } from '../quotes/quote-line.ts'

const AT_MOST = 20
const WHOLE_CODES = 100

export const customCodeActions: readonly Action[] = [
  {
    name: 'searchCustomCodes',
    label: 'public:order.searchCustomCodes',
    kind: 'read',
    access: 'account',
    fields: ['keyword', 'customCodes'],
    run: async (call) => {
      if (call.input['customCodes'] !== undefined) return { customCodes: await whole(call) }
      const keyword = text(call.input, 'keyword')
      const rows = keyword === '' ? [] : await matching(call, keyword)
      const customCodes = []
      for (const { code, modelNumber } of rows) {
        const price = await unitPrice(call, modelNumberIn(modelNumber))
        customCodes.push({ customCode: code, modelNumber, price })
      }
      return { customCodes }
    },
  },
]

async function matching(call: Call, keyword: string) {
  return call.db
    .select()
    .from(customCode)
    .where(and(eq(customCode.accountId, accountOf(call).id), contains(customCode.code, keyword)))
    .orderBy(asc(customCode.code))
    .limit(AT_MOST)
}

/**
 * What whole codes stand for, in any letter case, with any separators and without a price: a sheet of them is priced as
 * lines are. Two codes of an account may differ in separators alone; then both come.
 */
async function whole(call: Call) {
  const codes = textList(call.input, 'customCodes', WHOLE_CODES)
  if (codes.length === 0) return []
  const rows = await call.db
    .select()
    .from(customCode)
    .where(
      and(
        eq(customCode.accountId, accountOf(call).id),
        or(
          inArray(
            sql`lower(${customCode.code})`,
            codes.map((code) => code.toLowerCase()),
          ),
          inArray(loose(customCode.code), codes.map(looseText).filter(Boolean)),
        ),
      ),
    )
    .orderBy(asc(customCode.code))
  return rows.map(({ code, modelNumber }) => ({ customCode: code, modelNumber, price: null }))
}

/** The price of one piece at the smallest quantity that may be ordered; null when there is none. */
async function unitPrice(call: Call, modelNumber: string): Promise<number | null> {
  const product = await productByModelNumber(call.db, modelNumber)
  if (product === undefined) return null
  const request = {
    product,
    modelNumber,
    ...(await requireMarket(call)),
    today: dayOf(call.now),
  }
  const first = priceModel({ ...request, quantity: 1 })
  if (first.ok) return first.unitPrice
  const { min = 1, step = 1 } = first
  const smallest = priceModel({ ...request, quantity: Math.ceil(min / step) * step })
  return smallest.ok ? smallest.unitPrice : null
}
