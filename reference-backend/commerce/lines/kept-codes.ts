/** A customer's own codes, kept by the customer: listed, saved and deleted. */

import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { productByModelNumber, soldSku } from '../../catalogue/catalogue.ts'
import { customCode } from '../../database/schema/commerce.ts'
import { requiredText } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { type Action, accountOf, type Call } from '../action.ts'
import { lockAccount } from '../cards/card-store.ts'
import { requireMarket } from '../quotes/quote-line.ts'
import { codeUses } from './code-uses.ts'

/** As many as one account keeps. */
const MOST = 2000

/** What a price list refuses for the quantity alone: the model itself is one that is sold. */
const OF_QUANTITY = new Set(['quantity', 'quantity-minimum', 'quantity-step'])

export const keptCodeActions: readonly Action[] = [
  {
    name: 'getCustomCodes',
    label: 'public:account.getCustomCodes',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => {
      const rows = await call.db
        .select()
        .from(customCode)
        .where(eq(customCode.accountId, accountOf(call).id))
        .orderBy(asc(sql`lower(${customCode.code})`))
      return {
        customCodes: rows.map(({ code, modelNumber }) => ({ customCode: code, modelNumber })),
      }
    },
  },
  {
    name: 'saveCustomCode',
    label: 'public:account.saveCustomCode',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['customCode', 'modelNumber'],
    run: async (call) => {
      const code = requiredText(call.input, 'customCode', 'Please enter a code of your own.')
      const modelNumber = modelNumberIn(
        requiredText(call.input, 'modelNumber', 'Please enter a model code.'),
      )
      await requireSold(call, modelNumber)
      const { id } = accountOf(call)
      // Two writers of one code wait for each other, so that each is told what it has written over.
      await lockAccount(call.db, id)
      const [before] = await call.db.select().from(customCode).where(isCode(id, code))
      if (before === undefined) await requireSpace(call)
      else await call.db.delete(customCode).where(isCode(id, code))
      await call.db.insert(customCode).values({ accountId: id, code, modelNumber })
      return {
        answer: {
          customCode: { customCode: code, modelNumber },
          previous: { modelNumber: before?.modelNumber ?? '' },
        },
        subjectID: code,
        detail: { modelNumber, before: before?.modelNumber ?? '' },
      }
    },
  },
  {
    name: 'deleteCustomCode',
    label: 'public:account.deleteCustomCode',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['customCode'],
    run: async (call) => {
      const code = requiredText(call.input, 'customCode', 'Please enter a code of your own.')
      const [before] = await call.db
        .delete(customCode)
        .where(isCode(accountOf(call).id, code))
        .returning()
      // One that has gone already is as it is to be.
      if (before === undefined) return { answer: {}, silent: true }
      return { answer: {}, subjectID: code, detail: { modelNumber: before.modelNumber } }
    },
  },
  {
    name: 'getCustomCodeUses',
    label: 'public:account.getCustomCodeUses',
    kind: 'read',
    access: 'account',
    fields: ['customCode'],
    run: async (call) => {
      const code = requiredText(call.input, 'customCode', 'Please enter a code of your own.')
      const [kept] = await call.db
        .select()
        .from(customCode)
        .where(isCode(accountOf(call).id, code))
      return { customCodeUses: await codeUses(call, code, kept?.modelNumber) }
    },
  },
]

/** A code in any letter case, as it is resolved. */
function isCode(accountId: string, code: string): SQL | undefined {
  return and(eq(customCode.accountId, accountId), sql`lower(${customCode.code}) = lower(${code})`)
}

/** Only a whole model that is sold in the caller's market can be named. */
async function requireSold(call: Call, modelNumber: string): Promise<void> {
  const product = await productByModelNumber(call.db, modelNumber)
  if (product === undefined || soldSku(product, modelNumber) === undefined) {
    throw refuse('modelNumber', `Model ${modelNumber} is not known.`)
  }
  const today = earliestToday(call.now)
  const market = await requireMarket(call)
  const priced = priceModel({ product, modelNumber, ...market, today, quantity: 1 })
  // Which of several readings is meant, a line says; the code itself may have them all.
  if (priced.ok || OF_QUANTITY.has(priced.reason) || priced.reason === 'ambiguous') return
  throw refuse('modelNumber', priced.text)
}

async function requireSpace(call: Call): Promise<void> {
  const mine = eq(customCode.accountId, accountOf(call).id)
  const [counted] = await call.db.select({ codes: count() }).from(customCode).where(mine)
  if ((counted?.codes ?? 0) >= MOST) {
    throw refuse('customCode', `At most ${MOST} codes can be kept. Delete one first.`)
  }
}
