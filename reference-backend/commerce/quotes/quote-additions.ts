/** The three calls that add lines: one, several, and a batch of ten or none. */

import { commaList, innerList, pick, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Action, Call, WriteAction } from '../action.ts'
import { keepPromotions, promotionAttempts, requiredPromotion } from '../cart/promotion-codes.ts'
import { KNOWN_LINES_FIELD, knownLines } from './known-lines.ts'
import { addLines } from './quote-items.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { quoteState } from './quote-state.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { configurationsIn } from '../lines/several-lines.ts'
import { LINE_FIELDS, lineRequest } from './quote-line.ts'
import { EDITABLE } from './quote-status.ts'
import { insertQuote, itemsOf, lockQuote } from './quote-store.ts'
import { settledAnswer } from './quote-write.ts'

const BATCH_LIMIT = 10
const LIST_LIMIT = 100
const COMMON_FIELDS = ['orderID', 'quoteName', 'returnQuote', 'isQuote', KNOWN_LINES_FIELD]

export const quoteAdditionActions: readonly Action[] = [
  addition('addOrderItem', LINE_FIELDS, ({ input }) => [lineRequest(input)]),
  addition(
    'addOrderItems',
    ['skuIDs', 'quantities', 'skuConfiguration', 'promotionCodes'],
    listedLines,
  ),
  addition('addOrderItemsV2', ['skus', 'currencyCode'], batchedLines),
]

function addition(
  name: string,
  fields: readonly string[],
  linesOf: (call: Call) => readonly LineRequest[],
): WriteAction {
  return {
    name,
    label: `public:order.${name}`,
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: [...COMMON_FIELDS, ...fields],
    attempts: {
      ...promotionAttempts,
      limits: (call) => ('promotionCodes' in call.input ? promotionAttempts.limits(call) : []),
    },
    run: async (call) => {
      const lines = linesOf(call)
      const promotions = commaList(call.input, 'promotionCodes').map(requiredPromotion)
      const quote = await targetQuote(call)
      const isNew = text(call.input, 'orderID') === ''
      const items = isNew ? [] : await itemsOf(call.db, quote.id)
      const before = isNew ? undefined : await quoteState(call.db, quote.id, items)
      const known = isNew ? undefined : knownLines(call, items)
      await addLines(call, quote, lines)
      const codes = promotions.map(({ code }) => code)
      await keepPromotions(call.db, quote.id, codes)
      const settled = await settledAnswer(call, quote.id, known)
      const { items: present } = settled
      await tell(call, { quoteId: quote.id, before, present, teller: tellerOf(call) })
      return {
        answer: { status: 'success', orderID: quote.id, ...settled.answer },
        subjectID: quote.id,
        detail: {
          lines: lines.map(({ modelNumber, quantity }) => ({ modelNumber, quantity })),
          ...(codes.length > 0 && { promotionCodes: codes }),
        },
      }
    },
  }
}

/** The quote that the lines go to: an existing one by its id, else a new draft by its name. */
async function targetQuote(call: Call) {
  if (text(call.input, 'orderID') !== '') return lockQuote(call, EDITABLE)
  return insertQuote(
    call,
    requiredText(call.input, 'quoteName', 'Please choose a quote or name a new one.'),
  )
}

/** Two comma lists in the same order, and the other fields as a JSON text of a list. */
function listedLines({ input }: Call): readonly LineRequest[] {
  const skuIDs = commaList(input, 'skuIDs')
  const sent = commaList(input, 'quantities')
  const quantities = sent.length > 0 ? sent : skuIDs.map(() => '1')
  const isPlain = input['skuConfiguration'] === undefined
  const others = isPlain ? skuIDs.map(() => ({})) : configurationsIn(input, LIST_LIMIT)
  if (skuIDs.length === 0) throw refuse('skuIDs', 'Please add a product')
  if (skuIDs.length > LIST_LIMIT) throw refuse('skuIDs', `At most ${LIST_LIMIT} lines.`)
  if (quantities.length !== skuIDs.length || others.length !== skuIDs.length) {
    throw refuse('quantities', 'Every product needs a quantity and a configuration.')
  }
  return skuIDs.map((skuID, index) =>
    lineRequest({ ...pick(others[index] ?? {}, LINE_FIELDS), skuID, quantity: quantities[index] }),
  )
}

function batchedLines({ input }: Call): readonly LineRequest[] {
  const skus = innerList(input, 'skus', BATCH_LIMIT)
  if (skus.length === 0) throw refuse('skus', 'Please add a product')
  return skus.map((sku) => lineRequest(pick(sku, LINE_FIELDS)))
}
