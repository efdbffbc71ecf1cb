/** Replaying the history of a quote gives the quote, whatever has been done to it. */
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesBetween } from '../../reference-backend/commerce/quotes/quote-changes.ts'
import { decodeLedgerIfAny } from '../../src/adapters/commerce/wire/quote-ledger.wire.ts'
import { readStatus } from '../../src/adapters/commerce/wire/status.wire.ts'
import { replay } from '../../src/domain/quote/quote-ledger.ts'
import { runs } from './runs.ts'

const line = fc.record({
  orderItemID: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  modelNumber: fc.constantFrom('OM1080', 'OM1100'),
  productName: fc.constant('Orbital motor'),
  quantity: fc.integer({ min: 1, max: 5 }),
  requestedDeliveryDate: fc.constantFrom('', '2026-05-04', '2026-06-01'),
  customerMaterialNumber: fc.constantFrom('', 'MAT-1'),
})
/** Lines keep their order, and new ones come behind those that are there. */
const state = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ orderItemID }) => orderItemID }),
  purchaseOrderNumber: fc.constantFrom('', 'PO-1', 'PO-2'),
  status: fc.constantFrom('', 'qstPendingReview', 'qstRejected', 'qstDraft', 'qstApproved'),
})

it('ends with the lines and the status that the quote has', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (states) => {
      let steps: readonly { readonly status: string; readonly reason: string }[] = []
      let before = { lines: [] as (typeof states)[number]['lines'], fields: {}, steps }
      const entries: object[] = []
      for (const { lines, purchaseOrderNumber, status } of states) {
        if (status !== '') steps = [...steps, { status, reason: '' }]
        const place = ({ orderItemID }: { readonly orderItemID: string }) => {
          const index = before.lines.findIndex((one) => one.orderItemID === orderItemID)
          return index < 0 ? before.lines.length : index
        }
        const ordered = lines.toSorted((one, other) => place(one) - place(other))
        const after = { lines: ordered, fields: { purchaseOrderNumber }, steps }
        entries.push(...changesBetween(before, after))
        before = after
      }
      const read = decodeLedgerIfAny({ quoteLedger: { orderID: 'quote', entries } })
      if (E.isLeft(read) || !read.right) throw new Error('The history cannot be read.')
      const told = replay(read.right)
      const last = steps.at(-1)
      expect(told.status).toBe(last ? readStatus(last.status, '').status : 'draft')
      expect(told.lines).toEqual(
        before.lines.map((one) => ({
          id: one.orderItemID,
          modelCode: one.modelNumber,
          productName: one.productName,
          quantity: one.quantity,
          requestedDate: one.requestedDeliveryDate || undefined,
          customerMaterialNumber: one.customerMaterialNumber,
        })),
      )
    }),
    { numRuns: runs(200) },
  )
})
