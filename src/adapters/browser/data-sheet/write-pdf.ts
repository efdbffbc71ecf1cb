/** Lays a data sheet out on pages and writes them as a PDF. */
import PdfKit from 'pdfkit'
import type { DataSheet, SheetSection } from '../../../application/ports/data-sheet-printer.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { type Area, type Block, gap, heading, stacked } from './block.ts'
import { curveRows } from './curve-blocks.ts'
import { drawingBlock } from './drawing-block.ts'
import { headBlock, paragraph } from './head-block.ts'
import { type Pen, penOf } from './pen.ts'
import { figureRows, partRows } from './table-blocks.ts'

/** In points. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const

const margin = 44

export interface Font {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The bytes of the file; fonts are those that its texts need, by the names that runs ask for. */
export async function writePdf(
  sheet: DataSheet,
  fonts: readonly Font[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = papers[sheet.paper]
  const document = new PdfKit({
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    size: [width, height],
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.name} ${sheet.code.text}`, Producer: 'Manifold', Creator: 'Manifold' },
    // None of its own, which it would have to fetch.
    font: '',
  })
  const bytes = bytesOf(document)
  for (const font of fonts) document.registerFont(font.name, font.bytes)
  const pen = penOf(document)
  const area = {
    left: margin,
    right: width - margin,
    top: margin + 18,
    bottom: height - margin - 16,
  }
  place(blocksOf(sheet, area, pen), area, pen)
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    frame(sheet, { pen, area, height, text: sheet.page(page + 1, count) })
  }
  document.end()
  return bytes
}

function blocksOf(sheet: DataSheet, area: Area, pen: Pen): readonly Block[] {
  const sections = sheet.sections.flatMap((section) => {
    const [opening, ...rest] = rowsOf(section, area, pen)
    if (opening === undefined) return []
    const space = { height: gap, draw: () => {} }
    // A heading is never the last of a page.
    return [stacked([space, heading(section.title, area), opening]), ...rest]
  })
  const notes = sheet.notes.map((note) => paragraph(note, { size: 7.5, tone: 'soft' }, area, pen))
  return [headBlock(sheet, area, pen), ...sections, ...notes]
}

function rowsOf(section: SheetSection, area: Area, pen: Pen): readonly Block[] {
  switch (section.kind) {
    case 'parts':
      return partRows(section.parts, area, pen)
    case 'figures':
      return figureRows(section.figures, area, pen)
    case 'drawing':
      return [drawingBlock(section.drawing, area)]
    case 'curves':
      return [
        ...curveRows(section.panels, area),
        paragraph(section.note, { size: 7.5, tone: 'soft' }, area, pen),
      ]
  }
}

/** One below the other, on the next page where it does not fit. */
function place(blocks: readonly Block[], { top, bottom }: Area, pen: Pen): void {
  pen.document.addPage()
  let y = top
  for (const block of blocks) {
    if (y > top && y + block.height > bottom) {
      pen.document.addPage()
      y = top
    }
    block.draw(pen, y)
    y += block.height
  }
}

interface Framed {
  readonly pen: Pen
  readonly area: Area
  readonly height: number
  /** Which page it is. */
  readonly text: string
}

/** What stands on every page: who has made it, what it is, where it comes from. */
function frame(sheet: DataSheet, { pen, area: { left, right }, height, text }: Framed): void {
  pen.write(sheet.site, { x: left, y: margin, size: 9, weight: 'bold' })
  pen.write(sheet.kind, { x: right, y: margin, size: 9, tone: 'soft', align: 'right' })
  pen.line([left, margin + 7], [right, margin + 7], { width: 0.8 })
  const foot = height - margin + 10
  pen.line([left, foot - 10], [right, foot - 10])
  pen.write(sheet.source, { x: left, y: foot, size: 7, tone: 'soft' })
  pen.write(text, { x: right, y: foot, size: 7, tone: 'soft', align: 'right' })
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
    document.on('error', reject)
    document.on('end', () => resolve(joinedBytes(parts)))
  })
}
