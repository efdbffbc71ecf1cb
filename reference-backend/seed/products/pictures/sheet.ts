/** Puts shapes on a sheet: fitted, numbered to a tenth of a point, as one small SVG. */

import { figureOf, gathered, type Layer, withoutHidden } from './cells.ts'
import type { Point } from './geometry.ts'
import type { Shape } from './solid.ts'
import { CENTRE_LINE, INK, SHADOW } from './tones.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  /** Share of the sheet that the drawing may fill, 0 to 1. */
  readonly fill: number
  readonly outlineWidth: number
  readonly creaseWidth: number
  /** Whether the axis is drawn as a dash-dot line. */
  readonly centreLine: boolean
  /** Points nearer than this to the line between their neighbours are left out. */
  readonly tolerance: number
  /** Figures smaller than this in both directions are left out. */
  readonly smallest: number
  /** Square units that must be seen of a figure. */
  readonly leastSeen: number
  /** Cells per unit of the grid on which covered figures are found. */
  readonly fineness: number
  /** Steps per unit in which points are written. */
  readonly precision: number
}

export const MAIN_SHEET: Sheet = {
  width: 800,
  height: 600,
  fill: 0.86,
  outlineWidth: 2.2,
  creaseWidth: 1.2,
  centreLine: true,
  tolerance: 0.12,
  smallest: 0,
  leastSeen: 2,
  fineness: 1,
  precision: 10,
}

export const THUMB_SHEET: Sheet = {
  width: 400,
  height: 300,
  fill: 0.9,
  outlineWidth: 1.5,
  creaseWidth: 0.8,
  centreLine: false,
  tolerance: 0.55,
  smallest: 6,
  leastSeen: 5,
  fineness: 2,
  precision: 2,
}

export interface Drawn {
  readonly title: string
  readonly shapes: readonly Shape[]
  /** Two points of the machine's axis. */
  readonly axis: readonly [Point, Point]
  /** Share of the usual size, so that a small machine looks small beside a large one. */
  readonly size: number
}

/** The SVG of a drawing on a sheet. */
export function sheetSvg({ title, shapes, axis, size }: Drawn, sheet: Sheet): string {
  const fit = fitting(shapes, { ...sheet, fill: sheet.fill * size })
  const layers = layersOf(shapes, fit, sheet)
  const colours = [...new Set(layers.flat().flatMap(({ fill }) => fill ?? []))]
  const body = layers.map((layer) => layerPath(layer, { sheet, colours })).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${styles(colours, sheet)}</style>`,
    shadow(shapes, fit),
    sheet.centreLine ? `<path class="a" d="${pathOf(axis.map(fit), sheet)}"/>` : '',
    body,
    '</svg>',
  ].join('')
}

/** One class per colour that also paints the seams; `o` and `c` are the lines, and win. */
function styles(colours: readonly string[], { outlineWidth, creaseWidth }: Sheet): string {
  return [
    'path{stroke-linejoin:round;stroke-linecap:round;stroke-width:.7;fill:none}',
    ...colours.map((colour, index) => `.k${index}{fill:${colour};stroke:${colour}}`),
    `.o{stroke:${INK};stroke-width:${outlineWidth}}`,
    `.c{stroke:${INK};stroke-width:${creaseWidth}}`,
    `.a{stroke:${CENTRE_LINE};stroke-width:1.3;stroke-dasharray:18 5 3 5}`,
  ].join('')
}

type Fit = (point: Point) => Point

function bounds(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

function boundsOf(shapes: readonly Shape[]) {
  return bounds(shapes.flatMap((shape) => shape.points))
}

function fitting(shapes: readonly Shape[], { width, height, fill }: Sheet): Fit {
  const { left, right, top, bottom } = boundsOf(shapes)
  const scale = Math.min((width * fill) / (right - left), (height * fill) / (bottom - top))
  return ([x, y]) => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 + (y - (top + bottom) / 2) * scale,
  ]
}

/** What is seen of the shapes, as few figures as show the same picture. */
function layersOf(shapes: readonly Shape[], fit: Fit, sheet: Sheet): readonly Layer[] {
  const figures = shapes.flatMap((shape) => {
    const points = simplified(shape.points.map(fit), sheet.tolerance)
    const { left, right, top, bottom } = bounds(points)
    if (right - left < sheet.smallest && bottom - top < sheet.smallest) return []
    return [figureOf({ ...shape, points }, sheet)]
  })
  return gathered(withoutHidden(figures, sheet.leastSeen, sheet), sheet)
}

function layerPath(
  shapes: Layer,
  { sheet, colours }: { readonly sheet: Sheet; readonly colours: readonly string[] },
): string {
  const [shape] = shapes
  if (!shape) return ''
  const colour = shape.fill === undefined ? [] : [`k${colours.indexOf(shape.fill)}`]
  const edge = shape.line === undefined ? [] : [shape.line === 'outline' ? 'o' : 'c']
  const steps = shapes.map(({ points, closed }) => `${pathOf(points, sheet)}${closed ? 'z' : ''}`)
  return `<path class="${[...colour, ...edge].join(' ')}" d="${steps.join('')}"/>`
}

/** Relative steps in fixed precision: the shortest path text. */
function pathOf(points: readonly Point[], { precision }: Sheet): string {
  let [x, y] = [0, 0]
  return points
    .map((point, index) => {
      const next = [Math.round(point[0] * precision), Math.round(point[1] * precision)] as const
      const step = `${(next[0] - x) / precision} ${(next[1] - y) / precision}`
      ;[x, y] = next
      return index === 0 ? `M${step}l` : step
    })
    .join(' ')
    .replaceAll(' -', '-')
    .replace(/(^|[^0-9])0\./g, '$1.')
}

/** The line through the points without those that hardly bend it (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return points
  let [far, farthest] = [0, tolerance]
  points.forEach((point, index) => {
    const away = distance(point, first, last)
    if (away > farthest) [far, farthest] = [index, away]
  })
  if (far === 0) return [first, last]
  const head = simplified(points.slice(0, far + 1), tolerance)
  return [...head.slice(0, -1), ...simplified(points.slice(far), tolerance)]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function shadow(shapes: readonly Shape[], fit: Fit): string {
  const { left, right, bottom } = boundsOf(shapes)
  const [x, y] = fit([(left + right) / 2, bottom])
  const [edge] = fit([right, bottom])
  const rx = (edge - x) * 0.92
  return `<ellipse cx="${x.toFixed(1)}" cy="${(y - rx * 0.05).toFixed(1)}" rx="${rx.toFixed(1)}" ry="${(rx * 0.15).toFixed(1)}" fill="${SHADOW}"/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
