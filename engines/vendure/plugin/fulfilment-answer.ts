/** How a quote reaches its customer, as an answer has it. */
import { type Order, type OrderLine, type RequestContext, StockLocation } from '@vendure/core'
import { orderFields } from './stored.ts'
import type { Tools } from './tools.ts'

export const METHODS = [
  { id: 'shipping', name: 'Shipping', type: 'shipping' },
  { id: 'pickup', name: 'Pickup', type: 'pickup' },
] as const

export interface Named {
  readonly id: string
  readonly name: string
}

/** The engine's own shipping methods; a quote begins with the first. */
export async function shippingMethods(
  { shippingMethods }: Tools,
  ctx: RequestContext,
): Promise<readonly Named[]> {
  const { items } = await shippingMethods.findAll(ctx, { sort: { id: 'ASC' } } as object)
  return items.map(({ id, name }) => ({ id: String(id), name }))
}

/** The places where goods lie and are handed out. */
export async function pickupPlaces(
  { connection }: Tools,
  ctx: RequestContext,
): Promise<readonly Named[]> {
  const rows = await connection.getRepository(ctx, StockLocation).find({
    where: { customFields: { isForPickup: true } } as object,
    order: { id: 'ASC' },
  })
  return rows.map(({ id, name }) => ({ id: String(id), name }))
}

export const fulfilmentIdOf = (order: Pick<Order, 'id'>) => `delivery-${order.id}`

/** The method of a quote; the first one where none was chosen. */
export function methodOf(order: Order) {
  const { method } = orderFields(order)
  return METHODS.find(({ id }) => id === method) ?? METHODS[0]
}

export async function fulfilmentAnswer(
  tools: Tools,
  ctx: RequestContext,
  order: Order,
  lines: readonly OrderLine[],
) {
  const fields = orderFields(order)
  const method = methodOf(order)
  const isShipped = method.type === 'shipping'
  const options = isShipped ? await shippingMethods(tools, ctx) : []
  const places = isShipped ? [] : await pickupPlaces(tools, ctx)
  const { shippingAddress: to } = order
  const custom = (to.customFields ?? {}) as { locality?: string; emailAddress?: string }
  const hasAddress = isShipped && Boolean(fields.addressCopy)
  return {
    id: fulfilmentIdOf(order),
    method,
    address: hasAddress
      ? {
          name: to.fullName ?? '',
          company: to.company ?? '',
          streetAddress: to.streetLine1 ?? '',
          street2Address: to.streetLine2 ?? '',
          locality: custom.locality ?? '',
          city: to.city ?? '',
          stateCode: to.province ?? '',
          postalCode: to.postalCode ?? '',
          countryCode: to.countryCode ?? '',
          phoneNumber: to.phoneNumber ?? '',
          emailAddress: custom.emailAddress ?? '',
        }
      : null,
    addressCopy: hasAddress ? fields.addressCopy : '',
    savedAddress: hasAddress ? fields.savedAddress : null,
    shippingMethod: isShipped
      ? (options.find(({ id }) => id === fields.shippingMethod) ?? options[0])
      : null,
    shippingMethodOptions: options,
    pickupLocation: places.find(({ id }) => id === fields.pickupLocation) ?? null,
    pickupDate: isShipped ? null : fields.pickupDate,
    lineIds: lines.map(({ id }) => String(id)),
  }
}
