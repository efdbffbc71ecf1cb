/** Pieces are taken where they are there, and given back once. */
import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import {
  giveBackExpired,
  holdPieces,
  takePieces,
} from '../../reference-backend/commerce/checkout/stock-holding.ts'
import { stock, stockHold } from '../../reference-backend/database/schema/stock.ts'
import { onEachEngine } from './each-engine.ts'
import { availableEngines } from './postgres.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const CART = 'a cart'
const [SEALS, PLATES] = ['SKT1NC', 'SKP1N1'] as const
const LATER = 31 * 60_000

const leftIn = async ({ database }: TestShop, modelCode: string) => {
  const [row] = await database.select().from(stock).where(eq(stock.modelCode, modelCode))
  return row?.quantity
}

/** Two articles of one cart are held, and have been for too long. */
async function heldTooLong({ database, now, setNow }: TestShop): Promise<void> {
  const pieces = [SEALS, PLATES].map((modelCode) => ({ modelCode, quantity: 2 }))
  await takePieces(database, pieces)
  await holdPieces(database, CART, { pieces, now: now() })
  setNow(new Date(now().getTime() + LATER))
}

onEachEngine('pieces in stock', (shop) => {
  it('are not taken where there are fewer, and none of the others with them', async () => {
    const wanted = [
      { modelCode: SEALS, quantity: 1 },
      { modelCode: PLATES, quantity: 121 },
    ]
    const taken = shop().database.transaction((db) => takePieces(db, wanted))
    await expect(taken).rejects.toMatchObject({ errors: { reviewed: [expect.any(String)] } })
    expect([await leftIn(shop(), SEALS), await leftIn(shop(), PLATES)]).toEqual([85, 120])
  })

  it('are given back once, however many look for what is held for too long at the same time', async () => {
    await heldTooLong(shop())
    const { database, now } = shop()
    await Promise.all(
      Array.from({ length: 8 }, () => database.transaction((db) => giveBackExpired(db, now()))),
    )
    expect([await leftIn(shop(), SEALS), await leftIn(shop(), PLATES)]).toEqual([85, 120])
    expect(await database.select().from(stockHold)).toEqual([])
  })
})

it.runIf(availableEngines().includes('postgres'))(
  'stays held, and is given back later, what another process is just dealing with',
  async () => {
    const shop = await openTestShop({ engine: 'postgres' })
    onTestFinished(shop.close)
    const { database, now } = shop
    await heldTooLong(shop)
    const lookAgain = () =>
      database.transaction(async (db) => {
        // Whoever waits for the other process here would delete what it has not given back.
        await db.execute(sql`set local lock_timeout = '2s'`)
        await giveBackExpired(db, now())
      })
    await database.transaction(async (other) => {
      await other.select().from(stockHold).where(eq(stockHold.modelCode, SEALS)).for('update')
      await lookAgain()
    })
    expect(await database.select().from(stockHold)).toMatchObject([{ modelCode: SEALS }])
    expect([await leftIn(shop, SEALS), await leftIn(shop, PLATES)]).toEqual([83, 120])
    await lookAgain()
    expect([await leftIn(shop, SEALS), await leftIn(shop, PLATES)]).toEqual([85, 120])
  },
)
