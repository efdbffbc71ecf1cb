/** The units in which technical data is shown first. */
import { useState } from 'react'
import type { AddressZone } from '../../../domain/account/address-zone.ts'

export type Units = 'metric' | 'us'

/** Chosen last, on whichever product: whoever thinks in bar does so on the next page as well. */
let remembered: Units | undefined

/** The units chosen last in this visit, else those of the zone; and how to choose others. */
export function useUnits(zone: AddressZone): readonly [Units, (units: Units) => void] {
  const [chosen, setChosen] = useState(remembered)
  const choose = (units: Units) => {
    remembered = units
    setChosen(units)
  }
  return [chosen ?? (zone === 'US' ? 'us' : 'metric'), choose]
}
