/** The scheduled deliveries of the demo workshop, one in each state; README.md lists them. */

import { eq } from 'drizzle-orm'
import { MONTHLY } from '../commerce/deliveries/frequency.ts'
import { FIRST_METHOD, FIRST_SHIPPING_METHOD } from '../commerce/fulfilment/fulfilment-options.ts'
import type { Database } from '../database/database.ts'
import { namedId } from '../database/identifier.ts'
import { cart, cartFulfilment, cartItem, cartPayment } from '../database/schema/checkout.ts'
import { deliveryRun, scheduledDelivery } from '../database/schema/deliveries.ts'
import { placedOrder } from '../database/schema/orders.ts'
import { addDays, earliestToday } from '../pricing/calendar.ts'
import { accountIdOf, addressIdOf } from './account-rows.ts'
import { workshopAddresses } from './addresses.ts'
import { cartOrderIdOf } from './cart-orders.ts'

const WORKSHOP = 'workshop@manifold.test'
const EVERY_TWO_WEEKS = 'd2b8d1c36f504b7dac4e9f8071b2c3d4'
const QUARTERLY = 'd4daf3e581726d9fce60b1a293d4e5f6'

type DeliveryRow = typeof scheduledDelivery.$inferInsert
type RunRow = typeof deliveryRun.$inferInsert

interface DeliverySeed {
  readonly name: string
  readonly frequencyTermId: string
  readonly lines: readonly (readonly [skuCode: string, quantity: number])[]
  /** Days from today to the next date. */
  readonly inDays: number
  readonly card?: true
  readonly runs?: readonly (Pick<RunRow, 'state' | 'problem' | 'orderId'> & {
    readonly daysAgo: number
  })[]
  /** Beside what every one has; days are relative to today. */
  readonly state: (today: string, now: Date) => Partial<DeliveryRow>
}

const ORDER = cartOrderIdOf(WORKSHOP, 'New, on account')

const DELIVERIES: readonly DeliverySeed[] = [
  {
    name: 'Pump seals, bay 2',
    frequencyTermId: MONTHLY,
    lines: [
      ['SKP1N1', 4],
      ['SKP2N1', 2],
    ],
    inDays: 12,
    runs: [
      { state: 'placed', orderId: ORDER, daysAgo: 1 },
      { state: 'skipped', daysAgo: 32 },
    ],
    state: () => ({}),
  },
  {
    name: 'Motor seal kits',
    frequencyTermId: EVERY_TWO_WEEKS,
    lines: [['SKT1NC', 2]],
    inDays: -1,
    card: true,
    runs: [{ state: 'failed', problem: { code: 'cardMissing', at: '' }, daysAgo: 1 }],
    state: (_, now) => ({ problem: { code: 'cardMissing', at: now.toISOString() } }),
  },
  {
    name: 'Press shop stock',
    frequencyTermId: QUARTERLY,
    lines: [['SKP3N1', 6]],
    inDays: 95,
    state: (today) => ({ skippedDate: addDays(today, 4) }),
  },
  {
    name: 'Old line 1',
    frequencyTermId: MONTHLY,
    lines: [['SKP2E1', 2]],
    inDays: 0,
    state: (_, now) => ({
      status: 'cancelled',
      nextPlaceDate: null,
      cancelledAt: now,
      cancellationReason: 'e1000000000000000000000000000002',
      cancellationNotes: 'The line was taken down.',
    }),
  },
]

/** The id of a scheduled delivery of the demo by its name. */
export function deliveryIdOf(name: string): string {
  return namedId(`scheduled delivery ${WORKSHOP} ${name}`)
}

/** Inserts them; their dates are relative to `now`. */
export async function seedDeliveries(db: Database, now: Date): Promise<void> {
  for (const [index, seed] of DELIVERIES.entries()) await insert(db, seed, { now, index })
  const first = deliveryIdOf('Pump seals, bay 2')
  await db.update(placedOrder).set({ orderTemplateId: first }).where(eq(placedOrder.id, ORDER))
}

async function insert(
  db: Database,
  seed: DeliverySeed,
  { now, index }: { readonly now: Date; readonly index: number },
): Promise<void> {
  const { name, frequencyTermId, lines, inDays, runs = [], state } = seed
  const id = deliveryIdOf(name)
  const cartId = namedId(`cart of ${id}`)
  const accountId = accountIdOf(WORKSHOP)
  const today = earliestToday(now)
  const next = addDays(today, inDays)
  await db.insert(cart).values({
    id: cartId,
    accountId,
    purpose: 'schedule',
    orderTemplateId: id,
    touchedAt: now,
    promotionCodes: [],
  })
  await insertChoices(db, seed, cartId)
  const fulfilmentId = namedId(`fulfilment ${cartId}`)
  await db.insert(cartItem).values(
    lines.map(([modelNumber, quantity], position) => ({
      id: namedId(`item ${cartId} ${position}`),
      cartId,
      fulfilmentId,
      position,
      modelNumber,
      quantity,
    })),
  )
  const createdAt = new Date(now.getTime() - (60 + index) * 86_400_000)
  await db.insert(scheduledDelivery).values({
    id,
    accountId,
    cartId,
    name,
    status: 'active',
    frequencyTermId,
    dayOfMonth: Number(next.slice(8)),
    nextPlaceDate: next,
    createdAt,
    activatedAt: createdAt,
    ...state(today, now),
  })
  for (const { daysAgo, problem = null, ...run } of runs) {
    const dueDate = addDays(today, -daysAgo)
    await db.insert(deliveryRun).values({
      ...run,
      cartId: namedId(`run ${id} ${daysAgo}`),
      deliveryId: id,
      dueDate,
      problem: problem && { ...problem, at: now.toISOString() },
      changedAt: now,
      leasedUntil: now,
    })
  }
}

/** Where it goes, and how it is paid. */
async function insertChoices(db: Database, { name, card }: DeliverySeed, cartId: string) {
  const [entry] = workshopAddresses
  if (entry === undefined) throw new Error('The workshop has no address.')
  await db.insert(cartFulfilment).values({
    id: namedId(`fulfilment ${cartId}`),
    cartId,
    methodId: FIRST_METHOD,
    shippingMethodId: FIRST_SHIPPING_METHOD,
    accountAddressId: addressIdOf(WORKSHOP, 'Workshop'),
    shippingAddress: { addressID: namedId(`address ${cartId}`), ...entry.address },
  })
  await db.insert(cartPayment).values({
    id: namedId(`payment ${cartId}`),
    cartId,
    position: 0,
    ...(card === true
      ? {
          methodType: 'creditCard' as const,
          accountPaymentMethodId: namedId(`card ${name}`),
          creditCardType: 'Visa',
          creditCardLastFour: '4242',
          expirationMonth: '11',
          expirationYear: '2031',
        }
      : { methodType: 'termPayment' as const, purchaseOrderNumber: 'IR-STANDING' }),
  })
}
