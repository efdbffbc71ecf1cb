/** What a technical drawing is made of. Places in mm, x to the right and y upwards. */
import type { DimensionName } from './outline.ts'

export type DrawnPoint = readonly [x: number, y: number]

export type Layer = 'outline' | 'hidden' | 'centre' | 'dimension'

export type DrawnShape =
  | {
      readonly kind: 'line'
      readonly layer: Layer
      readonly from: DrawnPoint
      readonly to: DrawnPoint
    }
  | {
      readonly kind: 'circle'
      readonly layer: Layer
      readonly centre: DrawnPoint
      readonly radius: number
    }
  | {
      readonly kind: 'figure'
      /** What is written there, and whether as a diameter. */
      readonly of: DimensionName
      readonly isDiameter: boolean
      /** The foot of the text. */
      readonly at: DrawnPoint
      readonly height: number
      readonly anchor: 'start' | 'middle' | 'end'
      /** Read from the right. */
      readonly isTurned: boolean
    }

export interface DrawnView {
  readonly shapes: readonly DrawnShape[]
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** A straight line between two places. */
export function line(from: DrawnPoint, to: DrawnPoint, layer: Layer = 'outline'): DrawnShape {
  return { kind: 'line', layer, from, to }
}

/** A circle around a place. */
export function circle(centre: DrawnPoint, radius: number, layer: Layer = 'outline'): DrawnShape {
  return { kind: 'circle', layer, centre, radius }
}

/** The four sides of a rectangle between two corners. */
export function rectangle(
  [x1, y1]: DrawnPoint,
  [x2, y2]: DrawnPoint,
  layer: Layer = 'outline',
): readonly DrawnShape[] {
  return closed(
    [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    layer,
  )
}

/** The lines from each corner to the next, and from the last to the first. */
export function closed(
  corners: readonly DrawnPoint[],
  layer: Layer = 'outline',
): readonly DrawnShape[] {
  return corners.map((corner, at) =>
    line(corner, corners[(at + 1) % corners.length] ?? corner, layer),
  )
}

/** Circles on a circle, the first at an angle in radians. */
export function ringOf(count: number, radius: number, first: number): readonly DrawnPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (2 * Math.PI * index) / count
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}
