/** Points, axes and outlines in space, and the one view from which every product is drawn. */

export type Vector = readonly [x: number, y: number, z: number]

export type Point = readonly [x: number, y: number]

/** A place and three right-handed directions: solids grow along `a`, their section lies in `p`, `q`. */
export interface Frame {
  readonly o: Vector
  readonly a: Vector
  readonly p: Vector
  readonly q: Vector
}

/** Points in `p`, `q`, counterclockwise. */
export type Outline = readonly Point[]

const AZIMUTH = (47 * Math.PI) / 180
const ELEVATION = (24 * Math.PI) / 180

/** Towards the viewer: the shaft (x) points to the left and forward, y to the right, z up. */
export const TO_VIEWER: Vector = [
  Math.cos(ELEVATION) * Math.cos(AZIMUTH),
  Math.cos(ELEVATION) * Math.sin(AZIMUTH),
  Math.sin(ELEVATION),
]

/** Towards the light: from above, a little from the left and the front. */
export const TO_LIGHT: Vector = unit([0.5, 0.22, 0.84])

/** Where a point in space stands on the sheet; y grows downward. */
export function project([x, y, z]: Vector): Point {
  const right = -Math.sin(AZIMUTH) * x + Math.cos(AZIMUTH) * y
  const up =
    -Math.sin(ELEVATION) * (Math.cos(AZIMUTH) * x + Math.sin(AZIMUTH) * y) + Math.cos(ELEVATION) * z
  return [right, -up]
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}

export function minus(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

export function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** Along the machine's own axis: the section is upright, `p` to the right and `q` up. */
export function alongX(o: Vector): Frame {
  return { o, a: [1, 0, 0], p: [0, 1, 0], q: [0, 0, 1] }
}

/** Out of the side that the viewer sees. */
export function alongY(o: Vector): Frame {
  return { o, a: [0, 1, 0], p: [-1, 0, 0], q: [0, 0, 1] }
}

/** Straight up. */
export function alongZ(o: Vector): Frame {
  return { o, a: [0, 0, 1], p: [1, 0, 0], q: [0, 1, 0] }
}

/** Along any direction; `q` is as near to upright as it can be. */
export function along(o: Vector, direction: Vector): Frame {
  const a = unit(direction)
  const p = unit(cross([0, 0, 1], a))
  return { o, a, p, q: cross(a, p) }
}

/** The point of a frame at `t` along its axis and `s`, `u` across it. */
export function at({ o, a, p, q }: Frame, t: number, [s, u]: Point = [0, 0]): Vector {
  return [
    o[0] + a[0] * t + p[0] * s + q[0] * u,
    o[1] + a[1] * t + p[1] * s + q[1] * u,
    o[2] + a[2] * t + p[2] * s + q[2] * u,
  ]
}

/** The same directions at another place of the frame. */
export function moved(frame: Frame, t: number, across: Point = [0, 0]): Frame {
  return { ...frame, o: at(frame, t, across) }
}
