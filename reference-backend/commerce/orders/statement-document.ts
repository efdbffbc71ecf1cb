/** The document of a statement: who it is for, a row for each order on terms, the sums at the end. */

import { eq } from 'drizzle-orm'
import type { Locale } from '../../catalogue/wording.ts'
import type { Database } from '../../database/database.ts'
import { siteLogo } from '../../content/site-logo.ts'
import { account } from '../../database/schema/commerce.ts'
import { type Block, pagesOf } from '../../documents/page-flow.ts'
import { paperOf, pdfBytes, type PdfPage, type PdfText } from '../../documents/pdf.ts'
import { majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf, currencyOf, zoneOf } from '../account/account-json.ts'
import { dayText, moneyText } from '../quote-document/document-format.ts'
import { filled } from '../quote-document/document-words.ts'
import { type Letter, letterFrame } from '../quote-document/letterhead.ts'
import { BODY, LEFT, RIGHT } from '../quote-document/page-places.ts'
import { paperWords } from './order-paper-words.ts'
import {
  dayOf,
  type StatementRange,
  type StatementRow,
  statementRows,
  statementSums,
} from './statement-rows.ts'

const ROW = 15

const KIND = /^statement(\d{4})(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})$/

/** How the signed id of a statement names its days. */
export function statementKind({ from, to }: StatementRange): string {
  return `statement${from}${to}`.replaceAll('-', '')
}

/** The days of a kind; undefined where it is another document. */
export function rangeOfKind(kind: string): StatementRange | undefined {
  const found = KIND.exec(kind)
  if (found === null) return undefined
  const [, ...parts] = found
  return { from: parts.slice(0, 3).join('-'), to: parts.slice(3).join('-') }
}

/** What the document is called; in English where nothing else is said. */
export function statementName({ from, to }: StatementRange, locale: Locale = 'en'): string {
  return filled(paperWords(locale).statement, { from, to })
}

interface StatementParts {
  readonly accountID: string
  readonly range: StatementRange
  readonly now: Date
  /** Of the picture of the site; empty for none. */
  readonly logoAddress: string
}

/** The PDF of an account's statement, as it stands at this moment; undefined where there is no such account. */
export async function statementFile(
  db: Database,
  { accountID, range, now, logoAddress }: StatementParts,
) {
  const [owner] = await db.select().from(account).where(eq(account.id, accountID))
  if (owner === undefined) return undefined
  const rows = await statementRows(db, owner, range)
  const { language } = owner
  const title = statementTitle(range, language)
  const logo = await siteLogo(logoAddress)
  const paper = paperOf(currencyOf(zoneOf(owner, await addressesOf(db, owner.id))))
  const bytes = await pdfBytes({ title, typeface: 'plex', language, paper }, () =>
    statementPages({ title, locale: language, logo, paper }, { owner, rows, now }),
  )
  const name = statementName(range, language)
  return { name: `${name}.pdf`, mediaType: 'application/pdf', bytes }
}

/** As it is called, with its days as they are read in the language. */
function statementTitle({ from, to }: StatementRange, locale: Locale): string {
  const day = (text: string) => dayText(text, { locale })
  return filled(paperWords(locale).statement, { from: day(from), to: day(to) })
}

interface Content {
  readonly owner: Account
  readonly rows: readonly StatementRow[]
  readonly now: Date
}

function statementPages(letter: Letter, content: Content): readonly PdfPage[] {
  const { owner, rows } = content
  const { first, ...frame } = letterFrame(letter)
  const { date, order, poNumber, due, amount, open } = paperWords(owner.language)
  const blocks = [
    first,
    headBlock(letter.title, content),
    ...rows.map((row) => rowBlock(row, owner.language)),
    ...sumBlocks(content),
  ]
  const columns: Block = {
    height: ROW + 5,
    texts: rowTexts([date, order, poNumber, due, amount, open], true),
    lines: [{ from: [LEFT, 5], to: [RIGHT, 5], width: 0.6 }],
  }
  return pagesOf(blocks, { ...frame, columns })
}

function headBlock(title: string, { owner, now }: Content): Block {
  const { language, company, emailAddress, creditTerm } = owner
  const day = dayText(dayOf(now), { locale: language })
  const terms = filled(paperWords(language).terms, { terms: creditTerm, day })
  return {
    height: 110,
    texts: [
      { x: LEFT, y: 20, size: 18, bold: true, text: title },
      { ...BODY, x: LEFT, y: 48, text: company },
      { ...BODY, grey: true, x: LEFT, y: 62, text: emailAddress },
      { ...BODY, grey: true, x: LEFT, y: 76, text: terms },
    ],
    lines: [],
  }
}

function rowBlock(row: StatementRow, locale: Locale): Block {
  const { openedAt, orderNumber, purchaseOrderNumber, dueDate, currencyCode } = row
  const day = (text: string) => dayText(text, { locale })
  const amounts = [row.amountCents, row.openCents].map((cents) =>
    moneyText(majorUnits(cents), currencyCode),
  )
  const texts = [
    day(openedAt),
    orderNumber,
    purchaseOrderNumber.slice(0, 28),
    day(dueDate),
    ...amounts,
  ]
  return { isRow: true, height: ROW, texts: rowTexts(texts, false), lines: [] }
}

/** The sums of all rows, below them, each currency by itself. */
function sumBlocks({ owner, rows, now }: Content): readonly Block[] {
  const words = paperWords(owner.language)
  if (rows.length === 0) {
    return [{ height: ROW, texts: [{ ...BODY, x: LEFT, y: 0, text: words.nothing }], lines: [] }]
  }
  return statementSums(rows, dayOf(now)).map(({ currencyCode, ...sums }) => {
    const lines: readonly (readonly [string, number])[] = [
      [words.orderedOnTerms, sums.amount],
      [words.open, sums.open],
      [words.overdue, sums.overdue],
    ]
    return {
      height: (lines.length + 1) * ROW,
      texts: lines.flatMap(([name, value], index): readonly PdfText[] => {
        const style = { ...BODY, bold: true, y: (index + 1) * ROW }
        return [
          { ...style, x: 330, text: name },
          { ...style, x: RIGHT, align: 'right', text: moneyText(value, currencyCode) },
        ]
      }),
      lines: [],
    }
  })
}

/** Left edges; the last two end there. */
const EDGES = [LEFT, 120, 190, 330, 465, RIGHT] as const

function rowTexts(texts: readonly string[], isHead: boolean): readonly PdfText[] {
  return texts.map((text, place) => ({
    ...BODY,
    bold: isHead,
    x: EDGES[place] ?? RIGHT,
    y: 0,
    text,
    ...(place > 3 ? { align: 'right' as const } : {}),
  }))
}
