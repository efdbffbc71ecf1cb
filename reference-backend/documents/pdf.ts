/** Writes small PDF files: text in Helvetica, lines, A4 pages. Enough for a data sheet, and no more. */

export interface PdfText {
  readonly x: number
  /** From the top of the page, in points. */
  readonly y: number
  readonly size: number
  readonly bold?: boolean
  readonly grey?: boolean
  readonly text: string
}

export interface PdfLine {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly width: number
}

export interface PdfPage {
  readonly texts: readonly PdfText[]
  readonly lines: readonly PdfLine[]
}

export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

/** Characters of the Windows code page that lie elsewhere in Unicode; others above 255 become `?`. */
const ELSEWHERE: Readonly<Record<string, number>> = {
  '€': 0x80,
  '–': 0x96,
  '—': 0x97,
  '−': 0x96,
  '…': 0x85,
  '’': 0x92,
}

/** The bytes of a PDF 1.4 file with these pages. The same pages give the same bytes. */
export function pdfBytes(title: string, pages: readonly PdfPage[]): Uint8Array {
  const first = 6
  const pageIds = pages.map((_, index) => first + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${encoded(title)}) /Producer (Manifold) >>`,
    ...pages.flatMap((page, index) => pageObjects(page, first + 2 * index)),
  ]
  return assembled(objects)
}

function pageObjects(page: PdfPage, id: number): readonly string[] {
  const content = [...page.lines.map(lineOperator), ...page.texts.map(textOperator)].join('\n')
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

function lineOperator({ from, to, width }: PdfLine): string {
  const [x1, y1, x2, y2] = [from[0], PAGE_HEIGHT - from[1], to[0], PAGE_HEIGHT - to[1]]
  return `0.55 0.6 0.65 RG ${width} w ${x1} ${y1} m ${x2} ${y2} l S`
}

function textOperator({ x, y, size, bold, grey, text }: PdfText): string {
  const colour = grey ? '0.36 0.41 0.46 rg' : '0.09 0.13 0.17 rg'
  const place = `1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm`
  return `BT ${colour} /${bold ? 'F2' : 'F1'} ${size} Tf ${place} (${encoded(text)}) Tj ET`
}

/** One character per byte, with brackets and backslashes escaped. */
function encoded(text: string): string {
  return Array.from(text)
    .map((character) => {
      if (character === '(' || character === ')' || character === '\\') return `\\${character}`
      const code = ELSEWHERE[character] ?? character.codePointAt(0) ?? 0x3f
      return code > 0xff ? '?' : String.fromCharCode(code)
    })
    .join('')
}

/** Objects with their places: the table at the end says at which byte each one starts. */
function assembled(objects: readonly string[]): Uint8Array {
  let body = '%PDF-1.4\n'
  const starts = objects.map((content, index) => {
    const start = body.length
    body += `${index + 1} 0 obj\n${content}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`
  const text = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
