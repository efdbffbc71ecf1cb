/** The document of a statement: who it is for, a row for each order on terms, the sums at the end. */

import { eq } from 'drizzle-orm'
import type { Locale } from '../../catalogue/wording.ts'
import type { Database } from '../../database/database.ts'
import { account } from '../../database/schema/commerce.ts'
import {
  PAGE_HEIGHT,
  PAGE_WIDTH,
  pdfBytes,
  type PdfPage,
  type PdfText,
} from '../../documents/pdf.ts'
import { majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import { documentWords, filled } from '../quote-document/document-words.ts'
import { paperWords } from './order-paper-words.ts'
import {
  dayOf,
  type StatementRange,
  type StatementRow,
  statementRows,
  statementSums,
} from './statement-rows.ts'

const LEFT = 50
const RIGHT = PAGE_WIDTH - 50
const BODY = { size: 9 }
const SMALL = { size: 7.5, grey: true }
const ROWS_TOP = 190
const LEADING = 15
const ROWS_OF_A_PAGE = 36

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

/** The PDF of an account's statement, as it stands at this moment; undefined where there is no such account. */
export async function statementFile(
  db: Database,
  {
    accountID,
    range,
    now,
  }: { readonly accountID: string; readonly range: StatementRange; readonly now: Date },
) {
  const [owner] = await db.select().from(account).where(eq(account.id, accountID))
  if (owner === undefined) return undefined
  const rows = await statementRows(db, owner, range)
  const { language } = owner
  const name = statementName(range, language)
  const bytes = await pdfBytes({ title: name, typeface: 'plex', language }, () =>
    statementPages(name, { owner, rows, now }),
  )
  return { name: `${name}.pdf`, mediaType: 'application/pdf', bytes }
}

interface Content {
  readonly owner: Account
  readonly rows: readonly StatementRow[]
  readonly now: Date
}

function statementPages(title: string, { owner, rows, now }: Content): readonly PdfPage[] {
  const words = paperWords(owner.language)
  const { date, order, poNumber, due, amount, open } = words
  const pageCount = Math.max(1, Math.ceil((rows.length + 4) / ROWS_OF_A_PAGE))
  return Array.from({ length: pageCount }, (_, index) => {
    const shown = rows.slice(index * ROWS_OF_A_PAGE, (index + 1) * ROWS_OF_A_PAGE)
    const end = ROWS_TOP + (shown.length + 1) * LEADING
    return {
      texts: [
        ...head(title, { owner, rows, now }),
        ...columns(ROWS_TOP, [date, order, poNumber, due, amount, open], true),
        ...shown.flatMap((row, place) => rowTexts(row, ROWS_TOP + (place + 1) * LEADING)),
        ...(index === pageCount - 1 ? sumTexts({ owner, rows, now }, end + LEADING) : []),
        { ...SMALL, x: LEFT, y: PAGE_HEIGHT - 50, text: `Manifold   ${title}` },
        {
          ...SMALL,
          x: RIGHT,
          y: PAGE_HEIGHT - 50,
          align: 'right' as const,
          text: filled(documentWords(owner.language).page, { page: index + 1, pages: pageCount }),
        },
      ],
      lines: [
        { from: [LEFT, 70], to: [RIGHT, 70], width: 1.2 },
        { from: [LEFT, ROWS_TOP + 5], to: [RIGHT, ROWS_TOP + 5], width: 0.6 },
      ],
    }
  })
}

function head(title: string, { owner, now }: Content): readonly PdfText[] {
  return [
    { x: LEFT, y: 60, size: 11, bold: true, text: 'Manifold' },
    { x: LEFT, y: 100, size: 18, bold: true, text: title },
    { ...BODY, x: LEFT, y: 128, text: owner.company },
    { ...BODY, grey: true, x: LEFT, y: 142, text: owner.emailAddress },
    {
      ...BODY,
      grey: true,
      x: LEFT,
      y: 156,
      text: filled(paperWords(owner.language).terms, {
        terms: owner.creditTerm,
        day: dayOf(now),
      }),
    },
  ]
}

function rowTexts(row: StatementRow, y: number): readonly PdfText[] {
  const { openedAt, orderNumber, purchaseOrderNumber, dueDate, currencyCode } = row
  const amounts = [row.amountCents, row.openCents].map((cents) => money(cents, currencyCode))
  return columns(
    y,
    [openedAt, orderNumber, purchaseOrderNumber.slice(0, 28), dueDate, ...amounts],
    false,
  )
}

function sumTexts({ owner, rows, now }: Content, y: number): readonly PdfText[] {
  const words = paperWords(owner.language)
  const currency = rows[0]?.currencyCode
  if (currency === undefined) {
    return [{ ...BODY, x: LEFT, y, text: words.nothing }]
  }
  const { amount, open, overdue } = statementSums(rows, dayOf(now))
  const sums: readonly (readonly [string, number])[] = [
    [words.orderedOnTerms, amount],
    [words.open, open],
    [words.overdue, overdue],
  ]
  return sums.flatMap(([name, value], index): readonly PdfText[] => {
    const line = y + index * LEADING
    const text = `${value.toFixed(2)} ${currency}`
    return [
      { ...BODY, bold: true, x: 330, y: line, text: name },
      { ...BODY, bold: true, x: RIGHT, y: line, align: 'right', text },
    ]
  })
}

/** Left edges; the last two end there. */
const EDGES = [LEFT, 120, 190, 330, 465, RIGHT] as const

function columns(y: number, texts: readonly string[], isHead: boolean): readonly PdfText[] {
  return texts.map((text, place) => ({
    ...BODY,
    bold: isHead,
    x: EDGES[place] ?? RIGHT,
    y,
    text,
    ...(place > 3 ? { align: 'right' as const } : {}),
  }))
}

function money(cents: number, currencyCode: string): string {
  return `${majorUnits(cents).toFixed(2)} ${currencyCode}`
}
