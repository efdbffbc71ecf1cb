/** What every keeper of gift cards promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { giftCardId } from '../../src/domain/payment/gift-card.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

export const giftCardGatewayContract: Suite = (shop) => {
  const redeemed = async () => {
    const client = await shop().client(people.us)
    const { code, pin } = shop().known.giftCard
    right(await client.giftCardGateway.redeem({ code, pin })())
    const all = right(await client.giftCardGateway.all()())
    const card = all.find((each) => each.code === code)
    if (!card) throw new Error('The gift card is not among the others.')
    return { ...client, card }
  }

  describe('a gift card', () => {
    it('goes into the account by code and pin, with what is on it (CART-18)', async () => {
      const { card } = await redeemed()
      expect(card).toMatchObject({ isActive: true, currency: 'USD' })
      expect(card.balance).toBeGreaterThan(0)
      expect(card.issuedOn).toBeDefined()
    })

    it('is refused alike with a wrong pin and where it is no card, and nothing is written (CART-19)', async () => {
      const { giftCardGateway } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      const { code } = shop().known.giftCard
      expect(kindOf(await giftCardGateway.redeem({ code, pin: '000000' })())).toBe('refused')
      expect(kindOf(await giftCardGateway.redeem({ code: 'NO-CARD', pin: '1' })())).toBe('refused')
      await writes.were(0)
    })

    it('is switched off and on again', async () => {
      const { giftCardGateway, card } = await redeemed()
      const isActive = async () =>
        right(await giftCardGateway.all()()).find(({ id }) => id === card.id)?.isActive
      right(await giftCardGateway.setActive(card.id, false)())
      expect(await isActive()).toBe(false)
      right(await giftCardGateway.setActive(card.id, true)())
      expect(await isActive()).toBe(true)
    })

    it('tells its movements, the newest first and no more than ten (CART-18)', async () => {
      const { giftCardGateway, card } = await redeemed()
      const page = right(await giftCardGateway.transactions({ id: card.id, page: 1 })())
      expect(page.page).toBe(1)
      expect(page.rows.length).toBeLessThanOrEqual(10)
      expect(page.rows.at(-1)).toMatchObject({ kind: 'credit', currency: 'USD' })
      expect(page.rows[0]?.balance).toBe(card.balance)
    })

    it('that is missing or another account’s cannot be touched (T09)', async () => {
      const { card } = await redeemed()
      const { giftCardGateway } = await shop().client(people.eu)
      const writes = await watchedWrites(shop())
      for (const id of [card.id, giftCardId('no-such-card')]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        expect(kindOf(await giftCardGateway.setActive(id, false)())).toBe('refused')
      }
      expect(right(await giftCardGateway.all()()).map(({ id }) => id)).not.toContain(card.id)
      await writes.were(0)
    })

    it('is nothing for visitors', async () => {
      const { giftCardGateway } = await shop().client()
      expect(kindOf(await giftCardGateway.all()())).toBe('unauthorised')
    })
  })
}
