/** The address book and the form for a new address (ADDR-01, ROUTE-34). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AddressesPending } from '../pages/addresses/AddressesPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { readsReturn } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./addresses.loaders.ts'))

export const addressesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'addresses',
  staticData: { access: 'customers', texts: ['address'] },
  loader: async (entry) => (await loaders(entry.context.services.addresses)).openAddressBook(entry),
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
  loader: async (entry) => (await loaders(entry.context.services.addresses)).openNewAddress(entry),
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
  loader: async ({ params, ...entry }) => {
    const { openAddress } = await loaders(entry.context.services.addresses)
    return openAddress(params.addressId, entry)
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
