/** The units in which figures are filtered. They are those of technical data: who thinks in bar does so everywhere. */
import type { Facet } from '../../../domain/catalogue/facet.ts'
import { unitSystem } from '../../../domain/catalogue/unit-system.ts'
import { useListUnits } from './use-list-units.ts'

export interface FacetUnits {
  /** Those of the facets' units that belong to the current system. */
  readonly preferred: (facets: readonly Facet[]) => ReadonlySet<string>
  /** Remembers the system of a unit in this browser (CAT-37). */
  readonly prefer: (unit: string) => void
}

export function useFacetUnits(): FacetUnits {
  const [units, setUnits] = useListUnits()
  return {
    preferred: (facets) =>
      new Set(facets.flatMap(({ unit }) => (unit && unitSystem(unit) === units ? [unit] : []))),
    prefer: (unit) => setUnits(unitSystem(unit)),
  }
}
