import { expect, it } from 'vitest'
import { SEEDED, type SeededStatus, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import { QUOTE_WRITES } from './quote-writes.ts'

const NAMES: Readonly<Record<SeededStatus, string>> = {
  qstDraft: 'Draft',
  qstPendingReview: 'Submitted Requests',
  qstOrderEntryRequestUpdated: 'Resubmitted',
  qstRejected: 'Returned',
  qstApproved: 'Confirmed',
  qstRejectedQuote: 'Declined',
}

const statuses = Object.keys(NAMES).filter((each): each is SeededStatus => each in SEEDED)
const allowedCells = QUOTE_WRITES.flatMap((write) =>
  write.allowed.map((status) => ({ write, status, action: write.action })),
)

onOneEngine('writes by status', (shop) => {
  it.each(QUOTE_WRITES)(
    'refuses $action in every status but its own and changes nothing (T40)',
    async ({ action, request, allowed }) => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const rows = (await shop().journal()).length
      for (const status of statuses.filter((each) => !allowed.includes(each))) {
        const before = await customer.quote(SEEDED[status])
        const { status: code, body } = await customer.write(action, request(before))
        expect(code).toBe(200)
        expect(body.errors.orderStatusType).toEqual([
          `This quote is now ${NAMES[status]}, it can no longer be edited.`,
        ])
        expect(body.failureActions).toHaveLength(1)
        expect(await customer.quote(SEEDED[status])).toEqual(before)
      }
      expect(await shop().journal()).toHaveLength(rows)
    },
  )

  it.each(allowedCells)(
    'allows $action in $status and writes one journal row (T40)',
    async ({ write, status }) => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const quote = await customer.quote(SEEDED[status])
      const first = write.before?.(quote)
      if (first !== undefined) await customer.write(first.action, first.request)
      const rows = (await shop().journal()).length
      const { body } = await customer.write(write.action, write.request(quote))
      expect(body.errors).toEqual({})
      expect(body.failureActions).toEqual([])
      const written = (await shop().journal()).slice(rows)
      expect(written.map(({ action, subjectID }) => [action, subjectID])).toEqual([
        [write.action, quote.orderID],
      ])
    },
  )
})
