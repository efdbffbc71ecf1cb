import type { PerformanceTable } from '../../../domain/catalogue/performance.ts'

/** What tells the curves of a table apart: pressure for motors and pumps, viscosity for what resists. */
export function curvesOf({ parameter }: PerformanceTable): 'pressure' | 'viscosity' {
  return parameter === 'viscosity' ? 'viscosity' : 'pressure'
}
