/** How the history of a quote writes an address. */
import { expect, it } from 'vitest'
import { fieldsOf } from '../../reference-backend/commerce/quotes/quote-state.ts'

const said = {
  purchaseOrderNumber: '',
  dispatchOption: '',
  freightCarrier: '',
  specialInstructions: '',
}

const told = (town: { city: string; stateCode: string; postalCode: string; countryCode: string }) =>
  fieldsOf(
    said,
    {
      methodId: '',
      shippingMethodId: '',
      pickupLocationId: null,
      pickupDate: null,
      shippingAddress: {
        addressID: '',
        name: 'Goods In',
        company: '',
        streetAddress: '1840 Foundry Road',
        street2Address: '',
        locality: '',
        phoneNumber: '',
        emailAddress: '',
        ...town,
      },
    },
    [],
  )['shippingAddress']

it('writes the town as a letter to that country has it (ADDR-07)', () => {
  const us = { city: 'Duluth', stateCode: 'MN', postalCode: '55802', countryCode: 'US' }
  expect(told(us)).toBe('Goods In, 1840 Foundry Road, Duluth, MN 55802, US')
  const de = { city: 'Emden', stateCode: '', postalCode: '26723', countryCode: 'DE' }
  expect(told(de)).toBe('Goods In, 1840 Foundry Road, 26723 Emden, DE')
})
