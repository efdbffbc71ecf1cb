import type { AddressZone } from '../domain/account/address-zone.ts'
import { siteZone } from '../domain/content/site-settings.ts'
import { useStorefront } from './storefront-context.tsx'
import { useAccount } from './use-account.ts'

/** The region whose models, units and prices are shown: the customer's, else the chosen one or that of the site. */
export function useZone(): AddressZone {
  const { settings } = useStorefront()
  return useAccount()?.zone ?? siteZone(settings)
}
