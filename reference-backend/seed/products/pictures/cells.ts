/** A sheet as a fine grid: what a figure covers, which figures are seen, and which can be drawn together. */

import type { Point } from './geometry.ts'
import type { Shape } from './solid.ts'

export interface Grid {
  /** Units of the sheet. */
  readonly width: number
  readonly height: number
  /** Cells per unit. */
  readonly fineness: number
}

/** A figure where it stands on the sheet, with the cells that it covers. */
export interface Figure {
  readonly shape: Shape
  /** Cells beside each other, two numbers each: the first, and the one after the last. */
  readonly runs: readonly number[]
}

/** Figures of one look that are drawn as one, in the order of painting. */
export type Layer = readonly Shape[]

/** A figure with its cells; a cell belongs to a surface that holds its middle, and to a line that runs through it. */
export function figureOf(shape: Shape, grid: Grid): Figure {
  const points = shape.points.map(([x, y]): Point => [x * grid.fineness, y * grid.fineness])
  const runs: number[] = []
  const size = { columns: columns(grid), rows: rows(grid) }
  if (shape.fill !== undefined) addInside(runs, points, size)
  if (shape.line === undefined) return { shape, runs }
  const isClosed = shape.closed || shape.fill !== undefined
  addAlong(runs, sides(points, isClosed), size)
  return { shape, runs }
}

/**
 * Leaves out what others lie on, in the order of painting.
 * @param least square units that must be seen of a figure
 */
export function withoutHidden(
  figures: readonly Figure[],
  least: number,
  grid: Grid,
): readonly Figure[] {
  const topmost = emptyCells(grid)
  figures.forEach(({ runs }, index) => paint(topmost, runs, index))
  const seen = new Int32Array(figures.length)
  topmost.forEach((index) => {
    if (index >= 0) seen[index] = (seen[index] ?? 0) + 1
  })
  const cellsSeen = least * grid.fineness ** 2
  return figures.filter((_, index) => (seen[index] ?? 0) >= cellsSeen)
}

/**
 * Draws figures of one look together where that shows the same picture: a browser needs hardly longer for a figure of
 * a hundred corners than for one of four. One may be drawn earlier than it stood if none that it passes lies under it.
 */
export function gathered(figures: readonly Figure[], grid: Grid): readonly Layer[] {
  const layers: { readonly look: string; readonly shapes: Shape[] }[] = []
  const latest = emptyCells(grid)
  for (const { shape, runs } of figures) {
    const under = highest(latest, runs)
    // The line of one would lie on the surface of the other.
    const isOutlined = shape.fill !== undefined && shape.line !== undefined
    const look = `${shape.fill} ${shape.line}`
    const from = isOutlined ? under + 1 : under
    const found = layers.findIndex((layer, index) => index >= from && layer.look === look)
    const place = found < 0 ? layers.push({ look, shapes: [] }) - 1 : found
    layers[place]?.shapes.push(turnedAlike(shape))
    paint(latest, runs, place)
  }
  return layers.map(({ shapes }) => shapes)
}

function columns({ width, fineness }: Grid): number {
  return Math.ceil(width * fineness)
}

function rows({ height, fineness }: Grid): number {
  return Math.ceil(height * fineness)
}

function emptyCells(grid: Grid): Int32Array {
  return new Int32Array(columns(grid) * rows(grid)).fill(-1)
}

function paint(cells: Int32Array, runs: readonly number[], value: number): void {
  for (let at = 0; at < runs.length; at += 2) cells.fill(value, runs[at], runs[at + 1])
}

function highest(cells: Int32Array, runs: readonly number[]): number {
  let found = -1
  for (let at = 0; at < runs.length; at += 2) {
    const end = runs[at + 1] ?? 0
    for (let cell = runs[at] ?? 0; cell < end; cell += 1) {
      const value = cells[cell] ?? -1
      if (value > found) found = value
    }
  }
  return found
}

/** Surfaces that turn the same way cover together what each covers; turned against each other they would leave holes. */
function turnedAlike(shape: Shape): Shape {
  if (shape.fill === undefined) return shape
  const area = sides(shape.points, true).reduce(
    (sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y,
    0,
  )
  return area < 0 ? { ...shape, points: shape.points.toReversed() } : shape
}

type Side = readonly [Point, Point]

function sides(points: readonly Point[], isClosed: boolean): readonly Side[] {
  return points.flatMap((point, index): readonly Side[] => {
    const next = points[index + 1] ?? (isClosed ? points[0] : undefined)
    return next ? [[point, next]] : []
  })
}

/** The same side whichever way its figure turns, so that the last digit of a crossing is the same, too. */
function downward([one, other]: Side): Side {
  const isUpward = one[1] > other[1] || (one[1] === other[1] && one[0] > other[0])
  return isUpward ? [other, one] : [one, other]
}

interface Size {
  readonly columns: number
  readonly rows: number
}

function addRun(runs: number[], row: number, from: number, to: number, size: Size): void {
  const [start, end] = [Math.max(0, from), Math.min(size.columns, to)]
  if (row < 0 || row >= size.rows || start >= end) return
  runs.push(row * size.columns + start, row * size.columns + end)
}

function addInside(runs: number[], points: readonly Point[], size: Size): void {
  const crossings = new Map<number, number[]>()
  for (const [[x, y], [nextX, nextY]] of sides(points, true).map(downward)) {
    const last = Math.ceil(nextY - 0.5)
    for (let row = Math.ceil(y - 0.5); row < last; row += 1) {
      const crossing = x + ((row + 0.5 - y) * (nextX - x)) / (nextY - y)
      const inRow = crossings.get(row)
      if (inRow) inRow.push(crossing)
      else crossings.set(row, [crossing])
    }
  }
  for (const [row, inRow] of crossings) {
    inRow.sort((one, other) => one - other)
    for (let at = 0; at + 1 < inRow.length; at += 2) {
      addRun(runs, row, Math.round(inRow[at] ?? 0), Math.round(inRow[at + 1] ?? 0), size)
    }
  }
}

function addAlong(runs: number[], along: readonly Side[], size: Size): void {
  for (const [one, other] of along.map(downward)) {
    const last = Math.floor(other[1])
    for (let row = Math.floor(one[1]); row <= last; row += 1) {
      const ends = [crossingOf(one, other, row), crossingOf(one, other, row + 1)]
      addRun(runs, row, Math.floor(Math.min(...ends)), Math.floor(Math.max(...ends)) + 1, size)
    }
  }
}

/** Where a side is at a height; beyond its ends, at the nearer one. A level side gives its two ends in turn. */
function crossingOf([x, y]: Point, [nextX, nextY]: Point, height: number): number {
  if (y === nextY) return height <= y ? x : nextX
  return x + Math.min(1, Math.max(0, (height - y) / (nextY - y))) * (nextX - x)
}
