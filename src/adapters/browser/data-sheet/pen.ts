/** Writes and draws on the pages of a PDF, in points from the top left corner. */
import type { Weight } from './typefaces.ts'
import { runsOf } from './text-runs.ts'

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly tone?: 'ink' | 'soft' | 'accent'
}

export interface Placed extends TextStyle {
  readonly x: number
  /** The line on which the letters stand. */
  readonly y: number
  readonly align?: 'left' | 'middle' | 'right'
  /** Read from the right, around its place. */
  readonly isTurned?: boolean
}

export const colours = {
  ink: '#17212b',
  soft: '#5c6975',
  accent: '#1f5fa8',
  rule: '#c3ccd4',
  ground: '#f1f4f7',
} as const

export interface Pen {
  readonly document: PDFKit.PDFDocument
  readonly width: (text: string, style: TextStyle) => number
  /** At least one line; a word that is wider than a line stands alone on its own. */
  readonly wrapped: (text: string, style: TextStyle, most: number) => readonly string[]
  readonly write: (text: string, placed: Placed) => void
  readonly line: (
    from: readonly [number, number],
    to: readonly [number, number],
    look?: { readonly width?: number; readonly colour?: string; readonly dash?: readonly number[] },
  ) => void
}

export function penOf(document: PDFKit.PDFDocument): Pen {
  const width = (text: string, { size, weight = 'regular' }: TextStyle) =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    )
  return {
    document,
    width,
    wrapped: (text, style, most) => {
      const lines: string[] = []
      for (const word of text.split(/\s+/)) {
        const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
        if (lines.length > 0 && width(longer, style) <= most) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
    write: (text, placed) => {
      const { x, y, size, weight = 'regular', tone = 'ink', align = 'left', isTurned } = placed
      const room = align === 'left' ? 0 : width(text, placed) * (align === 'middle' ? 0.5 : 1)
      document.save()
      if (isTurned) document.rotate(-90, { origin: [x, y] })
      let at = x - room
      for (const run of runsOf(text, weight)) {
        document.fillColor(colours[tone]).font(run.font).fontSize(size)
        document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
        at += document.widthOfString(run.text)
      }
      document.restore()
    },
    line: (
      [fromX, fromY],
      [toX, toY],
      { width: thick = 0.5, colour = colours.rule, dash } = {},
    ) => {
      document.save().moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(thick)
      if (dash) document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 })
      document.stroke(colour)
      document.restore()
    },
  }
}
