/** The part of the product page that only customers need, where its code does not come. */
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CustomerPrice } from '../../../src/ui/pages/product/CustomerPrice.tsx'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const code = vi.hoisted(() => ({ isMissed: true, fetched: 0 }))
vi.mock('../../../src/ui/pages/product/CustomerPrice.tsx', async (original) => {
  const whole = await original<{ CustomerPrice: typeof CustomerPrice }>()
  return {
    get CustomerPrice() {
      code.fetched += 1
      if (code.isMissed) throw new Error('no connection')
      return whole.CustomerPrice
    },
  }
})

it('is not fetched for a visitor, who is led to sign in (PRICE-15)', async () => {
  await openShopAt('/product/orbital-motor-om1')
  const panel = await screen.findByRole('region', { name: 'Price and lead time' })
  await within(panel).findByRole('button', { name: 'Sign in' })
  await vi.dynamicImportSettled()
  expect(code.fetched).toBe(0)
})

it('offers to fetch the price panel of a customer again', async () => {
  const { user } = await openShopAt('/product/orbital-motor-om1', { as: usCustomer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Calculate Price' })).not.toBeInTheDocument()
  code.isMissed = false
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
