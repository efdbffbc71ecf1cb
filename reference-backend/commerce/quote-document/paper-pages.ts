/** The pages of a quote's document: letterhead, what it is about, its lines, its sums and its terms. */

import { breathe } from '#platform/breathe.ts'
import { letterhead } from '../../content/site-settings.ts'
import { type Block, pagesOf } from '../../documents/page-flow.ts'
import type { Measure, PdfPage, PdfText } from '../../documents/pdf.ts'
import { filled } from './document-words.ts'
import { BODY, BOTTOM, FOOT, LEFT, RIGHT, SMALL } from './page-places.ts'
import type { PaperLine, QuotePaper } from './paper.ts'
import { headBlocks } from './paper-head.ts'
import { columnHeads, lineBlock } from './paper-lines.ts'
import { endBlock } from './paper-end.ts'

/** About a page of them. */
const LINES_AT_ONCE = 10

/** Others are answered while the lines of a long quote are set. */
export async function paperPages(
  paper: QuotePaper,
  measure: Measure,
  logo: string | undefined,
): Promise<readonly PdfPage[]> {
  const { name, line } = letterhead(paper.locale)
  const columns = columnHeads(paper, measure)
  return pagesOf(
    [
      topOf(name, { ...SMALL, align: 'right', x: RIGHT, y: 56, text: line }, logo),
      ...headBlocks(paper, measure),
      ...(await lineBlocks(paper.lines, measure)),
      endBlock(paper, measure),
    ],
    {
      bottom: BOTTOM,
      columns,
      next: topOf(name, { ...BODY, align: 'right', x: RIGHT, y: 56, text: paper.title }, logo),
      foot: (page, pages) => ({
        texts: [
          { ...SMALL, x: LEFT, y: FOOT, text: `${name}   ${paper.title}` },
          {
            ...SMALL,
            x: RIGHT,
            y: FOOT,
            align: 'right',
            text: filled(paper.words.page, { page, pages }),
          },
        ],
        lines: [{ from: [LEFT, FOOT - 13], to: [RIGHT, FOOT - 13], width: 0.4 }],
      }),
    },
  )
}

async function lineBlocks(
  lines: readonly PaperLine[],
  measure: Measure,
): Promise<readonly Block[]> {
  const blocks: Block[] = []
  for (const [index, line] of lines.entries()) {
    blocks.push(lineBlock(line, measure))
    // oxlint-disable-next-line no-await-in-loop -- a breath between two pages of them
    if (index % LINES_AT_ONCE === 0) await breathe()
  }
  return blocks
}

/** The picture of the site, or its name, and what stands across from it. */
function topOf(name: string, beside: PdfText, logo: string | undefined): Block {
  const sign: PdfText = { x: LEFT, y: 56, size: 14, bold: true, text: name }
  return {
    height: 80,
    texts: logo ? [beside] : [sign, beside],
    lines: [{ from: [LEFT, 66], to: [RIGHT, 66], width: 1.2 }],
    pictures: logo ? [{ x: LEFT, y: 59, width: 180, height: 28, source: logo }] : [],
  }
}
