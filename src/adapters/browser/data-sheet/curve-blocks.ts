/** The curves of a data sheet, two panels beside one another. */
import type { SheetPanel } from '../../../application/ports/data-sheet-printer.ts'
import type { Area, Block } from './block.ts'
import { colours, type Pen } from './pen.ts'

const height = 168
const between = 22
const small = { size: 7, tone: 'soft' } as const

export function curveRows(panels: readonly SheetPanel[], { left, right }: Area): readonly Block[] {
  const width = (right - left - between) / 2
  return Array.from({ length: Math.ceil(panels.length / 2) }, (_, row) => ({
    height,
    draw: (pen: Pen, top: number) => {
      for (const [index, panel] of panels.slice(row * 2, row * 2 + 2).entries()) {
        drawPanel(pen, panel, { x: left + index * (width + between), top, width })
      }
    },
  }))
}

interface Room {
  readonly x: number
  readonly top: number
  readonly width: number
}

function drawPanel(pen: Pen, panel: SheetPanel, { x, top, width }: Room): void {
  const labels = Math.max(...panel.curves.map(({ label }) => pen.width(label, small)))
  const frame = {
    left: x + 30,
    right: x + width - labels - 6,
    top: top + 20,
    bottom: top + height - 32,
  }
  const across = scaled(panel.ticksX, frame.left, frame.right)
  const up = scaled(panel.ticksY, frame.bottom, frame.top)
  pen.write(panel.title, { x, y: top + 10, size: 8.5, weight: 'bold' })
  for (const { at, text } of panel.ticksY) {
    pen.line([frame.left, up(at)], [frame.right, up(at)], { width: 0.3 })
    pen.write(text, { ...small, x: frame.left - 4, y: up(at) + 2.5, align: 'right' })
  }
  for (const { at, text } of panel.ticksX) {
    pen.line([across(at), frame.top], [across(at), frame.bottom], { width: 0.3 })
    pen.write(text, { ...small, x: across(at), y: frame.bottom + 10, align: 'middle' })
  }
  pen.write(panel.foot, {
    ...small,
    x: (frame.left + frame.right) / 2,
    y: frame.bottom + 21,
    align: 'middle',
  })
  const ends = panel.curves.map(({ points }) => up(points.at(-1)?.[1] ?? 0))
  const heights = apart(ends)
  for (const [index, { points, label }] of panel.curves.entries()) {
    const { document } = pen
    document.save()
    for (const [place, [pointX, pointY]] of points.entries()) {
      if (place === 0) document.moveTo(across(pointX), up(pointY))
      else document.lineTo(across(pointX), up(pointY))
    }
    document.lineWidth(1).stroke(colours.accent)
    document.restore()
    const end = across(points.at(-1)?.[0] ?? 0)
    pen.write(label, { ...small, x: end + 4, y: (heights[index] ?? 0) + 2.5 })
  }
}

function scaled(ticks: SheetPanel['ticksX'], from: number, to: number) {
  const highest = ticks.at(-1)?.at || 1
  return (figure: number) => from + ((to - from) * figure) / highest
}

/** Heights of labels so that none lies on another, in the order of the given ones. */
function apart(heights: readonly number[]): readonly number[] {
  const placed = new Map<number, number>()
  let free = Number.NEGATIVE_INFINITY
  const order = heights
    .map((at, index) => ({ at, index }))
    .toSorted((one, other) => one.at - other.at)
  for (const { at, index } of order) {
    free = Math.max(at, free)
    placed.set(index, free)
    free += 8
  }
  return heights.map((at, index) => placed.get(index) ?? at)
}
