/** What stands around the contents of every document: the sign of the site at the head, title and page at the foot. */

import type { Locale } from '../../catalogue/wording.ts'
import { letterhead } from '../../content/site-settings.ts'
import type { Block, PageFrame } from '../../documents/page-flow.ts'
import type { Paper, PdfText } from '../../documents/pdf.ts'
import { documentWords, filled } from './document-words.ts'
import { BODY, endsOf, LEFT, RIGHT, SMALL } from './page-places.ts'

export interface Letter {
  readonly title: string
  readonly locale: Locale
  /** The picture of the site as a data address; undefined for its name alone. */
  readonly logo: string | undefined
  readonly paper: Paper
}

export interface LetterFrame extends Omit<PageFrame, 'columns'> {
  /** Stands at the top of the first page. */
  readonly first: Block
}

export function letterFrame({ title, locale, logo, paper }: Letter): LetterFrame {
  const { name, line } = letterhead(locale)
  const words = documentWords(locale)
  const { foot: y, bottom } = endsOf(paper)
  return {
    bottom,
    first: topOf(name, { ...SMALL, align: 'right', x: RIGHT, y: 56, text: line }, logo),
    next: topOf(name, { ...BODY, align: 'right', x: RIGHT, y: 56, text: title }, logo),
    foot: (page, pages) => ({
      texts: [
        { ...SMALL, x: LEFT, y, text: `${name}   ${title}` },
        {
          ...SMALL,
          x: RIGHT,
          y,
          align: 'right',
          text: filled(words.page, { page, pages }),
        },
      ],
      lines: [{ from: [LEFT, y - 13], to: [RIGHT, y - 13], width: 0.4 }],
    }),
  }
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
