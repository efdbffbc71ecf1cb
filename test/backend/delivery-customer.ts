/** A customer who sets up scheduled deliveries in tests. */

import { eq } from 'drizzle-orm'
import { accountPaymentMethod } from '../../reference-backend/database/schema/payments.ts'
import { addressIdOf, accountIdOf } from '../../reference-backend/seed/account-rows.ts'
import { shopper, type Shopper } from './checkout-customer.ts'
import type { Json, Reply } from './customer.ts'
import { addDays, earliestToday } from '../../reference-backend/pricing/calendar.ts'
import type { TestShop } from './test-shop.ts'

export const US = 'us@manifold.test'
export const MONTHLY = '23c6a8caa4f890196664237003fe5f75'
const DAY_MS = 86_400_000

export interface Plan {
  readonly skuCode?: string
  readonly quantity?: number
  /** A saved card by its nickname; without one the customer buys on account. */
  readonly card?: string
  /** `YYYY-MM-DD`; by default ten days ahead. */
  readonly firstDate?: string
  readonly frequencyTermID?: string
}

/** The earliest day on Earth, so many days from now. */
export function dayFromNow(shop: Pick<TestShop, 'now'>, days: number): string {
  return addDays(earliestToday(shop.now()), days)
}

/** Moves the clock to where a day has begun everywhere. */
export function goTo(shop: TestShop, day: string): void {
  shop.setNow(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS / 2))
}

/** A customer who has signed in just now: no token lasts for days. */
export async function back(shop: TestShop, emailAddress = US): Promise<Shopper> {
  return shopper(shop.fetch, await shop.signIn(emailAddress))
}

/** The id of a saved card of the customer. */
export async function cardNamed(shop: TestShop, name: string): Promise<string> {
  const cards = await shop.database
    .select()
    .from(accountPaymentMethod)
    .where(eq(accountPaymentMethod.accountId, accountIdOf(US)))
  const found = cards.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no card ${name}.`)
  return found.id
}

export interface Planned {
  readonly orderTemplateID: string
  readonly one: Shopper
  readonly firstDate: string
}

/** On account, by one purchase order number for all of them. */
export const ON_ACCOUNT = { paymentMethodType: 'termPayment', purchaseOrderNumber: 'PO-STANDING' }

/** A delivery that has been started: seal kits every month, unless something else is named. */
export async function planned(shop: TestShop, plan: Plan = {}): Promise<Planned> {
  const one = await back(shop)
  const { firstDate = dayFromNow(shop, 10) } = plan
  const payment =
    plan.card === undefined
      ? ON_ACCOUNT
      : { accountPaymentMethod: { value: await cardNamed(shop, plan.card) } }
  const orderTemplateID = await started(one, { ...plan, firstDate, payment })
  return { orderTemplateID, one, firstDate }
}

interface Start extends Omit<Plan, 'card' | 'firstDate'> {
  readonly firstDate: string
  readonly payment: object
}

/** Goes there by calls, and answers its id. */
export async function started(one: Shopper, plan: Start): Promise<string> {
  const { skuCode = 'SKT1NC', quantity = 2, frequencyTermID = MONTHLY, firstDate } = plan
  const made = await one.write('addOrderTemplateItem', { skuCode, quantity })
  const { orderTemplateID } = made.body.orderTemplate
  const say = (action: string, body: object): Promise<Reply> =>
    one.write(action, { orderTemplateID, ...body })
  await say('editOrderTemplate', { orderTemplateName: 'Seals for line 3' })
  await say('updateOrderTemplateFrequency', { frequencyTerm: { value: frequencyTermID } })
  await say('updateOrderTemplateSchedule', { scheduleOrderNextPlaceDateTime: firstDate })
  await say('updateOrderTemplateShipping', {
    shippingAccountAddress: { value: addressIdOf(US, 'Main plant') },
  })
  await say('updateOrderTemplateBilling', plan.payment)
  const answer = await say('activateOrderTemplate', {})
  if (answer.body.failureActions.length > 0) throw new Error(JSON.stringify(answer.body.errors))
  return orderTemplateID
}

/** The delivery as its owner sees it now. */
export async function seen(shop: TestShop, orderTemplateID: string): Promise<Json> {
  return (await (await back(shop)).read('getOrderTemplateDetails', { orderTemplateID }))
    .orderTemplate
}
