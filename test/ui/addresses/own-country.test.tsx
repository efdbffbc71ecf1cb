/** The customer's own country in the form for a new address. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openShopAt, usCustomer } from '../open-shop.tsx'

it('offers the own country of the customer before the others (ADDR-05)', async () => {
  await openShopAt('/my-account/addresses/new', { as: usCustomer })
  const country = await screen.findByRole('combobox', { name: 'Country' })
  const offered = within(country).getAllByRole('option')
  expect(offered.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Choose a country',
    'United States',
  ])
})
