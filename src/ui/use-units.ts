/** The units in which technical data is shown first. */
import { useSyncExternalStore } from 'react'
import type { AddressZone } from '../domain/account/address-zone.ts'
import type { UnitSystem } from '../domain/catalogue/unit-system.ts'
import { useStorefront } from './storefront-context.tsx'

export const unitSystems = ['metric', 'us'] as const satisfies readonly UnitSystem[]

/** Whoever shows figures now: the filters and the cards of a list change together. */
const shown = new Set<() => void>()

function whenChosen(tell: () => void): () => void {
  shown.add(tell)
  return () => void shown.delete(tell)
}

/**
 * The units last chosen in this browser, else those of the zone, and a setter. The choice is kept across
 * products and visits, because people think in one system of units.
 */
export function useUnits(zone: AddressZone): readonly [UnitSystem, (units: UnitSystem) => void] {
  const { preferences } = useStorefront()
  const kept = () => unitSystems.find((units) => units === preferences.units())
  const chosen = useSyncExternalStore(whenChosen, kept, kept)
  const choose = (units: UnitSystem) => {
    preferences.keepUnits(units)
    for (const tell of shown) tell()
  }
  return [chosen ?? (zone === 'US' ? 'us' : 'metric'), choose]
}
