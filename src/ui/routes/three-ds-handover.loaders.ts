/** Where the page of a bank leads on to (T47, CART-17). */
import { redirect } from '@tanstack/react-router'
import { service } from './load.ts'
import type { RouterContext } from './root.route.tsx'

const targets = {
  ACCOUNT: '/my-account/cards',
  CHECKOUT_PAYMENT: '/checkout/payment',
} as const

/** The order that waits for a bank. Without one, and from other places than the order, it leads back there. */
export async function openHandover(
  action: keyof typeof targets | 'CHECKOUT_PLACE_ORDER' | undefined,
  { services }: RouterContext,
) {
  if (action === 'ACCOUNT' || action === 'CHECKOUT_PAYMENT')
    throw redirect({ href: targets[action], replace: true })
  const [placements, checkouts] = await Promise.all([
    service(services.placements),
    service(services.checkouts),
  ])
  const cartId = placements.unfinished()
  // Nothing that was begun here waits for a bank.
  if (cartId === undefined) throw redirect({ href: '/checkout/review', replace: true })
  return { placements, checkouts, cartId }
}
