/** What stands around the contents of every document: the sign of the site at the head, title and page at the foot. */

import type { Locale } from '../../catalogue/wording.ts'
import { letterhead } from '../../content/site-settings.ts'
import type { Block, PageFrame } from '../../documents/page-flow.ts'
import type { PdfText } from '../../documents/pdf.ts'
import { documentWords, filled } from './document-words.ts'
import { BODY, BOTTOM, FOOT, LEFT, RIGHT, SMALL } from './page-places.ts'

export interface Letter {
  readonly title: string
  readonly locale: Locale
  /** The picture of the site as a data address; undefined for its name alone. */
  readonly logo: string | undefined
}

export interface LetterFrame extends Omit<PageFrame, 'columns'> {
  /** Stands at the top of the first page. */
  readonly first: Block
}

export function letterFrame({ title, locale, logo }: Letter): LetterFrame {
  const { name, line } = letterhead(locale)
  const words = documentWords(locale)
  return {
    bottom: BOTTOM,
    first: topOf(name, { ...SMALL, align: 'right', x: RIGHT, y: 56, text: line }, logo),
    next: topOf(name, { ...BODY, align: 'right', x: RIGHT, y: 56, text: title }, logo),
    foot: (page, pages) => ({
      texts: [
        { ...SMALL, x: LEFT, y: FOOT, text: `${name}   ${title}` },
        {
          ...SMALL,
          x: RIGHT,
          y: FOOT,
          align: 'right',
          text: filled(words.page, { page, pages }),
        },
      ],
      lines: [{ from: [LEFT, FOOT - 13], to: [RIGHT, FOOT - 13], width: 0.4 }],
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
