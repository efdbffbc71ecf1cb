/** The pages of a quote's document: letterhead, what it is about, its lines, its sums and its terms. */

import { breathe } from '#platform/breathe.ts'
import { type Block, pagesOf } from '../../documents/page-flow.ts'
import type { Measure, PdfPage } from '../../documents/pdf.ts'
import { letterFrame } from './letterhead.ts'
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
  const { first, ...frame } = letterFrame({ ...paper, logo })
  const blocks = [
    first,
    ...headBlocks(paper, measure),
    ...(await lineBlocks(paper.lines, measure)),
    endBlock(paper, measure),
  ]
  return pagesOf(blocks, { ...frame, columns: columnHeads(paper, measure) })
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
