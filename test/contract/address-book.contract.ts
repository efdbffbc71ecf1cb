/** What every address book promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { addressId, anAddressEntry } from '../builders/an-address.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

export const addressBookContract: Suite = (shop) => {
  describe('an address', () => {
    it('is kept with every field as it was typed (ADDR-09)', async () => {
      const { addressBook } = await shop().client(people.us)
      const entry = anAddressEntry({ street2Address: 'Rear entrance', nickname: 'Harbour' })
      const id = right(await addressBook.add(entry)())
      const kept = right(await addressBook.addresses()()).find((row) => row.id === id)
      const { nickname, ...address } = entry
      expect(kept).toEqual({ id, nickname, address, isPrimary: false, isForBilling: false })
    })

    it('is changed in place, and takes the zone of the account along where it is primary', async () => {
      const { addressBook, identity } = await shop().client(people.us)
      const before = right(await addressBook.addresses()())
      const primary = before.find((row) => row.isPrimary)?.id ?? addressId('')
      const german = { countryCode: 'DE', stateCode: '', postalCode: '34117', city: 'Kassel' }
      const entry = anAddressEntry({ nickname: 'Moved', ...german })
      right(await addressBook.change(primary, entry)())
      const { nickname, ...address } = entry
      const after = right(await addressBook.addresses()())
      expect(after).toHaveLength(before.length)
      expect(after).toContainEqual({
        id: primary,
        nickname,
        address,
        isPrimary: true,
        isForBilling: false,
      })
      expect(right(await identity.currentAccount()())?.zone).toBe('EU')
    })

    it('needs a nickname, and one that is refused is not written', async () => {
      const { addressBook } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      const answer = await addressBook.add(anAddressEntry({ nickname: ' ' }))()
      expect(kindOf(answer)).toBe('refused')
      await writes.were(0)
    })

    it('is written once', async () => {
      const { addressBook } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      right(await addressBook.add(anAddressEntry())())
      await writes.were(1)
    })

    it('becomes the primary one when it is the first, and gives the account its country', async () => {
      const { addressBook, identity } = await shop().client(people.noCountry)
      expect(right(await addressBook.addresses()())).toEqual([])
      const id = right(await addressBook.add(anAddressEntry())())
      expect(right(await addressBook.addresses()())).toMatchObject([{ id, isPrimary: true }])
      const account = right(await identity.currentAccount()())
      expect(account).toMatchObject({ countryCode: 'US', zone: 'US' })
      expect(account?.primaryAddress?.city).toBe('Duluth')
    })

    it('that becomes primary takes the zone of the account along (CALL-44)', async () => {
      const { addressBook, identity } = await shop().client(people.us)
      const german = { countryCode: 'DE', stateCode: '', postalCode: '34117', city: 'Kassel' }
      const id = right(await addressBook.add(anAddressEntry(german))())
      right(await addressBook.makePrimary(id)())
      const rows = right(await addressBook.addresses()())
      expect(rows.filter((row) => row.isPrimary).map((row) => row.id)).toEqual([id])
      expect(right(await identity.currentAccount()())?.zone).toBe('EU')
    })

    it('is marked for bills, and takes the mark from the one before (ACCT-02)', async () => {
      const { addressBook } = await shop().client(people.us)
      const id = right(await addressBook.add(anAddressEntry())())
      const marked = async () =>
        right(await addressBook.addresses()()).filter((row) => row.isForBilling)
      expect(await marked()).toEqual([])
      const [other] = right(await addressBook.addresses()())
      right(await addressBook.makeForBilling(other?.id ?? addressId(''))())
      right(await addressBook.makeForBilling(id)())
      expect(await marked()).toMatchObject([{ id, isPrimary: false }])
      right(await addressBook.remove(id)())
      expect(await marked()).toEqual([])
    })

    it('is gone after it was removed, and hands being primary on (CALL-44)', async () => {
      const { addressBook } = await shop().client(people.us)
      right(await addressBook.add(anAddressEntry())())
      const before = right(await addressBook.addresses()())
      const primary = before.find((row) => row.isPrimary)?.id ?? addressId('')
      right(await addressBook.remove(primary)())
      const after = right(await addressBook.addresses()())
      expect(after).toHaveLength(before.length - 1)
      expect(after.filter((row) => row.isPrimary)).toHaveLength(1)
      expect(after.map((row) => row.id)).not.toContain(primary)
    })

    it('that is missing or another account’s cannot be touched', async () => {
      const { addressBook: theirs } = await shop().client(people.eu)
      const [foreign] = right(await theirs.addresses()())
      const { addressBook } = await shop().client(people.us)
      const writes = await watchedWrites(shop())
      const ids = [foreign?.id ?? addressId(''), addressId('no-such-address')]
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        expect(kindOf(await addressBook.remove(id)())).toBe('refused')
        // oxlint-disable-next-line no-await-in-loop
        expect(kindOf(await addressBook.makePrimary(id)())).toBe('refused')
        // oxlint-disable-next-line no-await-in-loop
        expect(kindOf(await addressBook.makeForBilling(id)())).toBe('refused')
        // oxlint-disable-next-line no-await-in-loop
        expect(kindOf(await addressBook.change(id, anAddressEntry())())).toBe('refused')
      }
      await writes.were(0)
    })

    it('is nothing for visitors', async () => {
      const { addressBook } = await shop().client()
      expect(kindOf(await addressBook.addresses()())).toBe('unauthorised')
      expect(kindOf(await addressBook.add(anAddressEntry())())).toBe('unauthorised')
    })
  })

  describe('the countries', () => {
    it('say for everybody what an address needs there (ADDR-06)', async () => {
      const { addressBook } = await shop().client()
      const countries = right(await addressBook.countries()())
      const us = countries.find(({ code }) => code === 'US')
      expect(us?.name).toBe('United States')
      expect(us?.states).toContainEqual({ code: 'MN', name: 'Minnesota' })
      expect(us?.fields.stateCode).toMatchObject({ isShown: true, isRequired: true })
      expect(us?.fields.name.isRequired).toBe(true)
      const germany = countries.find(({ code }) => code === 'DE')
      expect(germany?.fields.stateCode.isRequired).toBe(false)
    })
  })
}
