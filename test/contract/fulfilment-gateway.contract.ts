/** What every fulfilment gateway promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { FulfilmentOf } from '../../src/application/ports/fulfilment-gateway.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { aDay } from '../builders/a-day.ts'
import { fulfilmentId, quoteId, quoteItemId } from '../builders/a-quote.ts'
import { addressId, anAddressEntry } from '../builders/an-address.ts'
import type { Suite } from './each-shop.ts'
import { goodsOf, kindOf, lineOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

/** A draft with one line, and its fulfilment. */
async function draftOf(shop: ShopUnderTest, email: string = people.us) {
  const client = await shop.client(email)
  const line = lineOf(await goodsOf(shop), { newQuoteName: 'Spring overhaul' })
  const quote = right(await client.quoteGateway.addLine(line)())
  const [fulfilment] = quote.fulfilments
  if (!fulfilment) throw new Error('The quote has no fulfilment.')
  const of: FulfilmentOf = { quoteId: quote.id, fulfilmentId: fulfilment.id }
  return { ...client, quote, fulfilment, of }
}

/** A draft that is to be picked up. */
async function pickupOf(shop: ShopUnderTest) {
  const draft = await draftOf(shop)
  const { fulfilmentGateway, quote } = draft
  const methods = right(await fulfilmentGateway.eligibleMethods(quote.id)())
  const pickup = methods.find(({ type }) => type === 'pickup')?.id ?? ''
  const itemIds = quote.items.map(({ id }) => id)
  const changed = right(await fulfilmentGateway.chooseMethod(quote.id, pickup, itemIds)())
  return { ...draft, changed }
}

