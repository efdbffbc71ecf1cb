/** Finds the machines that do what an address asks for. */
import { sessionView } from '../../application/account/session.view.ts'
import { siteZone } from '../../domain/content/site-settings.ts'
import { type FittedMachine, rankedMachines } from '../../domain/finder/machine-fit.ts'
import { readOrder } from '../../domain/finder/machine-order.ts'
import { readWish } from '../../domain/finder/machine-wish.ts'
import type { FinderAddress } from '../addresses/finder-address.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

const noMachines: readonly FittedMachine[] = []

/** What the address was read as, in which units, and the machines for it, the best first. */
export async function findMachines(
  address: FinderAddress,
  { context, location, abortController }: LoaderEntry,
) {
  const { storefront, services } = context
  const zone = sessionView(storefront.session.getSnapshot()).account?.zone
  const regional = (zone ?? siteZone(storefront.settings)) === 'US' ? 'us' : 'metric'
  const units = address.units ?? regional
  const read = readWish(address, units, address.type)
  const ordered = readOrder(address, storefront.today())
  if (read.kind !== 'wish') return { read, ordered, units, machines: noMachines }
  const { machines } = await service(services.catalogue)
  const found = await load(machines(read.wish, abortController.signal, zone), location.publicHref)
  return { read, ordered, units, machines: rankedMachines(found, read.wish) }
}
