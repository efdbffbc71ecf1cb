/** Another configuration of a line that is on a quote: the line stays, with all that still applies to it. */

import { inner, type Input, requiredText, text, texts, wholeNumber } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import type { Action } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { change } from './item-values.ts'
import { ownItem } from './quote-items.ts'
import { checkLine, marketOfQuote } from './quote-line.ts'
import { EDITABLE } from './quote-status.ts'
import type { QuoteItem } from './quote-store.ts'
import { quoteWrite } from './quote-write.ts'
import { lineOf, tenableLine } from './tenable-line.ts'

export const quoteItemModelActions: readonly Action[] = [
  quoteWrite({
    name: 'updateOrderItemConfiguration',
    fields: ['orderItem', 'isQuote'],
    allowed: EDITABLE,
    change: async (call, present) => {
      const orderItem = inner(call.input, 'orderItem')
      const item = await ownItem(call, present, orderItem)
      const modelNumber = modelNumberIn(
        requiredText(orderItem, 'modelNumber', 'Please enter a model code.'),
      )
      requireSeen(item, modelNumber, orderItem)
      const asked = {
        ...lineOf(item),
        // The model says of which product it is: it may be one that takes the place of that of the line.
        ...(modelNumber !== item.modelNumber && { skuID: '' }),
        modelNumber,
        configuration: texts(orderItem, 'configuration'),
        quantity: 'quantity' in orderItem ? wholeNumber(orderItem, 'quantity') : item.quantity,
      }
      const market = await marketOfQuote(call, present)
      const setting = { market, productOf: productLookup(call.db) }
      const verdict = await tenableLine(call, asked, setting)
      if ('errors' in verdict) throw new Refusal(verdict.errors)
      const changed = await checkLine(call, verdict.line, setting)
      await change(call, item, changed)
      const { requestedDeliveryDate, customCode: improCustomCode, quantity } = item
      return {
        detail: { orderItemID: item.id, from: item.modelNumber, to: changed.modelNumber },
        answer: {
          previous: {
            modelNumber: item.modelNumber,
            quantity,
            requestedDeliveryDate,
            improCustomCode,
          },
        },
      }
    },
  }),
]

/** Only the model that the caller has seen is replaced: not one that another window has put there. */
function requireSeen(item: QuoteItem, wanted: string, orderItem: Input): void {
  const seen = modelNumberIn(text(orderItem, 'previousModelNumber'))
  if (seen === '' || seen === item.modelNumber || wanted === item.modelNumber) return
  throw refuse(
    'modelNumber',
    `This line has been changed meanwhile, it is now ${item.modelNumber}.`,
  )
}
