/** What every keeper of saved cards promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { cardId, type NewCard } from '../../src/domain/payment/card.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

export const cardGatewayContract: Suite = (shop) => {
  const aCard = async (more: Partial<NewCard> = {}): Promise<NewCard> => ({
    paymentToken: await shop().cardToken(),
    nickname: 'Van',
    billingAddressId: undefined,
    isPrimary: false,
    ...more,
  })

  describe('a saved card', () => {
    it('is kept by brand, last four, name and month, and never by its number (CART-10, T46)', async () => {
      const { cardGateway } = await shop().client(people.us)
      const id = right(await cardGateway.add(await aCard())())
      const { cards, frameAddress } = right(await cardGateway.wallet()())
      const kept = cards.find((card) => card.id === id)
      expect(kept).toMatchObject({ nickname: 'Van', brand: 'Visa', lastFour: '4242' })
      expect(kept?.expires?.year).toBeGreaterThan(2029)
      for (const { id: _, ...told } of cards) expect(JSON.stringify(told)).not.toMatch(/\d{5}/)
      expect(frameAddress).toMatch(/^https?:/)
    })

    it('is kept once of a token, which is good for no other customer (T46)', async () => {
      const { cardGateway } = await shop().client(people.us)
      const { cardGateway: theirs } = await shop().client(people.eu)
      const card = await aCard()
      const before = right(await cardGateway.wallet()()).cards.length
      right(await cardGateway.add(card)())
      await cardGateway.add(card)()
      expect(kindOf(await theirs.add(card)())).toBe('refused')
      expect(right(await cardGateway.wallet()()).cards).toHaveLength(before + 1)
    })

    it('that becomes primary takes the mark from the one before', async () => {
      const { cardGateway } = await shop().client(people.us)
      right(await cardGateway.add(await aCard({ isPrimary: true }))())
      const id = right(await cardGateway.add(await aCard())())
      right(await cardGateway.makePrimary(id)())
      const { cards } = right(await cardGateway.wallet()())
      expect(cards.filter((card) => card.isPrimary).map((card) => card.id)).toEqual([id])
    })

    it('is renamed and billed elsewhere in place', async () => {
      const { cardGateway, addressBook } = await shop().client(people.us)
      const id = right(await cardGateway.add(await aCard())())
      const billingAddressId = right(await addressBook.addresses()())[0]?.id
      right(await cardGateway.change(id, { nickname: 'Truck', billingAddressId })())
      const { cards } = right(await cardGateway.wallet()())
      expect(cards.find((card) => card.id === id)).toMatchObject({
        nickname: 'Truck',
        billingAddressId,
        lastFour: '4242',
      })
    })

    it('is gone after it was removed', async () => {
      const { cardGateway } = await shop().client(people.us)
      const id = right(await cardGateway.add(await aCard())())
      right(await cardGateway.remove(id)())
      const { cards } = right(await cardGateway.wallet()())
      expect(cards.map((card) => card.id)).not.toContain(id)
    })

    it('that is missing or another account’s cannot be touched (T09)', async () => {
      const { cardGateway: theirs } = await shop().client(people.eu)
      const foreign = right(await theirs.add(await aCard())())
      const { cardGateway } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      for (const id of [foreign, cardId('no-such-card')]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        expect(kindOf(await cardGateway.remove(id)())).toBe('refused')
        // oxlint-disable-next-line no-await-in-loop
        expect(kindOf(await cardGateway.makePrimary(id)())).toBe('refused')
      }
      await writes.were(0)
    })

    it('is nothing for visitors', async () => {
      const { cardGateway } = await shop().client()
      expect(kindOf(await cardGateway.wallet()())).toBe('unauthorised')
    })
  })
}
