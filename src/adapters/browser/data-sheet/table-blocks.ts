/** The tables of a data sheet: what a code means, and figures. */
import type { SheetFigure, SheetPart } from '../../../application/ports/data-sheet-printer.ts'
import type { Area, Block } from './block.ts'
import type { Pen } from './pen.ts'

const name = { size: 8.5, tone: 'soft' } as const
const said = { size: 8.5, weight: 'bold' } as const
const small = { size: 8, tone: 'soft' } as const
const step = 11

/** A row for each part: its code, its name, what it means. */
export function partRows(parts: readonly SheetPart[], area: Area, pen: Pen): readonly Block[] {
  const code = { size: 9.5, weight: 'mono' } as const
  const codeWidth = Math.max(...parts.map((part) => pen.width(part.code, code))) + 12
  const names = area.left + codeWidth
  const words = names + 118
  return parts.map((part) => {
    const nameLines = pen.wrapped(part.name, name, words - names - 8)
    const meaning = pen.wrapped(part.meaning, said, area.right - words)
    const about =
      part.description === '' ? [] : pen.wrapped(part.description, small, area.right - words)
    const height = Math.max(nameLines.length, meaning.length + about.length) * step + 5
    return {
      height,
      draw: (on, top) => {
        on.write(part.code, { ...code, x: area.left, y: top + 9 })
        nameLines.forEach((text, index) =>
          on.write(text, { ...name, x: names, y: top + 9 + index * step }),
        )
        const lines = [
          ...meaning.map((text) => [text, said] as const),
          ...about.map((text) => [text, small] as const),
        ]
        lines.forEach(([text, style], index) =>
          on.write(text, { ...style, x: words, y: top + 9 + index * step }),
        )
        on.line([area.left, top + height - 2.5], [area.right, top + height - 2.5], { width: 0.3 })
      },
    }
  })
}

/** Names and figures in two columns, the first one full before the second. */
export function figureRows(
  figures: readonly SheetFigure[],
  area: Area,
  pen: Pen,
): readonly Block[] {
  const between = 24
  const width = (area.right - area.left - between) / 2
  const half = Math.ceil(figures.length / 2)
  const cell = (figure: SheetFigure | undefined, left: number) => {
    if (figure === undefined) return { lines: [], left, figure: '' }
    const room = width - pen.width(figure.figure, said) - 8
    return {
      lines: pen.wrapped(figure.name, name, Math.max(room, 40)),
      left,
      figure: figure.figure,
    }
  }
  return Array.from({ length: half }, (_, row) => {
    const cells = [
      cell(figures[row], area.left),
      cell(figures[row + half], area.left + width + between),
    ]
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * step + 4
    return {
      height,
      draw: (on: Pen, top: number) => {
        for (const { lines, left, figure } of cells) {
          lines.forEach((text, index) =>
            on.write(text, { ...name, x: left, y: top + 9 + index * step }),
          )
          on.write(figure, { ...said, x: left + width, y: top + 9, align: 'right' })
          if (figure !== '')
            on.line([left, top + height - 2], [left + width, top + height - 2], { width: 0.3 })
        }
      },
    }
  })
}
