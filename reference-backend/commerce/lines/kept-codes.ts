/** A customer's own codes, kept by the customer: listed, saved and deleted. */

import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { productByModelNumber, soldSku } from '../../catalogue/catalogue.ts'
import { customCode } from '../../database/schema/commerce.ts'
import { countOr, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { dayOf } from '../../pricing/calendar.ts'
import type { PriceRefusal } from '../../pricing/model-price.ts'
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
      const problem = await modelProblem(call, modelNumber)
      if (problem !== undefined) throw refuse('modelNumber', problem.text)
      // Wherever codes are read, a model goes before a code of one's own.
      const asModel = await modelProblem(call, modelNumberIn(code))
      if (asModel === undefined || asModel.reason === 'ambiguous') {
        throw refuse('customCode', `${code} is the code of a model and stands for itself.`)
      }
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
    fields: ['customCode', 'modelNumber'],
    run: async (call) => {
      const code = requiredText(call.input, 'customCode', 'Please enter a code of your own.')
      const seen = modelNumberIn(text(call.input, 'modelNumber'))
      const { id } = accountOf(call)
      await lockAccount(call.db, id)
      const [before] = await call.db.select().from(customCode).where(isCode(id, code))
      // One that has gone already is as it is to be.
      if (before === undefined) return { answer: {}, silent: true }
      if (seen !== '' && seen !== modelNumberIn(before.modelNumber)) {
        throw refuse('modelNumber', `${before.code} stands for ${before.modelNumber} by now.`)
      }
      await call.db.delete(customCode).where(isCode(id, code))
      return { answer: {}, subjectID: code, detail: { modelNumber: before.modelNumber } }
    },
  },
  {
    name: 'getCustomCodeUses',
    label: 'public:account.getCustomCodeUses',
    kind: 'read',
    access: 'account',
    fields: ['customCode', 'currentPage'],
    run: async (call) => {
      const code = requiredText(call.input, 'customCode', 'Please enter a code of your own.')
      const page = countOr(1, call.input, 'currentPage')
      const [kept] = await call.db
        .select()
        .from(customCode)
        .where(isCode(accountOf(call).id, code))
      return {
        customCodeUses: await codeUses(call, { code, modelNumber: kept?.modelNumber, page }),
      }
    },
  },
]

/** A code in any letter case, as it is resolved. */
function isCode(accountId: string, code: string): SQL | undefined {
  return and(eq(customCode.accountId, accountId), sql`lower(${customCode.code}) = lower(${code})`)
}

/** Why a code is not one whole model that is sold in the caller's market; undefined for one that is. */
async function modelProblem(
  call: Call,
  modelNumber: string,
): Promise<Pick<PriceRefusal, 'reason' | 'text'> | undefined> {
  const product = await productByModelNumber(call.db, modelNumber)
  if (product === undefined || soldSku(product, modelNumber) === undefined) {
    return { reason: 'unknown-model', text: `Model ${modelNumber} is not known.` }
  }
  const today = dayOf(call.now)
  const market = await requireMarket(call)
  const priced = priceModel({ product, modelNumber, ...market, today, quantity: 1 })
  return priced.ok || OF_QUANTITY.has(priced.reason) ? undefined : priced
}

async function requireSpace(call: Call): Promise<void> {
  const mine = eq(customCode.accountId, accountOf(call).id)
  const [counted] = await call.db.select({ codes: count() }).from(customCode).where(mine)
  if ((counted?.codes ?? 0) >= MOST) {
    throw refuse('customCode', `At most ${MOST} codes can be kept. Delete one first.`)
  }
}
