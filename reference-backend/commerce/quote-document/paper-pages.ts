/** The pages of a quote's document: letterhead, what it is about, its lines, its sums and its terms. */

import { letterhead } from '../../content/site-settings.ts'
import { type Block, pagesOf } from '../../documents/page-flow.ts'
import type { Measure, PdfPage, PdfText } from '../../documents/pdf.ts'
import { filled } from './document-words.ts'
import { BODY, BOTTOM, FOOT, LEFT, RIGHT, SMALL } from './page-places.ts'
import type { QuotePaper } from './paper.ts'
import { headBlocks } from './paper-head.ts'
import { columnHeads, lineBlock } from './paper-lines.ts'
import { endBlock } from './paper-end.ts'

export function paperPages(paper: QuotePaper, measure: Measure): readonly PdfPage[] {
  const { name, line } = letterhead(paper.locale)
  const columns = columnHeads(paper, measure)
  return pagesOf(
    [
      topOf(name, { ...SMALL, align: 'right', x: RIGHT, y: 56, text: line }),
      ...headBlocks(paper, measure),
      ...paper.lines.map((each) => lineBlock(each, measure)),
      endBlock(paper, measure),
    ],
    {
      bottom: BOTTOM,
      columns,
      next: topOf(name, { ...BODY, align: 'right', x: RIGHT, y: 56, text: paper.title }),
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

/** The name of the site, and what stands across from it. */
function topOf(name: string, beside: PdfText): Block {
  return {
    height: 80,
    texts: [{ x: LEFT, y: 56, size: 14, bold: true, text: name }, beside],
    lines: [{ from: [LEFT, 66], to: [RIGHT, 66], width: 1.2 }],
  }
}
