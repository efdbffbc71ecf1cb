/** The body of a bent axis machine: behind the first section it leans up, as long and as high as its figures say. */
import { circle, closed, type DrawnShape, line, type DrawnPoint } from './drawing-shapes.ts'
import type { Outline } from './outline.ts'
import type { Figures } from './outline-figures.ts'

/** A body from the side, its axis at height 0. */
export interface BodyFromSide {
  readonly shapes: readonly DrawnShape[]
  /** How far it reaches below and above the axis. */
  readonly below: number
  readonly above: number
  /** Its hindmost place. */
  readonly end: DrawnPoint
}

/** Of the part that leans: its radius, its length along its own axis, and how high it reaches. */
interface Lean {
  readonly knee: number
  readonly angle: number
  readonly radius: number
  readonly length: number
  readonly top: number
}

/** It reaches as far back as the body is long. */
export function leanOf({ sections, bend }: Outline, of: Figures): Lean {
  const [first, ...rest] = sections
  const all = sections.reduce((sum, section) => sum + section.length, 0)
  const angle = (bend * Math.PI) / 180
  const knee = (of('bodyLength') * (first?.length ?? 0)) / Math.max(all, 1)
  const radius = (of('bodyWidth') / 2) * Math.max(0, ...rest.map(({ scale }) => scale))
  const length = (of('bodyLength') - knee - radius * Math.sin(angle)) / Math.cos(angle)
  const top = length * Math.sin(angle) + radius * Math.cos(angle)
  return { knee, angle, radius, length, top }
}

/** The side view of a body with a bend: its straight part, and from the knee on the rest at an angle. */
export function bentBody(outline: Outline, of: Figures): BodyFromSide {
  const lean = leanOf(outline, of)
  const { knee, angle, radius, length } = lean
  const [first, ...rest] = outline.sections
  const half = (of('bodyWidth') / 2) * (first?.scale ?? 1)
  const at = (along: number, across: number): DrawnPoint => [
    knee + along * Math.cos(angle) - across * Math.sin(angle),
    along * Math.sin(angle) + across * Math.cos(angle),
  ]
  // It begins where it comes out of the straight part.
  const begin = Math.min(radius * Math.tan(angle), length * 0.6)
  const parts = rest.reduce((sum, section) => sum + section.length, 0)
  let along = 0
  const joints = rest.slice(0, -1).map((section) => {
    along += (section.length / parts) * length
    return line(at(along, -radius), at(along, radius))
  })
  return {
    shapes: [
      ...closed([
        [0, -half],
        [knee, -half],
        at(begin, -radius),
        at(length, -radius),
        at(length, radius),
        at(begin, radius),
        [knee, half],
        [0, half],
      ]),
      line([knee, -half], [knee, half]),
      line(at(begin, -radius), at(begin, radius)),
      ...joints,
      line(at(begin - radius, 0), at(length + radius * 0.3, 0), 'centre'),
      ...portsOf(lean, of, at),
    ],
    below: half,
    above: lean.top,
    end: at(length, -radius),
  }
}

/** In the plate at the end of the part that leans. */
function portsOf(
  { radius, length }: Lean,
  of: Figures,
  at: (along: number, across: number) => DrawnPoint,
): readonly DrawnShape[] {
  const port = of('portDiameter') / 2
  if (port === 0) return []
  const apart = Math.max(port * 1.3, radius * 0.45)
  return [-apart, apart].flatMap((across) =>
    of('rearPorts') > 0
      ? closed(
          [
            at(length * 0.86, across - port),
            at(length, across - port),
            at(length, across + port),
            at(length * 0.86, across + port),
          ],
          'hidden',
        )
      : [circle(at(length - port * 1.3, across), port)],
  )
}
