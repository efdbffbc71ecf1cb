/** What stands above the lines of a quote: its name, its facts, both addresses, and what was said last. */

import type { Block } from '../../documents/page-flow.ts'
import type { Measure, PdfText, TextStyle } from '../../documents/pdf.ts'
import { BODY, LEADING, LEFT, RIGHT, SMALL, SMALL_LEADING } from './page-places.ts'
import type { QuotePaper } from './paper.ts'

const ACROSS = 3
const GAP = 16
const WIDTH = (RIGHT - LEFT - (ACROSS - 1) * GAP) / ACROSS
const GREAT = { size: 20, bold: true } as const

/** A heading and the lines below it, in one of three places across. */
interface Cell {
  readonly name: string
  readonly lines: readonly string[]
}

export function headBlocks(paper: QuotePaper, measure: Measure): readonly Block[] {
  const { title, name, facts, comment } = paper
  const told = facts.map(([fact, text]) => ({ name: fact, lines: [text] }))
  return [
    textBlock(title, { style: GREAT, leading: 24, below: name === '' ? 12 : 0 }, measure),
    ...(name === ''
      ? []
      : [textBlock(name, { style: { size: 12 }, leading: 16, below: 12 }, measure)]),
    ...rowsOf(told).map((cells) => cellBlock(cells, measure)),
    addressBlock(paper, measure),
    ...(comment === undefined
      ? []
      : [
          textBlock(`${comment.name}, ${comment.at}`, { ...LABEL, below: 0 }, measure),
          textBlock(comment.text, { style: BODY, leading: LEADING, below: 10 }, measure),
        ]),
  ]
}

const LABEL = { style: SMALL, leading: SMALL_LEADING } as const

function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const count = Math.ceil(cells.length / ACROSS)
  return Array.from({ length: count }, (_, row) => cells.slice(row * ACROSS, (row + 1) * ACROSS))
}

/** Both addresses, and beside them how the goods are sent. */
function addressBlock({ addresses, delivery }: QuotePaper, measure: Measure): Block {
  const sent: PdfText[] = []
  for (const [name, text] of delivery) {
    const top = sent.length === 0 ? 0 : bottomOf(sent) + 5
    const texts = cellTexts({ name, lines: [text] }, addresses.length, measure)
    sent.push(...texts.map((each) => ({ ...each, y: each.y + top })))
  }
  return blockOf([...addresses.flatMap((cell, place) => cellTexts(cell, place, measure)), ...sent])
}

function cellBlock(cells: readonly Cell[], measure: Measure): Block {
  return blockOf(cells.flatMap((cell, place) => cellTexts(cell, place, measure)))
}

function cellTexts({ name, lines }: Cell, place: number, measure: Measure): readonly PdfText[] {
  const x = LEFT + place * (WIDTH + GAP)
  const heads = measure.wrapped(name, SMALL, WIDTH)
  return [
    ...stacked(heads, { x, top: 0, style: SMALL, leading: SMALL_LEADING }),
    ...stacked(
      lines.flatMap((line) => measure.wrapped(line, BODY, WIDTH)),
      { x, top: heads.length * SMALL_LEADING, style: BODY, leading: LEADING },
    ),
  ]
}

function bottomOf(texts: readonly PdfText[]): number {
  return Math.max(0, ...texts.map(({ y }) => y))
}

function blockOf(texts: readonly PdfText[]): Block {
  return { height: bottomOf(texts) + 14, texts, lines: [] }
}

interface TextLook {
  readonly style: TextStyle
  readonly leading: number
  readonly below: number
}

function textBlock(text: string, { style, leading, below }: TextLook, measure: Measure): Block {
  const lines = measure.wrapped(text, style, RIGHT - LEFT)
  return {
    height: lines.length * leading + below,
    texts: stacked(lines, { x: LEFT, top: 0, style, leading }),
    lines: [],
  }
}

interface Place {
  readonly x: number
  readonly top: number
  readonly style: TextStyle
  readonly leading: number
}

function stacked(lines: readonly string[], { x, top, style, leading }: Place): readonly PdfText[] {
  return lines.map((text, index) => ({ ...style, x, y: top + (index + 1) * leading, text }))
}
