/** Solids as what the viewer sees of them: flat tones and lines, in painting order. */

import {
  at,
  cross,
  dot,
  type Frame,
  minus,
  type Outline,
  type Point,
  project,
  TO_LIGHT,
  TO_VIEWER,
  unit,
  type Vector,
} from './geometry.ts'
import { type Material, toneOf } from './tones.ts'

export interface Shape {
  readonly points: readonly Point[]
  /** Undefined: only the line. */
  readonly fill?: string
  /** `outline` for edges that end a surface, `crease` for edges inside one. */
  readonly line?: 'outline' | 'crease'
  readonly closed: boolean
}

/** How far along the axis, and how large the section is there. */
export type Station = readonly [t: number, scale: number]

export interface Solid {
  readonly frame: Frame
  readonly outline: Outline
  /** From the far end to the near one; two stations at one place make a step. */
  readonly stations: readonly Station[]
  readonly material: Material
}

const CREASE_ANGLE = Math.cos((26 * Math.PI) / 180)

/** What is seen of a solid whose near end faces the viewer. */
export function solid({ frame, outline, stations, material }: Solid): readonly Shape[] {
  const shapes: Shape[] = []
  stations.forEach(([t, scale], index) => {
    const next = stations[index + 1]
    const isStep = next !== undefined && next[0] === t
    if (next === undefined || (isStep && next[1] < scale)) {
      shapes.push(...face(frame, scaled(outline, scale), { t, material }))
    }
    if (next !== undefined && !isStep) {
      shapes.push(...side(frame, outline, { from: [t, scale], to: next, material }))
    }
  })
  return shapes
}

/** A turned part: radii along the axis. */
export function turned(
  frame: Frame,
  material: Material,
  stations: readonly Station[],
): readonly Shape[] {
  const n = stations.some(([, r]) => r > 12) ? 48 : 20
  const outline = Array.from({ length: n }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / n
    return [Math.cos(angle), Math.sin(angle)]
  })
  return solid({ frame, outline, stations, material })
}

/** A block: one outline from `from` to `to`, its near edges broken by a small chamfer. */
export function block(
  frame: Frame,
  outline: Outline,
  { from, to, material, chamfer = 2 }: BlockShape,
): readonly Shape[] {
  const size = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))
  const near = 1 - chamfer / size
  const stations: readonly Station[] =
    chamfer === 0
      ? [
          [from, 1],
          [to, 1],
        ]
      : [
          [from, 1],
          [to - chamfer, 1],
          [to, near],
        ]
  return solid({ frame, outline, stations, material })
}

export interface BlockShape {
  readonly from: number
  readonly to: number
  readonly material: Material
  readonly chamfer?: number
}

/** A flat figure at `t` on the frame's axis; `light` overrides what the light would do. */
export function face(
  frame: Frame,
  outline: Outline,
  { t, material, light }: { t: number; material: Material; light?: number },
): readonly Shape[] {
  const points = outline.map((point) => project(at(frame, t, point)))
  const fill = toneOf(material, light ?? lightOn(frame.a))
  return [{ points, fill, line: 'outline', closed: true }]
}

interface Facet {
  readonly quad: readonly [Vector, Vector, Vector, Vector]
  readonly normal: Vector
  readonly visible: boolean
  readonly fill: string
}

function side(
  frame: Frame,
  outline: Outline,
  { from, to, material }: { from: Station; to: Station; material: Material },
): readonly Shape[] {
  const facets = outline.map((point, index) => {
    const other = outline[(index + 1) % outline.length] ?? point
    return facet(frame, [point, other], { from, to, material })
  })
  const runs = visibleRuns(facets)
  return runs.flatMap((run) => [...bands(run), ...creases(run), contour(run, facets.length)])
}

function facet(
  frame: Frame,
  [one, other]: readonly [Point, Point],
  { from, to, material }: { from: Station; to: Station; material: Material },
): Facet {
  const corner = ([t, scale]: Station, [x, y]: Point) => at(frame, t, [x * scale, y * scale])
  const quad = [corner(from, one), corner(from, other), corner(to, other), corner(to, one)] as const
  const alongEdge = to[1] > 0 ? minus(quad[2], quad[3]) : minus(quad[1], quad[0])
  const normal = unit(cross(alongEdge, minus(quad[3], quad[0])))
  const visible = dot(normal, TO_VIEWER) > 0.001
  return { quad, normal, visible, fill: toneOf(material, lightOn(normal)) }
}

/** Neighbouring visible facets, each run in order around the outline. */
function visibleRuns(facets: readonly Facet[]): readonly (readonly Facet[])[] {
  const start = facets.findIndex(
    (each, index) => each.visible && facets.at(index - 1)?.visible === false,
  )
  if (start === -1) return facets[0]?.visible === true ? [facets] : []
  const runs: Facet[][] = []
  let open = false
  for (const each of [...facets.slice(start), ...facets.slice(0, start)]) {
    if (each.visible && !open) runs.push([])
    if (each.visible) runs.at(-1)?.push(each)
    open = each.visible
  }
  return runs
}

/** Facets of one tone are one figure, so that round parts show a few flat bands. */
function bands(run: readonly Facet[]): readonly Shape[] {
  const shapes: Shape[] = []
  let first = 0
  run.forEach((each, index) => {
    if (run[index + 1]?.fill === each.fill) return
    const part = run.slice(first, index + 1)
    shapes.push({ points: ribbon(part), fill: each.fill, closed: true })
    first = index + 1
  })
  return shapes
}

function ribbon(part: readonly Facet[]): readonly Point[] {
  const last = part.at(-1)
  if (last === undefined) return []
  const far = [...part.map(({ quad }) => quad[0]), last.quad[1]]
  const near = [...part.map(({ quad }) => quad[3]), last.quad[2]]
  return [...far, ...near.toReversed()].map(project)
}

function creases(run: readonly Facet[]): readonly Shape[] {
  return run.flatMap((each, index) => {
    const next = run[index + 1]
    if (next === undefined || dot(each.normal, next.normal) > CREASE_ANGLE) return []
    const points = [project(next.quad[0]), project(next.quad[3])]
    return [{ points, line: 'crease' as const, closed: false }]
  })
}

function contour(run: readonly Facet[], total: number): Shape {
  const closed = run.length < total
  const points = closed ? ribbon(run) : run.map(({ quad }) => project(quad[0]))
  return { points, line: 'outline', closed: true }
}

/** The share of the light that a surface with this normal receives, 0 to 1. */
function lightOn(normal: Vector): number {
  return 0.1 + 0.9 * Math.max(0, dot(normal, TO_LIGHT))
}

function scaled(outline: Outline, scale: number): Outline {
  return outline.map(([x, y]) => [x * scale, y * scale])
}
