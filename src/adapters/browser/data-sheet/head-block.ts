/** The head of the first page: what it is the data sheet of. */
import type { DataSheet } from '../../../application/ports/data-sheet-printer.ts'
import { type Area, type Block, stacked } from './block.ts'
import { colours, type Pen, type TextStyle } from './pen.ts'

export function headBlock(sheet: DataSheet, area: Area, pen: Pen): Block {
  return stacked([
    {
      height: 36,
      draw: (on, top) => {
        on.write(sheet.name, { x: area.left, y: top + 18, size: 20, weight: 'bold' })
        on.write(sheet.brand, { x: area.left, y: top + 31, size: 9, tone: 'soft' })
      },
    },
    codeBlock(sheet, area, pen),
    paragraph(sheet.open ?? '', { size: 9, tone: 'accent' }, area, pen),
    paragraph(sheet.about, { size: 9 }, area, pen),
  ])
}

/** As large as the width lets it be. */
function codeBlock({ code }: DataSheet, { left, right }: Area, pen: Pen): Block {
  const room = right - left - 20
  const size = Math.min(16, (16 * room) / pen.width(code.text, { size: 16, weight: 'mono' }))
  return {
    height: 52,
    draw: (on, top) => {
      on.document.rect(left, top + 4, right - left, 40).fill(colours.ground)
      on.write(code.title, { x: left + 10, y: top + 16, size: 7.5, tone: 'soft' })
      on.write(code.text, { x: left + 10, y: top + 35, size, weight: 'mono' })
    },
  }
}

/** Text over the whole width; nothing for an empty one. */
export function paragraph(text: string, style: TextStyle, { left, right }: Area, pen: Pen): Block {
  const lines = text === '' ? [] : pen.wrapped(text, style, right - left)
  const step = style.size * 1.35
  return {
    height: lines.length * step + (lines.length > 0 ? 4 : 0),
    draw: (on, top) => {
      for (const [index, line] of lines.entries()) {
        on.write(line, { ...style, x: left, y: top + style.size + index * step })
      }
    },
  }
}
