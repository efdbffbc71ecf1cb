/** Writes a drawing as DXF (R12, ASCII), which every program for drawings reads. */
import type { DimensionDrawing } from './dimension-drawing.ts'
import type { DrawnShape, DrawnView, Layer, DrawnPoint } from './drawing-shapes.ts'
import type { DimensionName } from './outline.ts'
import type { UnitSystem } from './unit-system.ts'

type Pair = readonly [group: number, value: string | number]

const lineKinds = [
  ['CONTINUOUS', []],
  ['DASHED', [3, -1.5]],
  ['CENTER', [12, -2, 2, -2]],
] as const

/** Name, colour by number, kind of line. */
const layers = {
  outline: ['OUTLINE', 7, 'CONTINUOUS'],
  hidden: ['HIDDEN', 8, 'DASHED'],
  centre: ['CENTRE', 4, 'CENTER'],
  dimension: ['DIMENSION', 5, 'CONTINUOUS'],
} as const satisfies Record<Layer, readonly [string, number, string]>

const millimetresPerInch = 25.4

interface Written {
  readonly units: UnitSystem
  /** The figure in these units, such as "82.55" or "28-46". */
  readonly figureOf: (name: DimensionName) => string
}

/** Both views on one sheet, the front right of the side, in the units that are asked for. */
export function drawingExchange({ side, front }: DimensionDrawing, written: Written): string {
  const gap = (side.right - side.left) * 0.08
  const shift = side.right + gap - front.left
  const pairs: readonly Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$MEASUREMENT'],
      [70, written.units === 'us' ? 0 : 1],
      [9, '$INSUNITS'],
      [70, written.units === 'us' ? 1 : 4],
    ]),
    ...section('TABLES', [...kindTable(), ...layerTable()]),
    ...section('ENTITIES', [...entities(side, 0, written), ...entities(front, shift, written)]),
    [0, 'EOF'],
  ]
  return pairs.map(([group, value]) => `${group}\r\n${value}\r\n`).join('')
}

function section(name: string, content: readonly Pair[]): readonly Pair[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']]
}

function kindTable(): readonly Pair[] {
  return table(
    'LTYPE',
    lineKinds.map(([name, dashes]) => [
      [0, 'LTYPE'],
      [2, name],
      [70, 0],
      [3, ''],
      [72, 65],
      [73, dashes.length],
      [40, dashes.reduce<number>((sum, dash) => sum + Math.abs(dash), 0)],
      ...dashes.map((dash) => [49, dash] as const),
    ]),
  )
}

function layerTable(): readonly Pair[] {
  return table(
    'LAYER',
    Object.values(layers).map(([name, colour, kind]) => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, kind],
    ]),
  )
}

function table(name: string, rows: readonly (readonly Pair[])[]): readonly Pair[] {
  return [[0, 'TABLE'], [2, name], [70, rows.length], ...rows.flat(), [0, 'ENDTAB']]
}

function entities({ shapes }: DrawnView, shift: number, written: Written): readonly Pair[] {
  const inUnits = (length: number) => {
    const figure = written.units === 'us' ? length / millimetresPerInch : length
    return Number(figure.toFixed(4))
  }
  const place = ([x, y]: DrawnPoint, first: number): readonly Pair[] => [
    [first, inUnits(x + shift)],
    [first + 10, inUnits(y)],
  ]
  return shapes.flatMap((shape) => entity(shape, { place, inUnits, written }))
}

interface Writing {
  readonly place: (at: DrawnPoint, first: number) => readonly Pair[]
  readonly inUnits: (length: number) => number
  readonly written: Written
}

function entity(shape: DrawnShape, { place, inUnits, written }: Writing): readonly Pair[] {
  switch (shape.kind) {
    case 'line':
      return [
        [0, 'LINE'],
        [8, layers[shape.layer][0]],
        ...place(shape.from, 10),
        ...place(shape.to, 11),
      ]
    case 'circle':
      return [
        [0, 'CIRCLE'],
        [8, layers[shape.layer][0]],
        ...place(shape.centre, 10),
        [40, inUnits(shape.radius)],
      ]
    case 'figure':
      return [
        [0, 'TEXT'],
        [8, layers.dimension[0]],
        ...place(shape.at, 10),
        [40, inUnits(shape.height)],
        [1, plain(`${shape.isDiameter ? '%%c' : ''}${written.figureOf(shape.of)}`)],
        [50, shape.isTurned ? 90 : 0],
        [72, { start: 0, middle: 1, end: 2 }[shape.anchor]],
        ...place(shape.at, 11),
      ]
  }
}

/** R12 knows ASCII alone, and a line of the file is a line of text. */
function plain(text: string): string {
  return text.replaceAll(/[–−]/g, '-').replaceAll(/[^ -~]/g, '')
}
