/** Every screen of a placement, judged by axe: names, roles and order; colours are judged in the browser. */
import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { aPayment } from '../../builders/a-checkout.ts'
import { anAddress } from '../../builders/an-address.ts'
import type { PlacementKind } from '../../fakes/fake-placements.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout } from './a-checkout.ts'

const screens = [
  ['processing', /Your payment is being processed/],
  ['requires-payment-method', /Your payment was declined/],
  ['requires-action', /Your bank asks you to confirm/],
  ['requires-confirmation', /Please confirm this payment/],
  ['requires-capture', /Your payment is authorized/],
  ['paid-not-placed', /Your payment went through/],
  ['canceled', /The payment was canceled/],
] as const satisfies readonly (readonly [PlacementKind, RegExp])[]

it.each(screens)('is accessible while a payment stands at %s (T47)', async (kind, words) => {
  const shop = aShopAtCheckout(['SK1N10'], {
    shippingAddress: anAddress(),
    shippingMethodId: 'ground',
    isBillingSame: true,
    payments: [aPayment()],
  })
  // It stays there, however often it is looked at before axe has looked at all of it.
  shop.placements.way = Array.from({ length: 100 }, () => kind)
  const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  expect((await screen.findAllByText(words))[0]).toBeVisible()
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
    iframes: false,
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
