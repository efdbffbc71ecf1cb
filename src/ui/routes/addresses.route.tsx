/** The address book and the form for a new address (ADDR-01, ROUTE-34). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { AddressesPending } from '../pages/addresses/AddressesPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'
import { readsReturn } from './search-params.ts'

export const addressesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'addresses',
  staticData: { access: 'customers', texts: ['address'] },
  loader: async ({ context, location, abortController: { signal } }) => {
    const addresses = await service(context.services.addresses)
    return { addresses, saved: await load(addresses.all(signal), location.publicHref) }
  },
  component: lazyRouteComponent(
    () => import('../pages/addresses/AddressesPage.tsx'),
    'AddressesPage',
  ),
  pendingComponent: AddressesPending,
})

export const newAddressRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'addresses/new',
  staticData: { access: 'customers', texts: ['address'] },
  validateSearch: readsReturn,
  loader: async ({ context, location, abortController: { signal } }) => {
    const addresses = await service(context.services.addresses)
    return { addresses, countries: await load(addresses.countries(signal), location.publicHref) }
  },
  component: lazyRouteComponent(
    () => import('../pages/addresses/NewAddressPage.tsx'),
    'NewAddressPage',
  ),
  pendingComponent: AddressesPending,
})

export const editAddressRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'addresses/$addressId',
  staticData: { access: 'customers', texts: ['address'] },
  // One that is missing, or another customer's, leads to the address book (T09).
  loader: async ({ params, context, location, abortController: { signal } }) => {
    const addresses = await service(context.services.addresses)
    const [countries, all] = await Promise.all([
      load(addresses.countries(signal), location.publicHref),
      load(addresses.all(signal), location.publicHref),
    ])
    const saved = all.find(({ id }) => id === params.addressId)
    if (!saved) throw redirect({ to: '/my-account/addresses', replace: true })
    return { addresses, countries, saved }
  },
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(
    () => import('../pages/addresses/EditAddressPage.tsx'),
    'EditAddressPage',
  ),
  pendingComponent: AddressesPending,
})
