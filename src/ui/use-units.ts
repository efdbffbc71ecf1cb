/** The units in which technical data is shown first. */
import { useState } from 'react'
import type { AddressZone } from '../domain/account/address-zone.ts'
import { useStorefront } from './storefront-context.tsx'

export const unitSystems = ['metric', 'us'] as const

export type Units = (typeof unitSystems)[number]

/**
 * The units last chosen in this browser, else those of the zone, and a setter. The choice is kept across
 * products and visits, because people think in one system of units.
 */
export function useUnits(zone: AddressZone): readonly [Units, (units: Units) => void] {
  const { preferences } = useStorefront()
  const [chosen, setChosen] = useState(() => {
    const kept = preferences.units()
    return unitSystems.find((units) => units === kept)
  })
  const choose = (units: Units) => {
    preferences.keepUnits(units)
    setChosen(units)
  }
  return [chosen ?? (zone === 'US' ? 'us' : 'metric'), choose]
}
