/** The units in which a list shows its figures: the reader's, else those of the region. */
import { siteZone } from '../../../domain/content/site-settings.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { useUnits } from '../../use-units.ts'

/** The system in use, and a setter. */
export function useListUnits(): ReturnType<typeof useUnits> {
  const { settings } = useStorefront()
  return useUnits(useAccount()?.zone ?? siteZone(settings))
}
