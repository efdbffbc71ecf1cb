/** Another configuration on a line of a quote. */
import type { RequestContext } from '@vendure/core'
import { modelNumberIn } from '../../../reference-backend/pricing/model-number.ts'
import { refused } from './failures.ts'
import { judgedLine } from './line.ts'
import { updateLine } from './order-lines.ts'
import type { Choice } from './prices.ts'
import { ITEM_NOT_FOUND, marketOfQuote, quoteWrite, settled } from './quotes.ts'
import { lineFields } from './stored.ts'
import type { Tools } from './tools.ts'

interface ModelChange {
  readonly id: string
  readonly lineId: string
  /** The model that the line had when this was decided. */
  readonly from: string
  readonly modelCode: string
  readonly choices?: readonly Choice[] | null
  readonly quantity: number
}

/** Number, own number and day stay; a day that is too early becomes the earliest one. */
export function changeQuoteModel(tools: Tools, ctx: RequestContext, wish: ModelChange) {
  const { id, lineId, from, choices, quantity } = wish
  return quoteWrite(
    tools,
    ctx,
    { action: 'changeQuoteModel', id },
    async (scope, order, caller) => {
      const line = order.lines.find((each) => String(each.id) === lineId)
      if (line === undefined) throw refused(ITEM_NOT_FOUND)
      const before = lineFields(line)
      const quantityBefore = String(line.quantity)
      const modelCode = modelNumberIn(wish.modelCode)
      const isDone = before.modelCode === modelCode && line.quantity === quantity
      if (before.modelCode !== from && !isDone) {
        throw refused('This line has meanwhile another model.')
      }
      const market = await marketOfQuote(tools, scope.ctx, caller, order)
      const { product, price, fields } = await judgedLine(tools, scope.ctx, market, {
        // The model says of which product it is: it may be one that takes the place of that of the line.
        skuId: modelCode === before.modelCode ? (before.skuId ?? null) : null,
        modelCode,
        quantity,
        choices: choices ?? null,
        requestedDate: before.requestedDate ?? null,
        mayComeLater: true,
        materialNumber: before.materialNumber ?? null,
      })
      scope.silent = isDone && before.choices === fields.choices
      if (!scope.silent) {
        const listPrice = Math.round(price.unitPrice * 100)
        await updateLine(tools, scope.ctx, line.id, { quantity, listPrice, fields, product })
      }
      return {
        quote: await settled(tools, scope.ctx, order),
        before: [{ id: lineId, text: quantityBefore }],
        refusals: [],
      }
    },
  )
}
