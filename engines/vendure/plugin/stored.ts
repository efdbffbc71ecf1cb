/** The engine's documents with the fields that this plugin has given them. */
import type { Address, Customer, Order, OrderLine } from '@vendure/core'
import type { ModelPrice } from '../../../reference-backend/pricing/model-price.ts'

export interface CustomerFields {
  readonly company?: string | null
  readonly hasAccountCredit?: boolean
  readonly isVerified?: boolean
  readonly isLocked?: boolean
}

export interface AddressCustomFields {
  readonly nickname?: string | null
  readonly locality?: string | null
  readonly emailAddress?: string | null
}

export interface OrderFields {
  quoteName?: string | null
  purchaseOrder?: string | null
  comment?: string | null
  freightCarrier?: string | null
  specialInstructions?: string | null
  dispatch?: string | null
  zone?: string | null
  taxCountry?: string | null
  steps?: string | null
  method?: string | null
  shippingMethod?: string | null
  savedAddress?: string | null
  addressCopy?: string | null
  pickupLocation?: string | null
  pickupDate?: string | null
  reviewer?: string | null
  answerBy?: string | null
  validUntil?: string | null
}

export interface LineFields {
  skuId?: string | null
  modelCode?: string | null
  choices?: string | null
  materialNumber?: string | null
  customCode?: string | null
  requestedDate?: string | null
  plannedDate?: string | null
  priced?: string | null
}

/** One step in the life of a quote. */
export interface Step {
  readonly status: string
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}

const fieldsOf = (entity: { readonly customFields?: unknown }): Record<string, unknown> =>
  (entity.customFields ?? {}) as Record<string, unknown>

export const customerFields = (customer: Customer): CustomerFields => fieldsOf(customer)
export const addressFields = (address: Address): AddressCustomFields => fieldsOf(address)
export const orderFields = (order: Order): OrderFields => fieldsOf(order)
export const lineFields = (line: OrderLine): LineFields => fieldsOf(line)

export function stepsOf(order: Order): readonly Step[] {
  return stepsIn(orderFields(order).steps)
}

export function stepsIn(written: string | null | undefined): readonly Step[] {
  return written ? (JSON.parse(written) as readonly Step[]) : []
}

export function choicesOf(line: OrderLine): Readonly<Record<string, string>> {
  const { choices } = lineFields(line)
  return choices ? (JSON.parse(choices) as Readonly<Record<string, string>>) : {}
}

/** The price that a line of a quote was given. */
export function pricedOf(line: OrderLine): ModelPrice {
  return JSON.parse(lineFields(line).priced ?? '{}') as ModelPrice
}

/** The lines in the order in which they were added. */
export function linesOf(order: Order): readonly OrderLine[] {
  return [...order.lines].sort((one, other) => Number(one.id) - Number(other.id))
}
