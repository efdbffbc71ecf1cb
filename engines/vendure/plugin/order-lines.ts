/** Lines of carts and quotes as the engine stores them. */
import { type ID, Order, OrderLine, ProductVariant, type RequestContext } from '@vendure/core'
import { type SoldProduct, skuOf } from './catalogue.ts'
import type { LineFields, OrderFields } from './stored.ts'
import type { Tools } from './tools.ts'

export interface NewOrderLine {
  readonly product: SoldProduct
  readonly quantity: number
  /** One piece, in cents of the order's currency. */
  readonly unitCents: number
  readonly fields: LineFields
}

/** Writes a line behind the others of an order. */
export async function insertLine(
  { connection }: Tools,
  ctx: RequestContext,
  orderId: ID,
  { product, quantity, unitCents, fields }: NewOrderLine,
): Promise<void> {
  const sku = skuOf(product, fields.modelCode ?? '')
  const variant = await connection.getRepository(ctx, ProductVariant).findOneOrFail({
    where: { product: { id: product.id }, sku: sku?.skuCode ?? '' },
    relations: ['taxCategory'],
  })
  await connection.getRepository(ctx, OrderLine).insert({
    order: { id: orderId },
    productVariant: { id: variant.id },
    taxCategory: { id: variant.taxCategory.id },
    quantity,
    listPrice: unitCents,
    initialListPrice: unitCents,
    listPriceIncludesTax: true,
    adjustments: [],
    taxLines: [],
    customFields: { ...fields },
  })
}

/** Another quantity, other fields, or another price of a line. */
export async function updateLine(
  { connection }: Tools,
  ctx: RequestContext,
  id: ID,
  change: { readonly quantity?: number; readonly listPrice?: number; readonly fields?: LineFields },
): Promise<void> {
  const { fields, ...own } = change
  await connection
    .getRepository(ctx, OrderLine)
    .update(id, { ...own, ...(fields && { customFields: { ...fields } }) } as object)
}

export async function removeLines(
  { connection }: Tools,
  ctx: RequestContext,
  ids: readonly ID[],
): Promise<void> {
  if (ids.length > 0) await connection.getRepository(ctx, OrderLine).delete(ids.map(Number))
}

/** Other fields of an order. */
export async function updateOrder(
  { connection }: Tools,
  ctx: RequestContext,
  id: ID,
  fields: OrderFields,
  own: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await connection
    .getRepository(ctx, Order)
    .update(id, { ...own, customFields: { ...fields } } as object)
}

/** An order with its lines. */
export function orderWithLines({ connection }: Tools, ctx: RequestContext, id: ID) {
  return connection.getRepository(ctx, Order).findOne({ where: { id }, relations: ['lines'] })
}
