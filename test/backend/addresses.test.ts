import { expect, it } from 'vitest'
import { get, type Json, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const german = {
  accountAddressName: 'Lager',
  name: 'Tor 1',
  streetAddress: 'Kai 1',
  city: 'Bremen',
  postalCode: '28195',
  countryCode: 'DE',
  saveAddress: true,
}

onOneEngine('the address book', (shop) => {
  it('lists flat rows and the primary one (ADDR-12)', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { body } = await customer.read('getOwnerAccountAddresses')
    const [first, ...others] = body.accountAddresses
    expect(first).toMatchObject({
      accountAddressName: 'Main plant',
      address_streetAddress: '1840 Foundry Road',
      address_stateCode: 'MN',
      address_countryCode: 'US',
      isPrimary: true,
    })
    expect(body.primaryAccountAddressID).toBe(first.accountAddressID)
    expect(others.every((row: Json) => row.isPrimary === false)).toBe(true)
  })

  it('makes the first address the primary one and gives the account its zone', async () => {
    const customer = await signedIn(shop(), 'no-country@manifold.test')
    const before = await customer.read('getAccount')
    expect(before.body.account).toMatchObject({ addressZoneName: '', primaryAddress: {} })
    const { body } = await customer.write('addNewAccountAddress', german)
    expect(body.account).toMatchObject({
      addressZoneName: 'EU',
      currencyCode: 'EUR',
      primaryAddress: {
        accountAddressID: body.newAccountAddressID,
        address: { countrycode: 'DE' },
      },
    })
    const second = await customer.write('addNewAccountAddress', { ...german, city: 'Kiel' })
    expect(second.body.account.primaryAddress.address.city).toBe('Bremen')
  })

  it('changes an address and names its own action under failureActions, as the engine does', async () => {
    const customer = await signedIn(shop(), 'no-country@manifold.test')
    const { newAccountAddressID: accountAddressID } = (
      await customer.write('addNewAccountAddress', german)
    ).body
    const change = { ...german, accountAddressID, city: 'Kiel' }
    const { body } = await customer.write('updateAccountAddress', change)
    expect(body.failureActions).toEqual(['public:account.updateAccountAddress'])
    expect(body.errors).toEqual({})
    expect(body.account.primaryAddress.address.city).toBe('Kiel')
  })

  it('passes the primary place on when the primary address goes', async () => {
    const customer = await signedIn(shop(), 'eu@manifold.test')
    const { body } = await customer.read('getOwnerAccountAddresses')
    const { primaryAccountAddressID: accountAddressID, accountAddresses } = body
    const removed = await customer.write('deleteAccountAddress', { accountAddressID })
    const { primaryAddress } = removed.body.account
    expect(primaryAddress.accountAddressID).toBe(accountAddresses[1].accountAddressID)
    const ids = accountAddresses.slice(1).map((row: Json) => row.accountAddressID)
    for (const id of ids) await customer.write('deleteAccountAddress', { accountAddressID: id })
    const after = await customer.read('getAccount')
    expect(after.body.account).toMatchObject({ addressZoneName: '', primaryAddress: {} })
  })

  it('names every missing field by the rules of the country (ADDR-05)', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const nothing = await customer.write('addNewAccountAddress', { countryCode: 'US' })
    expect(Object.keys(nothing.body.errors).toSorted()).toEqual([
      'accountAddressName',
      'city',
      'name',
      'postalCode',
      'stateCode',
      'streetAddress',
    ])
    const noCountry = await customer.write('addNewAccountAddress', { countryCode: 'XX' })
    expect(Object.keys(noCountry.body.errors)).toContain('countryCode')
    const stranger = { ...german, countryCode: 'US', stateCode: 'ZZ', emailAddress: 'nobody' }
    const wrong = await customer.write('addNewAccountAddress', stranger)
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['emailAddress', 'stateCode'])
  })

  it('gives show flags, required flags, labels and states per country (ADDR-06)', async () => {
    const { body } = await get(shop().fetch, 'getCountriesAndAddressOptions')
    const country = (code: string) => body.countries.find((each: Json) => each.value === code)
    expect(country('US').states).toHaveLength(51)
    expect(country('US').addressOptions).toMatchObject({
      stateCodeLabel: 'State',
      stateCodeShowFlag: true,
      stateCodeRequiredFlag: true,
      postalCodeLabel: 'ZIP code',
    })
    expect(country('GB').addressOptions).toMatchObject({
      stateCodeShowFlag: false,
      localityShowFlag: true,
    })
    expect(country('DE').states).toEqual([])
  })
})
