/**
 * PDF files: texts and lines at given places, measured in points from the top left corner of a page as wide as A4. On wider
 * paper they stand in the middle.
 */

import { breathe } from '#platform/breathe.ts'
import { pdfLibrary } from '#platform/pdf-library.ts'
import { helveticaFaces, plexFaces, type Run, type RunsOf, type Weight } from './typefaces.ts'

export interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly grey?: boolean
}

export interface PdfText extends TextStyle {
  readonly x: number
  /** Of the line on which the letters stand. */
  readonly y: number
  readonly text: string
  /** Where `x` is; `left` by default. */
  readonly align?: 'left' | 'right'
}

export interface PdfLine {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly width: number
}

/** A PNG or JPEG, as large as fits into a width and a height, standing on a line to the right of a place. */
export interface PdfPicture {
  readonly x: number
  /** Of the line on which it stands. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Its file as a data address; the same one on several pages is in the document once. */
  readonly source: string
}

export interface PdfPage {
  readonly texts: readonly PdfText[]
  readonly lines: readonly PdfLine[]
  readonly pictures?: readonly PdfPicture[]
}

/**
 * `plex` writes every name of a customer and is embedded; `helvetica` is part of every reader and quicker, for
 * texts of our own in Western European letters.
 */
export type Typeface = 'plex' | 'helvetica'

export type Paper = 'a4' | 'letter'

export const PAGE_WIDTH = 595

const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [PAGE_WIDTH, 842],
  letter: [612, 792],
}

/** The paper that is used where a currency is paid. */
export function paperOf(currency: string): Paper {
  return currency === 'USD' ? 'letter' : 'a4'
}

export function heightOf(paper: Paper): number {
  return SIZES[paper][1]
}

const INK = '#17212b'
const GREY = '#5c6975'
const RULE = '#8c99a6'

/** Says how wide a text is, and breaks one into lines. */
export interface Measure {
  readonly width: (text: string, style: TextStyle) => number
  /** At least one line; a word that is wider than a line is broken. */
  readonly wrapped: (text: string, style: TextStyle, width: number) => readonly string[]
}

export interface PdfKind {
  readonly title: string
  readonly typeface: Typeface
  /** Of its words, such as `de`; English by default. */
  readonly language?: string
  /** A4 by default. */
  readonly paper?: Paper
}

/**
 * The bytes of a PDF file.
 * @param layout answers the pages; it is given what tells how wide texts are. The same pages give the same bytes.
 */
export async function pdfBytes(
  { title, typeface, language = 'en', paper = 'a4' }: PdfKind,
  layout: (measure: Measure) => readonly PdfPage[] | Promise<readonly PdfPage[]>,
): Promise<Uint8Array> {
  const PdfKit = await pdfLibrary()
  const { files, runsOf } = typeface === 'plex' ? await plexFaces() : helveticaFaces
  const size = SIZES[paper]
  const document = new PdfKit({
    autoFirstPage: false,
    margin: 0,
    size: [...size],
    lang: language,
    displayTitle: true,
    // The time is part of the file; a fixed one keeps the bytes of a page the same.
    info: { Title: title, Producer: 'Manifold', Creator: 'Manifold', CreationDate: new Date(0) },
  })
  const bytes = bytesOf(document)
  for (const [name, contents] of files) document.registerFont(name, contents)
  for (const page of await layout(measureOf(document, runsOf))) {
    // Others are answered between two pages: a quote of two thousand lines has a hundred.
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await breathe()
    document.addPage()
    document.translate((size[0] - PAGE_WIDTH) / 2, 0)
    for (const line of page.lines) drawLine(document, line)
    for (const text of page.texts) drawText(document, text, runsOf)
    for (const picture of page.pictures ?? []) drawPicture(document, picture)
  }
  document.end()
  return bytes
}

function drawLine(document: PDFKit.PDFDocument, { from, to, width }: PdfLine): void {
  document.moveTo(...from)
  document.lineTo(...to)
  document.lineWidth(width).stroke(RULE)
}

function drawPicture(document: PDFKit.PDFDocument, picture: PdfPicture): void {
  const { x, y, width, height, source } = picture
  document.image(source, x, y - height, {
    fit: [width, height],
    valign: 'bottom',
  })
}

function drawText(document: PDFKit.PDFDocument, text: PdfText, runsOf: RunsOf): void {
  const runs = runsOf(text.text, weightOf(text))
  let x = text.align === 'right' ? text.x - widthOf(document, runs, text.size) : text.x
  document.fillColor(text.grey ? GREY : INK)
  for (const run of runs) {
    document.font(run.font).fontSize(text.size)
    document.text(run.text, x, text.y, { lineBreak: false, baseline: 'alphabetic' })
    x += document.widthOfString(run.text)
  }
}

function weightOf({ bold }: TextStyle): Weight {
  return bold ? 'bold' : 'regular'
}

function widthOf(document: PDFKit.PDFDocument, runs: readonly Run[], size: number): number {
  return runs.reduce(
    (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  )
}

function measureOf(document: PDFKit.PDFDocument, runsOf: RunsOf): Measure {
  // The same words come back on every line of a document.
  const known = new Map<string, number>()
  const width = (text: string, style: TextStyle) => {
    const key = `${style.size} ${weightOf(style)} ${text}`
    const found = known.get(key) ?? widthOf(document, runsOf(text, weightOf(style)), style.size)
    known.set(key, found)
    return found
  }
  return {
    width,
    wrapped: (text, style, most) => {
      const blank = width(' ', style)
      const lines: string[] = []
      let used = 0
      for (const word of text
        .split(/\s+/)
        .flatMap((each) => pieces(each, { width, style, most }))) {
        const needed = width(word, style)
        const isFirst = lines.length === 0
        if (!isFirst && used + blank + needed <= most) {
          lines[lines.length - 1] = `${lines.at(-1)} ${word}`
          used += blank + needed
        } else {
          lines.push(word)
          used = needed
        }
      }
      return lines
    },
  }
}

/** A word in parts that each fit; at least one character each. */
function pieces(
  word: string,
  {
    width,
    style,
    most,
  }: Pick<Measure, 'width'> & { readonly style: TextStyle; readonly most: number },
): readonly string[] {
  if (width(word, style) <= most) return [word]
  const parts: string[] = []
  let used = 0
  for (const character of word) {
    const needed = width(character, style)
    if (parts.length === 0 || used + needed > most) {
      parts.push(character)
      used = needed
    } else {
      parts[parts.length - 1] += character
      used += needed
    }
  }
  return parts
}

async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => resolve())
  })
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
