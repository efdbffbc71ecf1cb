/** Blocks of texts and lines, set one below the other on as many pages as they need. */

import type { PdfLine, PdfPage, PdfPicture, PdfText } from './pdf.ts'

/** A part of a page that is not broken over two; its places count from where it begins. */
export interface Block {
  readonly height: number
  readonly texts: readonly PdfText[]
  readonly lines: readonly PdfLine[]
  readonly pictures?: readonly PdfPicture[]
  /** Stands in the table, below the heads of its columns. */
  readonly isRow?: boolean
}

export interface PageFrame {
  /** The lowest block of a page ends above. */
  readonly bottom: number
  /** Stands at the top of every page but the first. */
  readonly next: Block
  /** The heads of the table, repeated on each page that has rows of it. */
  readonly columns: Block
  /** What stands at the foot of a page, the first of them 1. */
  readonly foot: (page: number, pages: number) => PdfPage
}

/** The pages of a document. What is taller than a page gets one of its own. */
export function pagesOf(blocks: readonly Block[], frame: PageFrame): readonly PdfPage[] {
  const pages: { texts: PdfText[]; lines: PdfLine[]; pictures: PdfPicture[] }[] = [emptyPage()]
  let y = 0
  let hasColumns = false
  const set = (block: Block) => {
    for (const text of block.texts) pages.at(-1)?.texts.push({ ...text, y: text.y + y })
    for (const line of block.lines) pages.at(-1)?.lines.push(moved(line, y))
    for (const each of block.pictures ?? []) pages.at(-1)?.pictures.push({ ...each, y: each.y + y })
    y += block.height
  }
  for (const block of blocks) {
    const needsColumns = block.isRow === true && !hasColumns
    const height = block.height + (needsColumns ? frame.columns.height : 0)
    if (y > 0 && y + height > frame.bottom) {
      pages.push(emptyPage())
      y = 0
      hasColumns = false
      set(frame.next)
    }
    if (block.isRow === true && !hasColumns) {
      set(frame.columns)
      hasColumns = true
    }
    set(block)
  }
  return pages.map(({ texts, lines, pictures }, index) => {
    const foot = frame.foot(index + 1, pages.length)
    return { texts: [...foot.texts, ...texts], lines: [...foot.lines, ...lines], pictures }
  })
}

function emptyPage() {
  return { texts: [], lines: [], pictures: [] }
}

function moved({ from, to, width }: PdfLine, by: number): PdfLine {
  return { from: [from[0], from[1] + by], to: [to[0], to[1] + by], width }
}
