/** Machines by their working point. The address holds it as it was typed, with the units of figures that have none. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sessionView } from '../../application/account/session.view.ts'
import { siteZone } from '../../domain/content/site-settings.ts'
import { type FittedMachine, rankedMachines } from '../../domain/finder/machine-fit.ts'
import { type FinderEntry, readWish } from '../../domain/finder/machine-wish.ts'
import { load, service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { choiceIn, type RawSearch, readsSearch, textIn } from './search-params.ts'

export interface FinderAddress extends FinderEntry {
  readonly units?: 'metric' | 'us' | undefined
}

const longest = 60
const noMachines: readonly FittedMachine[] = []
const field = (search: RawSearch, name: string) => textIn(search, name, longest)

export const finderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'finder',
  staticData: { access: 'open', isListed: true, texts: ['finder', 'catalogue'] },
  validateSearch: readsSearch<FinderAddress>({
    torque: field,
    speed: field,
    pressure: field,
    flow: field,
    shaft: field,
    mount: field,
    ports: field,
    units: (search, name) => choiceIn(search, name, ['metric', 'us']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context, location, abortController: { signal } }) => {
    const { storefront, services } = context
    const zone = sessionView(storefront.session.getSnapshot()).account?.zone
    const regional = (zone ?? siteZone(storefront.settings)) === 'US' ? 'us' : 'metric'
    const units = deps.units ?? regional
    const read = readWish(deps, units)
    if (read.kind !== 'wish') return { read, units, machines: noMachines }
    const { machines } = await service(services.catalogue)
    const found = await load(machines(read.wish, signal, zone), location.publicHref)
    return { read, units, machines: rankedMachines(found, read.wish) }
  },
  component: lazyRouteComponent(() => import('../pages/finder/FinderPage.tsx'), 'FinderPage'),
})
