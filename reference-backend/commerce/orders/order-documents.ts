/** The papers of an order, made when they are asked for: its confirmation, and the invoice once it is closed. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isVatCountry, ZONE_TERMS } from '../../pricing/terms.ts'
import { PAGE_HEIGHT, type PdfPage, type PdfText, pdfBytes } from '../../documents/pdf.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { paperOf } from './order-links.ts'
import type { Order } from './order-store.ts'

const PAPERS = {
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
} as const

type PaperKind = keyof typeof PAPERS

const LEFT = 50
const LINES_PER_PAGE = 19

export interface DownloadableFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What papers there are. A new order has none yet. */
export function papersOf({ status }: Pick<Order, 'status'>): readonly PaperKind[] {
  if (status === 'ostNew') return []
  return status === 'ostClosed' ? ['confirmation', 'invoice'] : ['confirmation']
}

export function paperName(kind: PaperKind, { number }: Pick<Order, 'number'>): string {
  return `${PAPERS[kind]} ${number}`
}

/** The paper that a signed id opens; undefined for any other text. */
export async function signedPaper(
  db: Database,
  fileID: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<DownloadableFile | undefined> {
  const paper = paperOf(secret, fileID, now)
  if (paper === undefined) return undefined
  const [order] = await db.select().from(placedOrder).where(eq(placedOrder.id, paper.orderID))
  const kind = order && papersOf(order).find((each) => each === paper.kind)
  if (order === undefined || kind === undefined) return undefined
  const title = paperName(kind, order)
  const bytes = pdfBytes(title, pages(title, order))
  return { name: `${title}.pdf`, mediaType: 'application/pdf', bytes }
}

/** Whether the prices of an order hold surcharge and tax. */
function isIncluded({ currencyCode }: Pick<Order, 'currencyCode'>): boolean {
  return ZONE_TERMS[currencyCode === 'EUR' ? 'EU' : 'US'].included
}

/** The sums as the screen names them, top to bottom; a discount only where there is one. */
function sumsOnPaper(order: Order): readonly (readonly [name: string, amount: number])[] {
  const tax = isVatCountry(order.taxCountry) ? 'VAT' : 'tax'
  const discount = ['Discount', ...order.promotionCodes].join(' ')
  const off = order.discountTotal > 0 ? ([[discount, -order.discountTotal]] as const) : []
  if (isIncluded(order)) {
    return [
      ['Subtotal', order.total],
      ...off,
      ['Included surcharge', order.surchargeTotal],
      [`Included ${tax}`, order.taxTotal],
      [`Total including ${tax}`, order.totalAfterTax],
    ]
  }
  return [
    ['Net', order.total],
    ...off,
    ['Surcharge', order.surchargeTotal],
    ['Total including surcharge', order.totalAfterSurcharge],
    [tax === 'VAT' ? tax : 'Tax', order.taxTotal],
    [`Total including ${tax}`, order.totalAfterTax],
  ]
}

/** At the foot of the last page; what is to be paid stands last, in bold. */
function sumTexts(order: Order): readonly PdfText[] {
  const sums = sumsOnPaper(order)
  return sums.flatMap(([name, amount], index) => {
    const fromBelow = sums.length - 1 - index
    const place = { y: PAGE_HEIGHT - 60 - fromBelow * 15, size: 10, bold: fromBelow === 0 }
    return [
      { ...place, x: 250, text: name },
      { ...place, x: 460, text: `${amount.toFixed(2)} ${order.currencyCode}` },
    ]
  })
}

function pages(title: string, order: Order): readonly PdfPage[] {
  const count = Math.ceil(order.items.length / LINES_PER_PAGE)
  return Array.from({ length: count }, (_, index) => {
    const items = order.items.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE)
    const rows = items.map((item, line) => ({
      y: 190 + line * 26,
      texts: [
        { x: LEFT, text: String(item.quantity) },
        { x: 90, text: item.modelNumber },
        { x: 250, text: item.sku.product.productName },
        { x: 460, text: `${item.price.lineTotal.toFixed(2)} ${order.currencyCode}` },
      ],
    }))
    return {
      texts: [
        { x: LEFT, y: 70, size: 20, bold: true, text: title },
        { x: LEFT, y: 100, size: 10, text: `PO ${order.purchaseOrderNumber}` },
        { x: LEFT, y: 116, size: 10, text: order.openedAt.toISOString().slice(0, 10) },
        ...rows.flatMap(({ y, texts }) => texts.map((each) => ({ ...each, y, size: 9 }))),
        ...(index === count - 1 ? sumTexts(order) : []),
      ],
      lines: rows.map(({ y }) => ({ from: [LEFT, y + 8], to: [545, y + 8], width: 0.4 })),
    }
  })
}
