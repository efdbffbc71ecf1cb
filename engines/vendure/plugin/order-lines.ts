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
  tools: Tools,
  ctx: RequestContext,
  orderId: ID,
  { product, quantity, unitCents, fields }: NewOrderLine,
): Promise<void> {
  await tools.connection.getRepository(ctx, OrderLine).insert({
    order: { id: orderId },
    ...(await variantOf(tools, ctx, product, fields)),
    quantity,
    listPrice: unitCents,
    initialListPrice: unitCents,
    listPriceIncludesTax: true,
    adjustments: [],
    taxLines: [],
    customFields: { ...fields },
  })
}

/** What Vendure knows a line by: the variant that its model is sold as. */
async function variantOf(
  { connection }: Tools,
  ctx: RequestContext,
  product: SoldProduct,
  { modelCode }: LineFields,
) {
  const { id, taxCategory } = await connection.getRepository(ctx, ProductVariant).findOneOrFail({
    where: { product: { id: product.id }, sku: skuOf(product, modelCode ?? '')?.skuCode ?? '' },
    relations: ['taxCategory'],
  })
  return { productVariant: { id }, taxCategory: { id: taxCategory.id } }
}

interface LineChange {
  readonly quantity?: number
  readonly listPrice?: number
  readonly fields?: LineFields
  /** Where the fields are of a model of another product. */
  readonly product?: SoldProduct
}

/** Another quantity, other fields, another price or another product of a line. */
export async function updateLine(
  tools: Tools,
  ctx: RequestContext,
  id: ID,
  { fields, product, ...own }: LineChange,
): Promise<void> {
  const variant = product && fields && (await variantOf(tools, ctx, product, fields))
  await tools.connection
    .getRepository(ctx, OrderLine)
    .update(id, { ...own, ...variant, ...(fields && { customFields: { ...fields } }) } as object)
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
