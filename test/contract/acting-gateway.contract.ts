/** What every acting gateway promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'

const entry = { email: people.us, reason: 'Asked by phone to change the quantities.' }

export const actingGatewayContract: Suite = (shop) => {
  const whoIs = async ({ identity }: Awaited<ReturnType<ReturnType<typeof shop>['client']>>) =>
    right(await identity.currentAccount()())

  describe('acting for a customer', () => {
    it('makes of the browser one of the customer, and says for how long and why (AUTH-28)', async () => {
      const client = await shop().client(people.staff)
      const before = await whoIs(client)
      right(await client.actingGateway.start(entry)())
      expect(before).toMatchObject({ isStaff: true, acting: undefined })
      expect(await whoIs(client)).toMatchObject({
        email: people.us,
        isStaff: false,
        acting: { reason: entry.reason, secondsLeft: 3600, staff: { company: 'Manifold' } },
      })
    })

    it('leads back to the staff', async () => {
      const client = await shop().client(people.staff)
      right(await client.actingGateway.start(entry)())
      right(await client.actingGateway.end()())
      expect(await whoIs(client)).toMatchObject({ email: people.staff, acting: undefined })
    })

    it.each([
      ['an address that is nobody’s', 'nobody@manifold.test'],
      ['a locked account', people.locked],
      ['oneself', people.staff],
    ])('is refused for %s, and leaves the browser as it was (T15)', async (_, email) => {
      const client = await shop().client(people.staff)
      expect(kindOf(await client.actingGateway.start({ ...entry, email })())).toBe('refused')
      expect(await whoIs(client)).toMatchObject({ email: people.staff })
    })

    it('is for staff only (T15)', async () => {
      const client = await shop().client(people.eu)
      expect(kindOf(await client.actingGateway.start(entry)())).toBe('refused')
      expect(kindOf(await client.actingGateway.end()())).toBe('refused')
      expect(await whoIs(client)).toMatchObject({ email: people.eu })
    })

    it('is not begun within another one (T15)', async () => {
      const client = await shop().client(people.staff)
      right(await client.actingGateway.start(entry)())
      const nested = await client.actingGateway.start({ ...entry, email: people.eu })()
      expect(kindOf(nested)).toBe('refused')
      expect(await whoIs(client)).toMatchObject({ email: people.us })
    })

    it('keeps the token when its session is over: it is the way back, and too late the end', async () => {
      const client = await shop().client(people.staff)
      right(await client.actingGateway.start(entry)())
      const token = client.tokens.read()
      await shop().endSessions()
      expect(kindOf(await client.identity.currentAccount()())).toBe('unauthorised')
      expect(client.tokens.read()).toBe(token)
      expect(kindOf(await client.actingGateway.end()())).toBe('unauthorised')
    })

    it('is shown to the customer, the newest first, and to nobody else', async () => {
      const client = await shop().client(people.staff)
      right(await client.actingGateway.start(entry)())
      right(await client.actingGateway.end()())
      right(await client.actingGateway.start({ ...entry, reason: 'A second call.' })())
      const customer = await shop().client(people.us)
      const past = right(await customer.actingGateway.past()())
      expect(past).toMatchObject([
        { reason: 'A second call.', company: 'Manifold', endedAt: undefined },
        { reason: entry.reason, endedAt: expect.any(String) },
      ])
      const other = await shop().client(people.eu)
      expect(right(await other.actingGateway.past()())).toEqual([])
    })
  })

  describe('what is left to the customer while staff act for them (T17)', () => {
    it('is refused in words, and nothing else is', async () => {
      const client = await shop().client(people.staff)
      right(await client.actingGateway.start(entry)())
      const { identity, cardGateway, giftCardGateway, wishLists } = client
      const change = {
        present: 'Manifold-2026',
        password: 'Another-1234',
        confirmation: 'Another-1234',
      }
      expect(kindOf(await identity.changePassword(change)())).toBe('refused')
      expect(kindOf(await giftCardGateway.redeem({ code: 'ANY', pin: '1' })())).toBe('refused')
      const [card] = right(await cardGateway.wallet()()).cards
      if (card) expect(kindOf(await cardGateway.remove(card.id)())).toBe('refused')
      right(await wishLists.create('By phone')())
    })
  })
}
