import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { cartRoute, quotesInCartRoute } from '../../../src/ui/routes/cart.route.tsx'
import { deliveryCartRoute } from '../../../src/ui/routes/deliveries.route.tsx'
import type { RouterContext } from '../../../src/ui/routes/root.route.tsx'
import { unknownCheckoutStepRoute } from '../../../src/ui/routes/unknown-checkout-step.route.tsx'

interface Guarded {
  readonly options: { readonly beforeLoad?: unknown }
}

const cartSide: readonly (readonly [path: string, route: Guarded])[] = [
  ['/shopping-cart', cartRoute],
  ['/quotes-in-cart', quotesInCartRoute],
  ['/scheduled-delivery-cart', deliveryCartRoute],
  ['/checkout/no-such-step', unknownCheckoutStepRoute],
]

type Guard = (entry: { readonly context: RouterContext }) => unknown

/** What the guard of a route throws on a site of that purpose. */
function thrownAt({ options }: Guarded, isTransactional: boolean): unknown {
  const guard = options.beforeLoad as Guard
  const settings = { ...defaultSiteSettings, isTransactional }
  try {
    guard({ context: { storefront: { settings } } as RouterContext })
    return undefined
  } catch (thrown) {
    return thrown
  }
}

describe('the cart side of the shop', () => {
  it.each(cartSide)('hides %s where the site takes no orders (ROUTE-28)', (_, route) => {
    const thrown = thrownAt(route, false)
    expect(isRedirect(thrown) && thrown.options.to).toBe('/404')
  })

  it.each(cartSide)('does not redirect from %s where it does', (_, route) => {
    expect(isRedirect(thrownAt(route, true))).toBe(false)
  })
})
