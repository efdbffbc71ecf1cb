/** The figures that both views of a dimension drawing are drawn by. */
import type { MeasureName } from './outline.ts'

/** What the drawing is drawn by; 0 for what there is not. */
export type Figures = (name: MeasureName) => number

/** From the axis to the edge of the flange; 0 where no bolts are known. */
export function flangeReach(of: Figures): number {
  const outer = of('boltCircle') / 2 || of('pilotDiameter') * 0.75
  return of('bolts') === 0 ? 0 : outer + Math.max(9, of('pilotDiameter') * 0.14)
}
