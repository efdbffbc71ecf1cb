import { expect, it } from 'vitest'
import { addressId } from '../../../src/domain/account/address.ts'
import { addressChoices } from '../../../src/ui/parts/account/address-choices.ts'
import { aSavedAddress, anAddress } from '../../builders/an-address.ts'

const saved = (id: string, nickname: string, streetAddress: string) =>
  aSavedAddress({
    id: addressId(id),
    nickname,
    address: anAddress({ streetAddress, city: 'Duluth' }),
  })

it('names an address by nickname and city, and by its street where that would not tell it from another (ADDR-03)', () => {
  const labels = (...addresses: readonly ReturnType<typeof saved>[]) =>
    addressChoices(addresses).map(({ label }) => label)
  const plant = saved('1', 'Main plant', '1840 Foundry Road')
  const depot = saved('2', '', '77 Harbor Drive')
  expect(labels(plant, depot)).toEqual(['Main plant, Duluth', '77 Harbor Drive, Duluth'])
  expect(labels(plant, depot, saved('3', 'Main plant', '9 Mill Street'))).toEqual([
    'Main plant, 1840 Foundry Road, Duluth',
    '77 Harbor Drive, Duluth',
    'Main plant, 9 Mill Street, Duluth',
  ])
})