export const fulfilmentGatewayContract: Suite = (shop) => {
  describe('shipping', () => {
    it('offers shipping and pickup (CALL-40)', async () => {
      const { fulfilmentGateway, quote } = await draftOf(shop())
      const methods = right(await fulfilmentGateway.eligibleMethods(quote.id)())
      expect(methods.map(({ type }) => type)).toEqual(['shipping', 'pickup'])
      expect(methods.every(({ id, name }) => id !== '' && name !== '')).toBe(true)
    })

    it('goes to a saved address, which is copied, with one commit (CALL-42)', async () => {
      const { fulfilmentGateway, addressBook, of, quote } = await draftOf(shop())
      const [saved] = right(await addressBook.addresses()())
      const writes = await watchedWrites(shop())
      const changed = right(
        await fulfilmentGateway.useSavedAddress(of, saved?.id ?? addressId(''))(),
      )
      await writes.were(1)
      expect(changed.id).toBe(quote.id)
      expect(changed.fulfilments[0]).toMatchObject({
        id: of.fulfilmentId,
        savedAddressId: saved?.id,
        shippingAddress: {
          streetAddress: saved?.address.streetAddress,
          city: saved?.address.city,
          countryCode: saved?.address.countryCode,
        },
      })
    })

    it('goes to a new address, which is saved in the address book as well (ADDR-10)', async () => {
      const { fulfilmentGateway, addressBook, of } = await draftOf(shop())
      const before = right(await addressBook.addresses()())
      const entry = anAddressEntry({ nickname: 'Harbour', streetAddress: '7 Pier Street' })
      const changed = right(await fulfilmentGateway.useNewAddress(of, entry)())
      expect(changed.fulfilments[0]?.shippingAddress?.streetAddress).toBe('7 Pier Street')
      const after = right(await addressBook.addresses()())
      expect(after).toHaveLength(before.length + 1)
      const kept = after.find(({ nickname }) => nickname === 'Harbour')
      expect(kept?.address.streetAddress).toBe('7 Pier Street')
      expect(changed.fulfilments[0]?.savedAddressId).toBe(kept?.id)
    })

    it('keeps a new address out of everything when the address is refused', async () => {
      const { fulfilmentGateway, addressBook, of } = await draftOf(shop())
      const writes = await watchedWrites(shop())
      const addresses = right(await addressBook.addresses()())
      const entry = anAddressEntry({ nickname: '' })
      expect(kindOf(await fulfilmentGateway.useNewAddress(of, entry)())).toBe('refused')
      expect(right(await addressBook.addresses()())).toHaveLength(addresses.length)
      await writes.were(0)
    })

    it('goes to no address of another account', async () => {
      const { addressBook } = await shop().client(people.eu)
      const [theirs] = right(await addressBook.addresses()())
      const { fulfilmentGateway, of } = await draftOf(shop())
      const answers = [
        await fulfilmentGateway.useSavedAddress(of, theirs?.id ?? addressId(''))(),
        await fulfilmentGateway.useSavedAddress(of, addressId('no-such-address'))(),
      ]
      expect(answers.map(kindOf)).toEqual(['refused', 'refused'])
    })

    it('takes one of the shipping methods that the quote offers', async () => {
      const { fulfilmentGateway, fulfilment, of } = await draftOf(shop())
      const other = fulfilment.shippingMethodOptions.at(-1)
      expect(other?.id).not.toBe(fulfilment.shippingMethod?.id)
      const changed = right(await fulfilmentGateway.chooseShippingMethod(of, other?.id ?? '')())
      expect(changed.fulfilments[0]?.shippingMethod?.id).toBe(other?.id)
      expect(kindOf(await fulfilmentGateway.chooseShippingMethod(of, 'by-pigeon')())).toBe(
        'refused',
      )
    })
  })

  describe('pickup', () => {
    it('takes the place of shipping, address and all (CALL-40)', async () => {
      const { changed, quote } = await pickupOf(shop())
      expect(changed.fulfilments).toHaveLength(1)
      expect(changed.fulfilments[0]).toMatchObject({
        method: { type: 'pickup' },
        shippingAddress: undefined,
        savedAddressId: undefined,
        itemIds: quote.items.map(({ id }) => id),
      })
    })

    it('has a place and a day (CALL-41)', async () => {
      const { fulfilmentGateway, of } = await pickupOf(shop())
      const [location] = right(await fulfilmentGateway.pickupLocations()())
      const placed = right(await fulfilmentGateway.choosePickupLocation(of, location?.id ?? '')())
      expect(placed.fulfilments[0]).toMatchObject({ pickupLocation: location })
      const date = addDays(aDay('2030-01-01'), 3)
      const changed = right(await fulfilmentGateway.choosePickupDate(of, date)())
      expect(changed.fulfilments[0]).toMatchObject({
        pickupLocation: location,
        pickupDate: '2030-01-04',
      })
    })

    it('is at no place that is not offered', async () => {
      const { fulfilmentGateway, of } = await pickupOf(shop())
      expect(kindOf(await fulfilmentGateway.choosePickupLocation(of, 'the-moon')())).toBe('refused')
    })
  })

  describe('a fulfilment', () => {
    it('of another quote, and a method that is not offered, are refused', async () => {
      const { fulfilmentGateway, quote, fulfilment, of } = await draftOf(shop())
      const elsewhere = { ...of, fulfilmentId: fulfilmentId('elsewhere') }
      const [option] = fulfilment.shippingMethodOptions
      const answers = [
        await fulfilmentGateway.chooseShippingMethod(elsewhere, option?.id ?? '')(),
        await fulfilmentGateway.chooseMethod(quote.id, 'by-pigeon', [quoteItemId('x')])(),
      ]
      expect(answers.map(kindOf)).toEqual(['refused', 'refused'])
    })

    it('of a quote that is not there is not found', async () => {
      const { fulfilmentGateway, of } = await draftOf(shop())
      const nowhere = { ...of, quoteId: quoteId('no-such-quote') }
      const answers = [
        await fulfilmentGateway.useSavedAddress(nowhere, addressId('any'))(),
        await fulfilmentGateway.useNewAddress(nowhere, anAddressEntry())(),
        await fulfilmentGateway.chooseShippingMethod(nowhere, 'any')(),
        await fulfilmentGateway.choosePickupLocation(nowhere, 'any')(),
        await fulfilmentGateway.choosePickupDate(nowhere, aDay('2030-01-01'))(),
      ]
      expect(new Set(answers.map(kindOf))).toEqual(new Set(['not-found']))
    })

    it('is nothing for visitors', async () => {
      const { fulfilmentGateway } = await shop().client()
      const answers = [
        await fulfilmentGateway.eligibleMethods(quoteId('any'))(),
        await fulfilmentGateway.pickupLocations()(),
      ]
      expect(answers.map(kindOf)).toEqual(['unauthorised', 'unauthorised'])
    })
  })
}
