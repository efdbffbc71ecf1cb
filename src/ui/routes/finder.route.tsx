/** Machines by their working point. The address holds it as it was typed, with the units of figures that have none. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { FinderAddress } from '../addresses/finder-address.ts'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { choiceIn, type RawSearch, readsSearch, textIn } from '../addresses/search-params.ts'

const longest = 60
const loaders = loadersFrom(() => import('./finder.loaders.ts'))
const field = (search: RawSearch, name: string) => textIn(search, name, longest)

export const finderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'finder',
  staticData: {
    access: 'open',
    isListed: true,
    isByRegion: true,
    texts: ['finder', 'catalogue', 'price'],
    loaders,
  },
  validateSearch: readsSearch<FinderAddress>({
    torque: field,
    speed: field,
    pressure: field,
    flow: field,
    shaft: field,
    mount: field,
    ports: field,
    quantity: field,
    needed: field,
    type: field,
    units: (search, name) => choiceIn(search, name, ['metric', 'us']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.catalogue)).findMachines(deps, entry),
  component: lazyRouteComponent(() => import('../pages/finder/FinderPage.tsx'), 'FinderPage'),
})
