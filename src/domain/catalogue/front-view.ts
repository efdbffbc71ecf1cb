/** The machine from the end of its shaft. */
import { leanOf } from './bent-body.ts'
import { diameterAt, heightLine, lengthLine } from './dimension-lines.ts'
import {
  circle,
  type DrawnShape,
  type DrawnView,
  line,
  rectangle,
  ringOf,
} from './drawing-shapes.ts'
import type { Outline } from './outline.ts'
import { type Figures, flangeReach } from './outline-figures.ts'

/** @param letter height of the figures */
export function frontView(outline: Outline, of: Figures, letter: number): DrawnView {
  const { sections, bend } = outline
  const wide = of('bodyWidth') / 2
  const lean = bend > 0 ? leanOf(outline, of) : undefined
  const [low, high] = lean ? [wide, lean.top] : [of('bodyHeight') / 2, of('bodyHeight') / 2]
  const reach = flangeReach(of)
  const studded = of('studCircle') * 0.54
  const across = Math.max(wide, reach, studded)
  const flange = of('bolts') === 2 ? of('pilotDiameter') * 0.63 : reach
  const [up, down] = [Math.max(high, flange, studded), Math.max(low, flange, studded)]
  const isRound = sections.find((section) => section.scale === 1)?.form === 'round' && wide === low
  const holes = ringOf(of('bolts'), of('boltCircle') / 2, of('bolts') === 2 ? 0 : Math.PI / 4)
  const studs = ringOf(of('studs'), of('studCircle') / 2, Math.PI / 2)
  const circles = (['pilotDiameter', 'boltCircle', 'studCircle'] as const).filter((name) =>
    of(name),
  )
  return {
    shapes: [
      ...(isRound ? [circle([0, 0], wide)] : rectangle([-wide, -low], [wide, high])),
      ...(lean ? leaningBehind(wide, lean) : []),
      ...(of('bolts') === 4 && of('boltCircle') > 0
        ? rectangle([-reach * 0.78, -reach * 0.78], [reach * 0.78, reach * 0.78])
        : []),
      ...(of('bolts') === 2 ? twoBoltFlange(of, reach) : []),
      ...(of('boltCircle') === 0 ? [] : holes.map((at) => circle(at, of('pilotDiameter') * 0.07))),
      ...studs.map((at) => circle(at, of('studCircle') * 0.04)),
      ...(of('shaftDiameter') === 0 ? [] : [circle([0, 0], of('shaftDiameter') / 2)]),
      ...circles.map((name) =>
        circle([0, 0], of(name) / 2, name === 'pilotDiameter' ? 'outline' : 'centre'),
      ),
      line([-across - letter, 0], [across + letter, 0], 'centre'),
      line([0, -down - letter], [0, up + letter], 'centre'),
      ...circles.flatMap((name, index) => {
        const side = index === 1 ? 1 : -1
        const angle = (index === 1 ? 0.3 : 0.68) * Math.PI
        const radius = of(name) / 2
        return diameterAt(
          [radius * Math.cos(angle), radius * Math.sin(angle)],
          [side * letter * 1.6, up + letter * (index === 2 ? 3.6 : 1.9)],
          { of: name, letter, anchor: side === 1 ? 'start' : 'end' },
        )
      }),
      ...lengthLine(
        [
          [-wide, -low],
          [wide, -low],
        ],
        -down - letter * 2.4,
        { of: 'bodyWidth', letter },
      ),
      ...heightLine(
        [
          [wide, -low],
          [lean?.radius ?? wide, high],
        ],
        across + letter * 2.6,
        {
          of: 'bodyHeight',
          letter,
        },
      ),
    ],
    left: -Math.max(across + letter * 2, letter * 9),
    right: Math.max(across + letter * 4, letter * 9),
    bottom: -down - letter * 3.4,
    top: up + letter * (circles.length > 2 ? 5 : 3.4),
  }
}

/** What rises behind the round part of a bent axis machine. */
function leaningBehind(
  wide: number,
  { radius, top }: { readonly radius: number; readonly top: number },
): readonly DrawnShape[] {
  const from = Math.sqrt(Math.max(0, wide ** 2 - radius ** 2))
  return [
    line([-radius, from], [-radius, top]),
    line([-radius, top], [radius, top]),
    line([radius, top], [radius, from]),
  ]
}

/** Ears left and right of the pilot, as straight lines to them. */
function twoBoltFlange(of: Figures, reach: number): readonly DrawnShape[] {
  const [high, ear] = [of('pilotDiameter') * 0.63, of('pilotDiameter') * 0.16]
  const inner = of('pilotDiameter') * 0.3
  const corners = [
    [reach, -ear],
    [reach, ear],
    [inner, high],
    [-inner, high],
    [-reach, ear],
    [-reach, -ear],
    [-inner, -high],
    [inner, -high],
  ] as const
  return corners.map((corner, index) => line(corner, corners[(index + 1) % 8] ?? corner))
}
