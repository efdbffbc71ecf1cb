/** The units in which technical data is shown first. */
import { useState } from 'react'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { useStorefront } from '../../storefront-context.tsx'

export type Units = 'metric' | 'us'

/** Chosen last in a visit, on whichever product: whoever thinks in bar does so on the next page as well. */
const remembered = new WeakMap<object, Units>()

/** The units chosen last in this visit, else those of the zone; and how to choose others. */
export function useUnits(zone: AddressZone): readonly [Units, (units: Units) => void] {
  const { session: visit } = useStorefront()
  const [chosen, setChosen] = useState(() => remembered.get(visit))
  const choose = (units: Units) => {
    remembered.set(visit, units)
    setChosen(units)
  }
  return [chosen ?? (zone === 'US' ? 'us' : 'metric'), choose]
}
