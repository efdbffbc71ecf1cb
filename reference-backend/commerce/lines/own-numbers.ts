/** The customer's own numbers that begin with a text: codes that are kept, and numbers of lines. */

import { and, asc, desc, eq, like, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customCode, quote, quoteItem } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { loose, looseText } from '../../database/loose-number.ts'
import { text } from '../../http/input.ts'
import { type Action, accountOf, type Call } from '../action.ts'

const MOST_NUMBERS = 10

/** Of each number, so that one with many models leaves room for the others. */
const MOST_MODELS = 50

/** Nearly every number begins with a single character. */
const SHORTEST = 2

interface Named {
  readonly number: string
  readonly modelNumber: string
}

interface OwnNumber extends Named {
  readonly customCodeFlag: boolean
  readonly quoteFlag: boolean
  readonly orderFlag: boolean
}

export const ownNumberActions: readonly Action[] = [
  {
    name: 'searchOwnNumbers',
    label: 'public:account.searchOwnNumbers',
    kind: 'read',
    access: 'account',
    fields: ['keyword'],
    run: async (call) => {
      const beginning = text(call.input, 'keyword')
      return { ownNumbers: beginning.length < SHORTEST ? [] : await beginningWith(call, beginning) }
    },
  },
]

/**
 * A row for each number and model, the shortest of those that begin alike first. Those that begin so without their
 * separators come behind those that begin just so.
 */
async function beginningWith(call: Call, beginning: string): Promise<readonly OwnNumber[]> {
  const nowhere = { customCodeFlag: false, quoteFlag: false, orderFlag: false }
  const found = new Map<string, OwnNumber>()
  const note = (rows: readonly Named[], where: Partial<OwnNumber>) => {
    for (const row of rows) {
      const key = `${row.number.toLowerCase()}\n${row.modelNumber}`
      found.set(key, { ...row, ...nowhere, ...found.get(key), ...where })
    }
  }
  note(await keptCodes(call, beginning), { customCodeFlag: true })
  note(await ofQuotes(call, beginning), { quoteFlag: true })
  note(await ofOrders(call, beginning), { orderFlag: true })
  const isExact = (key: string) => key.startsWith(beginning.toLowerCase())
  const sorted = [...found]
    .sort(
      ([one], [other]) => Number(isExact(other)) - Number(isExact(one)) || (one < other ? -1 : 1),
    )
    .map(([, row]) => row)
  const counts = new Map<string, number>()
  return sorted.filter(({ number }) => {
    const name = number.toLowerCase()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return counts.size <= MOST_NUMBERS && count <= MOST_MODELS
  })
}

function keptCodes(call: Call, beginning: string): PromiseLike<readonly Named[]> {
  const { code, modelNumber } = customCode
  return call.db
    .select({ number: code, modelNumber })
    .from(customCode)
    .where(and(eq(customCode.accountId, accountOf(call).id), begins(code, beginning)))
    .orderBy(desc(beginsJustSo(code, beginning)), asc(sql`lower(${code})`))
    .limit(MOST_NUMBERS)
}

function ofQuotes(call: Call, beginning: string): PromiseLike<readonly Named[]> {
  const { customerMaterialNumber: number, modelNumber } = quoteItem
  const ranked = call.db
    .select(rankedBy(number, modelNumber, beginning))
    .from(quoteItem)
    .innerJoin(quote, eq(quote.id, quoteItem.quoteId))
    .where(and(eq(quote.accountId, accountOf(call).id), begins(number, beginning)))
    .groupBy(sql`lower(${number})`, modelNumber)
    .as('ranked')
  return call.db
    .select({ number: ranked.number, modelNumber: ranked.modelNumber })
    .from(ranked)
    .where(and(lte(ranked.ofNumbers, MOST_NUMBERS), lte(ranked.ofModels, MOST_MODELS)))
}

function ofOrders(call: Call, beginning: string): PromiseLike<readonly Named[]> {
  const number = sql<string>`(line.value ->> 'customerMaterialNumber')`
  const modelNumber = sql<string>`(line.value ->> 'modelNumber')`
  const ranked = call.db
    .select(rankedBy(number, modelNumber, beginning))
    .from(placedOrder)
    .innerJoin(sql`lateral jsonb_array_elements(${placedOrder.items}) as line(value)`, sql`true`)
    .where(and(eq(placedOrder.accountId, accountOf(call).id), begins(number, beginning)))
    .groupBy(sql`lower(${number})`, modelNumber)
    .as('ranked')
  return call.db
    .select({ number: ranked.number, modelNumber: ranked.modelNumber })
    .from(ranked)
    .where(and(lte(ranked.ofNumbers, MOST_NUMBERS), lte(ranked.ofModels, MOST_MODELS)))
}

/** Number and model, and which they are: the number of all, the model of those of the number. */
function rankedBy(number: SQLWrapper, modelNumber: SQLWrapper, beginning: string) {
  const name = sql`lower(${number})`
  const isOther = sql`(case when ${beginsJustSo(name, beginning)} then 0 else 1 end)`
  return {
    number: sql<string>`max(${number})`.as('number'),
    modelNumber: sql<string>`${modelNumber}`.as('model_number'),
    ofNumbers: sql<number>`dense_rank() over (order by ${isOther}, ${name})`.as('of_numbers'),
    ofModels: sql<number>`row_number() over (partition by ${name} order by ${modelNumber})`.as(
      'of_models',
    ),
  }
}

/** With its separators or without. */
function begins(column: SQLWrapper, beginning: string): SQL | undefined {
  const bare = looseText(beginning)
  return or(
    beginsJustSo(column, beginning),
    bare.length < SHORTEST ? undefined : like(loose(column), patternOf(bare)),
  )
}

/** In any letter case. */
function beginsJustSo(column: SQLWrapper, beginning: string): SQL {
  return like(sql`lower(${column})`, sql`lower(${patternOf(beginning)}::text)`)
}

/** The signs that a pattern knows mean themselves. */
function patternOf(beginning: string): string {
  return `${beginning.replace(/[\\%_]/g, '\\$&')}%`
}
