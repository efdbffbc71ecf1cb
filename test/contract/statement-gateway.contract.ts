/** What every gateway of statements promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { orderListStart } from '../../src/domain/order/order-list.ts'
import { firstRange } from '../../src/domain/order/statement.ts'
import { addDays, parseCalendarDate } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { complete, notes, submitted } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'

/** An order on terms that has just been booked. */
async function booked(shop: ShopUnderTest, purchaseOrder: string) {
  const client = await shop.client(people.us)
  const quote = await submitted(shop, client, purchaseOrder)
  await shop.review(quote.id, 'approve', 'Confirmed.')
  const place = { ...orderListStart, keyword: purchaseOrder }
  const [row] = right(await client.orderGateway.list(place)()).rows
  const day = parseCalendarDate(row?.openedAt.slice(0, 10) ?? '')
  if (!row || !day) throw new Error(`There is no order ${purchaseOrder}.`)
  return { client, row, day }
}

export const statementGatewayContract: Suite = (shop) => {
  describe('a statement', () => {
    it('has what was ordered on terms in its days, open until it is paid, and not due before it is invoiced (ACCT-02)', async () => {
      const { client, row, day } = await booked(shop(), 'PO-STATED-1')
      const range = { from: day, to: day }
      const statement = right(await client.statementGateway.statement(range)())
      expect(statement).toMatchObject({ range, sums: [{ currency: 'USD', overdue: 0 }] })
      const [sums] = statement.sums
      expect(sums?.open).toBeGreaterThanOrEqual(row.total ?? 0)
      expect(statement.document.type).toBe('pdf')
      const entry = statement.entries.find(({ id }) => id === row.id)
      expect(entry).toMatchObject({
        orderNumber: row.number,
        purchaseOrderNumber: 'PO-STATED-1',
        date: day,
        due: undefined,
        amount: row.total,
        open: row.total,
      })
    })

    it('has nothing of other days, and nothing of other accounts (T09)', async () => {
      const { client, row, day } = await booked(shop(), 'PO-STATED-2')
      const before = { from: addDays(day, -9), to: addDays(day, -1) }
      const ids = ({ entries }: { readonly entries: readonly { readonly id: string }[] }) =>
        entries.map(({ id }) => id)
      expect(ids(right(await client.statementGateway.statement(before)()))).not.toContain(row.id)
      const { statementGateway } = await shop().client(people.eu)
      const theirs = right(await statementGateway.statement({ from: day, to: day })())
      expect(ids(theirs)).not.toContain(row.id)
    })

    it('is not made of days that are none', async () => {
      const { statementGateway } = await shop().client(people.us)
      const { from, to } = firstRange(aDay('2026-03-31'))
      expect(kindOf(await statementGateway.statement({ from: to, to: from })())).toBe('refused')
      const long = { from: addDays(to, -366), to }
      expect(kindOf(await statementGateway.statement(long)())).toBe('refused')
    })

    it('is for customers', async () => {
      const { statementGateway } = await shop().client()
      const range = firstRange(aDay('2026-03-31'))
      expect(kindOf(await statementGateway.statement(range)())).toBe('unauthorised')
      expect(kindOf(await statementGateway.agenda()())).toBe('unauthorised')
    })
  })

  describe('the agenda', () => {
    it('says of a quote that came back what the reviewer said, also after its answer was recalled', async () => {
      const client = await shop().client(people.us)
      const { id } = await submitted(shop(), client, 'PO-BACK-2')
      await shop().review(id, 'return', 'Which port?')
      const told = async () =>
        right(await client.statementGateway.agenda()()).quotes.find((quote) => quote.id === id)
      expect(await told()).toMatchObject({ words: 'Which port?', wasRecalled: false })
      const answer = { ...notes, comment: 'The left one' }
      const { history } = right(await client.quoteGateway.resubmit(id, answer)())
      expect(await told()).toBeUndefined()
      right(await client.quoteGateway.recall(id, history.length)())
      expect(await told()).toMatchObject({ words: 'Which port?', wasRecalled: true })
    })

    it('names quotes that came back until they are answered', async () => {
      const client = await shop().client(people.us)
      const quote = await submitted(shop(), client, 'PO-BACK-1')
      await shop().review(quote.id, 'return', 'Which port?')
      const { quotes } = right(await client.statementGateway.agenda()())
      expect(quotes.map(({ id }) => id)).toContain(quote.id)
      const other = await shop().client(people.eu)
      const theirs = right(await other.statementGateway.agenda()())
      expect(theirs.quotes.map(({ id }) => id)).not.toContain(quote.id)
    })

    it('names no draft whose days can be had at the prices that it says', async () => {
      const client = await shop().client(people.us)
      const { id } = await complete(shop(), client)
      const { drafts } = right(await client.statementGateway.agenda()())
      expect(drafts.map((draft) => draft.id)).not.toContain(id)
    })
  })
}
