import { expect, it } from 'vitest'
import { SEEDED, type SeededStatus, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { QUOTE_WRITES } from './quote-writes.ts'

const NAMES: Readonly<Record<SeededStatus, string>> = {
  qstDraft: 'Draft',
  qstPendingReview: 'Submitted',
  qstOrderEntryRequestUpdated: 'Resubmitted',
  qstRejected: 'Returned',
  qstApproved: 'Approved',
  qstRejectedQuote: 'Declined',
}

const statuses = Object.keys(NAMES).filter((each): each is SeededStatus => each in SEEDED)
const cells = QUOTE_WRITES.flatMap((write) =>
  statuses.map((status) => ({ write, status, isAllowed: write.allowed.includes(status) })),
)

onEachEngine('writes by status', (shop) => {
  it.each(cells.filter(({ isAllowed }) => !isAllowed))(
    'refuses $write.action of a quote in $status and changes nothing (T40)',
    async ({ write, status }) => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const before = await customer.quote(SEEDED[status])
      const rows = (await shop().journal()).length
      const { status: code, body } = await customer.write(write.action, write.request(before))
      expect(code).toBe(200)
      expect(body.errors.orderStatusType).toEqual([
        `This quote is now ${NAMES[status]}, it can no longer be edited.`,
      ])
      expect(body.failureActions).toHaveLength(1)
      expect(await customer.quote(SEEDED[status])).toEqual(before)
      expect(await shop().journal()).toHaveLength(rows)
    },
  )

  it.each(cells.filter(({ isAllowed }) => isAllowed))(
    'allows $write.action of a quote in $status and writes one journal row (T40)',
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
