/** What stands below the lines of a quote: its sums and its terms. */

import type { Block } from '../../documents/page-flow.ts'
import type { Measure, PdfText } from '../../documents/pdf.ts'
import { BODY, LEADING, LEFT, RIGHT } from './page-places.ts'
import type { QuotePaper } from './paper.ts'

const LEFT_OF_SUMS = 300
const SUM_LEADING = 15

/** Kept together, so that no page has terms alone. */
export function endBlock(paper: QuotePaper, measure: Measure): Block {
  const sums = sumBlock(paper)
  const terms = termsBlock(paper, measure)
  return {
    height: sums.height + terms.height,
    texts: [...sums.texts, ...terms.texts.map((text) => ({ ...text, y: text.y + sums.height }))],
    lines: sums.lines,
  }
}

/** The sums; what is to be paid stands last, in bold, below a rule. */
function sumBlock({ sums }: QuotePaper): Block {
  const last = sums.length - 1
  const rule = 8 + last * SUM_LEADING + 6
  return {
    height: 8 + sums.length * SUM_LEADING + 16,
    texts: sums.flatMap(([name, amount], index): readonly PdfText[] => {
      const isLast = index === last
      const y = 8 + (index + 1) * SUM_LEADING + (isLast ? 5 : 0)
      const style = { size: 9.5, bold: isLast, y }
      return [
        { ...style, x: LEFT_OF_SUMS, text: name },
        { ...style, x: RIGHT, align: 'right', text: amount },
      ]
    }),
    lines: [{ from: [LEFT_OF_SUMS, rule], to: [RIGHT, rule], width: 0.8 }],
  }
}

function termsBlock({ words, terms }: QuotePaper, measure: Measure): Block {
  const lines = terms.flatMap((term) => measure.wrapped(term, BODY, RIGHT - LEFT))
  return {
    height: (lines.length + 1) * LEADING + 6,
    texts: [
      { ...BODY, bold: true, x: LEFT, y: LEADING, text: words.terms },
      ...lines.map((text, index) => ({ ...BODY, x: LEFT, y: (index + 2) * LEADING, text })),
    ],
    lines: [],
  }
}
