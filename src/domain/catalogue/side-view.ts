/** The machine from the side, its shaft to the left. */
import { bentBody, type BodyFromSide } from './bent-body.ts'
import { diameterBeside, lengthLine } from './dimension-lines.ts'
import { circle, type DrawnShape, type DrawnView, line, rectangle } from './drawing-shapes.ts'
import type { Outline } from './outline.ts'
import { type Figures, flangeReach } from './outline-figures.ts'

/** @param letter height of the figures */
export function sideView(outline: Outline, of: Figures, letter: number): DrawnView {
  const [length, shaft] = [of('bodyLength'), of('shaftLength')]
  const body = outline.bend > 0 ? bentBody(outline, of) : straightBody(outline, of)
  // Two bolts lie across: from the side the flange is as high as its pilot.
  const flange = of('bolts') === 2 ? of('pilotDiameter') * 0.63 : flangeReach(of) * 0.78
  const [low, first] = [-Math.max(body.below, flange), -letter * 2.4]
  const outer = low + first
  const lines = [
    ...lengthLine([[0, low], body.end], outer, { of: 'bodyLength', letter }),
    ...(shaft === 0
      ? []
      : [
          ...lengthLine(
            [
              [-shaft, -of('shaftDiameter') / 2],
              [0, low],
            ],
            outer,
            {
              of: 'shaftLength',
              letter,
            },
          ),
          ...lengthLine(
            [
              [-shaft, outer],
              [length, outer],
            ],
            outer + first,
            {
              of: 'overallLength',
              letter,
            },
          ),
          ...diameterBeside(
            [
              [-shaft, -of('shaftDiameter') / 2],
              [-shaft, of('shaftDiameter') / 2],
            ],
            -shaft - letter * 1.4,
            { of: 'shaftDiameter', letter },
          ),
        ]),
  ]
  return {
    shapes: [
      ...body.shapes,
      ...(flange === 0 ? [] : rectangle([0, -flange], [Math.max(8, length * 0.07), flange])),
      ...(of('pilotDiameter') === 0
        ? []
        : rectangle([-6, -of('pilotDiameter') / 2], [0, of('pilotDiameter') / 2])),
      ...(shaft === 0
        ? []
        : rectangle([-shaft, -of('shaftDiameter') / 2], [0, of('shaftDiameter') / 2])),
      line([-shaft - letter, 0], [length + letter, 0], 'centre'),
      ...lines,
    ],
    left: -shaft - letter * (shaft === 0 ? 2 : 9),
    right: length + letter * 2,
    bottom: outer + (shaft === 0 ? 0 : first) - letter,
    top: Math.max(body.above, flange) + letter,
  }
}

/** The sections one behind the other; what the size is longer goes into the one that grows. */
function straightBody({ sections }: Outline, of: Figures): BodyFromSide {
  const [length, half] = [of('bodyLength'), of('bodyHeight') / 2]
  const longer = length - sections.reduce((sum, section) => sum + section.length, 0)
  let x = 0
  const shapes = sections.flatMap((section) => {
    const [from, reach] = [x, half * section.scale]
    x += section.length + (section.grows ? longer : 0)
    return rectangle([from, -reach], [x, reach])
  })
  return {
    shapes: [...shapes, ...portsFromSide(of)],
    below: half,
    above: half,
    end: [length, -half],
  }
}

/** Ports on the side look at the reader; those in the end cover are hidden. */
function portsFromSide(of: Figures): readonly DrawnShape[] {
  const radius = of('portDiameter') / 2
  if (radius === 0) return []
  const [length, apart] = [of('bodyLength'), Math.max(radius * 1.5, of('bodyHeight') * 0.2)]
  const places = [-apart, apart]
  return of('rearPorts') > 0
    ? places.flatMap((y) => rectangle([length * 0.86, y - radius], [length, y + radius], 'hidden'))
    : places.map((y) => circle([length * 0.3, y], radius))
}
