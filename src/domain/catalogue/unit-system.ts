/** Whether a unit is metric or one of the United States. */

export type UnitSystem = 'metric' | 'us'

const usUnits: ReadonlySet<string> = new Set(
  'in³/rev psi gpm lb·in lb·ft lbf·in lbf·ft hp lb in °F'.split(' '),
)

/** What is not known as a unit of the United States is metric (CAT-33). */
export function unitSystem(unit: string): UnitSystem {
  return usUnits.has(unit) ? 'us' : 'metric'
}
