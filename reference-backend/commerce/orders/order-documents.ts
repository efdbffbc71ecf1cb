/** The documents of an order, made on request: its confirmation, and the invoice once it is closed. */

import { eq } from 'drizzle-orm'
import type { Locale } from '../../catalogue/wording.ts'
import { siteLogo } from '../../content/site-logo.ts'
import type { Database } from '../../database/database.ts'
import { account } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { paperOf, pdfBytes } from '../../documents/pdf.ts'
import type { DownloadableFile } from '../../http/attachment.ts'
import { filled } from '../quote-document/document-words.ts'
import { orderPages } from './order-document-pages.ts'
import { signedDocumentOf } from './order-links.ts'
import { paperWords } from './order-paper-words.ts'
import type { Order } from './order-store.ts'
import { rangeOfKind, statementFile } from './statement-document.ts'

type DocumentKind = 'confirmation' | 'invoice'

/** The kinds of documents that an order has. A new order has none yet. */
export function documentsOf({ status }: Pick<Order, 'status'>): readonly DocumentKind[] {
  if (status === 'ostNew') return []
  return status === 'ostClosed' ? ['confirmation', 'invoice'] : ['confirmation']
}

/** What a document is called, such as `Invoice 70012`; a sentence of the server, in English where nothing else is said. */
export function documentName(
  kind: DocumentKind,
  { number }: Pick<Order, 'number'>,
  locale: Locale = 'en',
): string {
  return filled(paperWords(locale)[kind], { number })
}

interface DocumentParts {
  readonly secret: string
  readonly now: Date
  /** Of the picture of the site; empty for none. */
  readonly logoAddress: string
}

/** The PDF that a signed id opens at this moment; undefined for any other text (T27). */
export async function signedDocument(
  db: Database,
  fileID: string,
  { secret, now, logoAddress }: DocumentParts,
): Promise<DownloadableFile | undefined> {
  const signed = signedDocumentOf(secret, fileID, now)
  if (signed === undefined) return undefined
  const range = rangeOfKind(signed.kind)
  // The id of a statement names its account where others name an order.
  if (range !== undefined)
    return statementFile(db, { accountID: signed.orderID, range, now, logoAddress })
  const [order] = await db.select().from(placedOrder).where(eq(placedOrder.id, signed.orderID))
  const kind = order && documentsOf(order).find((each) => each === signed.kind)
  if (order === undefined || kind === undefined) return undefined
  const [owner] = await db
    .select({ language: account.language })
    .from(account)
    .where(eq(account.id, order.accountId))
  const locale = owner?.language ?? 'en'
  const name = documentName(kind, order, locale)
  const logo = await siteLogo(logoAddress)
  const paper = paperOf(order.currencyCode)
  const kindOfPdf = { title: name, typeface: 'plex', language: locale, paper } as const
  const bytes = await pdfBytes(kindOfPdf, (measure) =>
    orderPages(name, order, { measure, locale, logo, paper }),
  )
  return { name: `${name}.pdf`, mediaType: 'application/pdf', bytes }
}
