/** Pieces in stock: taken under the lock of their rows, held while a payment is under way, given back. */

import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { BundlePart } from '../../database/schema/commerce-documents.ts'
import { refuse } from '../../http/refusal.ts'
import { stock, stockHold } from '../../database/schema/stock.ts'

/** What the customer is told where the shop has something else now than was looked at. */
export const CHANGED = 'Prices or stock have changed. Please look at the order again.'

/** So many pieces of a model, by its code. */
export interface Pieces {
  readonly modelCode: string
  readonly quantity: number
}

/** A payment that takes longer than this loses its pieces to others. */
const HELD_MS = 30 * 60_000

interface StockedItem {
  readonly modelNumber: string
  readonly quantity: number
  /** Of a bundle: what one of it takes. */
  readonly parts?: readonly BundlePart[] | undefined
}

/** What lines take from the stock, each model once: of a bundle its parts. */
export function piecesOf(items: readonly StockedItem[]): readonly Pieces[] {
  const pieces = new Map<string, number>()
  const take = (code: string, quantity: number) =>
    pieces.set(code, (pieces.get(code) ?? 0) + quantity)
  for (const { modelNumber, quantity, parts = [] } of items) {
    if (parts.length === 0) take(modelNumber, quantity)
    for (const part of parts) take(part.skuCode, part.quantity * quantity)
  }
  return [...pieces].map(([modelCode, quantity]) => ({ modelCode, quantity }))
}

/** Locks the rows of these models until the transaction ends, always in the same order, and says what is there. */
export async function lockStock(
  db: Database,
  modelCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (modelCodes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.modelCode, [...modelCodes]))
    .orderBy(asc(stock.modelCode))
    .for('update')
  return new Map(rows.map(({ modelCode, quantity }) => [modelCode, quantity]))
}

/** Takes pieces out of locked rows, refused where there are fewer; what is not listed is made to order. */
export async function takePieces(db: Database, wanted: readonly Pieces[]): Promise<void> {
  for (const { modelCode, quantity } of wanted) {
    const [row] = await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${quantity}` })
      .where(eq(stock.modelCode, modelCode))
      .returning({ left: stock.quantity })
    if (row !== undefined && row.left < 0) throw refuse('reviewed', CHANGED)
  }
}

/** Notes that pieces which were taken wait for the payment of a cart. */
export async function holdPieces(
  db: Database,
  cartId: string,
  { pieces, now }: { readonly pieces: readonly Pieces[]; readonly now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + HELD_MS)
  const rows = pieces.map((each) => ({ ...each, cartId, expiresAt }))
  if (rows.length > 0) await db.insert(stockHold).values(rows).onConflictDoNothing()
}

/** Ends the hold of a cart; the pieces stay taken. Answers which they were. */
export async function endHold(db: Database, cartId: string): Promise<readonly Pieces[]> {
  return db.delete(stockHold).where(eq(stockHold.cartId, cartId)).returning()
}

/** Puts pieces back, such as those of a payment that was declined or of an order that is canceled. */
export async function giveBackPieces(db: Database, pieces: readonly Pieces[]): Promise<void> {
  const codes = pieces.map(({ modelCode }) => modelCode)
  await lockStock(db, codes)
  for (const { modelCode, quantity } of pieces) {
    await db
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}` })
      .where(eq(stock.modelCode, modelCode))
  }
}

/** Gives back what has been held for too long; what another process gives back is left to it. */
export async function giveBackExpired(db: Database, now: Date): Promise<void> {
  const expired = await db
    .select()
    .from(stockHold)
    .where(lte(stockHold.expiresAt, now))
    .orderBy(asc(stockHold.modelCode), asc(stockHold.cartId))
    .for('update', { skipLocked: true })
  if (expired.length === 0) return
  await giveBackPieces(db, expired)
  // Only these: others of the same cart are locked, and given back, by another process.
  const given = expired.map(({ cartId, modelCode }) =>
    and(eq(stockHold.cartId, cartId), eq(stockHold.modelCode, modelCode)),
  )
  await db.delete(stockHold).where(or(...given))
}
