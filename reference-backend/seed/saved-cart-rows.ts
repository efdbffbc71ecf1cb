/** The carts that the demo workshop has set aside; README.md lists them. */

import { FIRST_METHOD, FIRST_SHIPPING_METHOD } from '../commerce/fulfilment/fulfilment-options.ts'
import type { Database } from '../database/database.ts'
import { namedId } from '../database/identifier.ts'
import { cart, cartFulfilment, cartItem } from '../database/schema/checkout.ts'
import { accountIdOf } from './account-rows.ts'

const WORKSHOP = 'workshop@manifold.test'
const DAY_MS = 86_400_000

interface SavedCartSeed {
  readonly name: string
  readonly daysAgo: number
  readonly lines: readonly SeededLine[]
}

interface SeededLine {
  readonly skuCode: string
  readonly quantity: number
  /** What a piece cost when the cart was set aside, where it costs something else today. */
  readonly priceThen?: number
}

const SAVED: readonly SavedCartSeed[] = [
  {
    name: 'Spring overhaul, press shop',
    daysAgo: 41,
    lines: [
      { skuCode: 'SKP1N1', quantity: 6 },
      { skuCode: 'SKT1NC', quantity: 2, priceThen: 27.9 },
    ],
  },
  { name: 'Service truck 4', daysAgo: 9, lines: [{ skuCode: 'SKP2N1', quantity: 4 }] },
]

/** Inserts them; their days are relative to `now`. */
export async function seedSavedCarts(db: Database, now: Date): Promise<void> {
  for (const seed of SAVED) await insert(db, seed, now)
}

async function insert(db: Database, { name, daysAgo, lines }: SavedCartSeed, now: Date) {
  const cartId = namedId(`saved cart ${WORKSHOP} ${name}`)
  const fulfilmentId = namedId(`fulfilment ${cartId}`)
  const items = lines.map((line, position) => ({
    ...line,
    id: namedId(`item ${cartId} ${position}`),
    position,
  }))
  const setAsideAt = new Date(now.getTime() - daysAgo * DAY_MS)
  const known = items.flatMap(({ id, priceThen }) =>
    priceThen === undefined ? [] : [[id, priceThen] as const],
  )
  await db.insert(cart).values({
    id: cartId,
    accountId: accountIdOf(WORKSHOP),
    purpose: 'saved',
    name,
    setAsideAt,
    pricesThen: { currencyCode: 'USD', unitPrices: Object.fromEntries(known) },
    touchedAt: setAsideAt,
    promotionCodes: [],
  })
  await db.insert(cartFulfilment).values({
    id: fulfilmentId,
    cartId,
    methodId: FIRST_METHOD,
    shippingMethodId: FIRST_SHIPPING_METHOD,
  })
  await db.insert(cartItem).values(
    items.map(({ id, position, skuCode: modelNumber, quantity }) => ({
      id,
      cartId,
      fulfilmentId,
      position,
      modelNumber,
      quantity,
    })),
  )
}
