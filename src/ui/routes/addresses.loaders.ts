/** What the pages of the address book ask for. */
import { redirect } from '@tanstack/react-router'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function openAddressBook({ context, location, abortController }: LoaderEntry) {
  const addresses = await service(context.services.addresses)
  return {
    addresses,
    saved: await load(addresses.all(abortController.signal), location.publicHref),
  }
}

export async function openNewAddress({ context, location, abortController }: LoaderEntry) {
  const addresses = await service(context.services.addresses)
  const countries = await load(addresses.countries(abortController.signal), location.publicHref)
  return { addresses, countries }
}

/** One that is missing, or another customer's, leads to the address book (T09). */
export async function openAddress(addressId: string, entry: LoaderEntry) {
  const [{ addresses, countries }, { saved: all }] = await Promise.all([
    openNewAddress(entry),
    openAddressBook(entry),
  ])
  const saved = all.find(({ id }) => id === addressId)
  if (!saved)
    throw redirect({ to: '/my-account/addresses', state: { missing: true }, replace: true })
  return { addresses, countries, saved }
}
