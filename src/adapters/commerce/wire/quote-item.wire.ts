/** Lines of a quote on the wire (QUOTE-47, QUOTE-48, QUOTE-49). */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { segmentsOf } from '../../../domain/catalogue/model-segment.ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import { ruleOf } from '../../../domain/pricing/quantity-rule.ts'
import { type QuoteItem, quoteItemId } from '../../../domain/quote/quote-item.ts'
import { day } from '../../http/day.wire.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededCount,
  optionalPicture,
  optionalText,
  part,
  pictures,
  remembered,
  rows,
  text,
} from '../../http/lenient.wire.ts'

const BrandWire = t.type({ brandName: text })

const ProductWire = t.type({
  productName: text,
  urlTitle: text,
  skuModelSearchFlag: flag,
  brand: part(BrandWire),
  brand_brandName: text,
  category: part(t.type({ categoryName: text })),
  category_categoryName: text,
  productType: part(t.type({ productTypeName: text })),
  productType_productTypeName: text,
  images: pictures,
})

const SkuWire = t.type({
  skuID: optionalText,
  images: pictures,
  imagePath: optionalPicture,
  product: part(ProductWire),
})

const flatItem = {
  orderItemID: needed,
  parentOrderItemID: optionalText,
  parentOrderItem_orderitemID: optionalText,
  quantity: neededCount,
  modelNumber: text,
  modifierSummary: rows(t.type({ codeTitle: text, code: text, title: text })),
  skuConfigurations: rows(t.type({ modifierKey: needed, optionCode: text })),
  customerMaterialNumber: text,
  improCustomCode: text,
  publicRemoteID: text,
  currencyCode: text,
  orderItemStatusType_typeName: text,
  quoteOnly: flag,
  requestedDeliveryDate: day,
  plannedDeliveryDate: day,
  effectiveLeadTime: amount,
  leadDeliveryDate: day,
  minQty: count,
  stepQty: count,
  calculatedQATS: count,
  itemTotalSummary: part(t.type({ unitPrice: amount, lineTotal: amount })),
  unitPrice: amount,
  extendedPriceAfterDiscount: amount,
  calculatedSurchargeAmount: amount,
  sku: part(SkuWire),
}

const FlatItemWire = t.type(flatItem)

/** Bundles go one level deep: a part has no parts. */
export const QuoteItemWire = remembered(
  t.type({
    ...flatItem,
    orderChildItems: rows(FlatItemWire),
    childOrderItems: rows(FlatItemWire),
  }),
)

/** What engines call a line that nothing has happened to, in the language in which they were asked; it has no code. */
const untouchedNames: ReadonlySet<string> = new Set([
  '',
  'new',
  'neu',
  'nuevo',
  'nueva',
  'nouveau',
  'nouvelle',
])

type FlatItemWire = t.TypeOf<typeof FlatItemWire>
type QuoteItemWire = t.TypeOf<typeof QuoteItemWire>

/** Lines without parts by what was read of them: a line that an answer has left as it was stays the same value. */
const known = new WeakMap<QuoteItemWire, { readonly reference: string; readonly item: QuoteItem }>()

/**
 * The lines of a quote, with the references that their fulfilments know. Parts of a bundle may come inside
 * their parent or beside it; they end inside.
 */
export function toQuoteItems(
  wires: readonly QuoteItemWire[],
  references: ReadonlyMap<string, string> = new Map(),
): readonly QuoteItem[] {
  // Most lines are part of nothing, and are not looked up among thousands.
  const parented = wires.filter((wire) => parentOf(wire) !== undefined)
  const ids = parented.length === 0 ? undefined : new Set(wires.map((wire) => wire.orderItemID))
  const isPart = (wire: FlatItemWire) => ids?.has(parentOf(wire) ?? '') === true
  const parts = parented.filter(isPart)
  const lines = parts.length === 0 ? wires : wires.filter((wire) => !isPart(wire))
  return lines.map((wire) => {
    if (parts.length === 0 && !hasParts(wire)) return keptItem(wire, references)
    const inside = [...wire.orderChildItems, ...wire.childOrderItems]
    const beside = parts.filter((other) => parentOf(other) === wire.orderItemID)
    const children = [...inside, ...beside].map((child) => toQuoteItem(child, [], references))
    return children.length === 0
      ? keptItem(wire, references)
      : toQuoteItem(wire, children, references)
  })
}

/** Reads one line of an answer before the answer itself is read, which finds it read then. */
export function decodeLine(line: unknown): void {
  const read = QuoteItemWire.decode(line)
  if (E.isRight(read) && !hasParts(read.right)) keptItem(read.right, new Map())
}

const hasParts = ({ orderChildItems, childOrderItems }: QuoteItemWire) =>
  orderChildItems.length + childOrderItems.length > 0

function keptItem(wire: QuoteItemWire, references: ReadonlyMap<string, string>): QuoteItem {
  const reference = references.get(wire.orderItemID) ?? ''
  const before = known.get(wire)
  if (before?.reference === reference) return before.item
  const item = toQuoteItem(wire, [], references)
  known.set(wire, { reference, item })
  return item
}

function toQuoteItem(
  wire: FlatItemWire,
  children: readonly QuoteItem[],
  references: ReadonlyMap<string, string>,
): QuoteItem {
  const product = wire.sku?.product
  return {
    id: quoteItemId(wire.orderItemID),
    productName: product?.productName ?? '',
    // A product that is sold by model search only has no page to lead to.
    productUrlTitle: product?.skuModelSearchFlag === true ? '' : (product?.urlTitle ?? ''),
    skuId: wire.sku?.skuID === undefined ? undefined : skuId(wire.sku.skuID),
    brand: product?.brand?.brandName || product?.brand_brandName || '',
    category: toCategory(wire),
    image: wire.sku?.images[0] ?? product?.images[0] ?? wire.sku?.imagePath,
    modelCode: wire.modelNumber,
    segments: segmentsOf(wire.modifierSummary, wire.skuConfigurations),
    ...(wire.skuConfigurations.length > 0 && {
      choices: new Map(wire.skuConfigurations.map((each) => [each.modifierKey, each.optionCode])),
    }),
    quantity: wire.quantity,
    rule: ruleOf(wire.minQty, wire.stepQty),
    customerMaterialNumber: wire.customerMaterialNumber,
    customCode: wire.improCustomCode,
    supplierReference: wire.publicRemoteID || (references.get(wire.orderItemID) ?? ''),
    requestedDate: wire.requestedDeliveryDate,
    plannedDate: wire.plannedDeliveryDate,
    leadTime: { weeks: wire.effectiveLeadTime, earliest: wire.leadDeliveryDate },
    stock: wire.calculatedQATS,
    statusName: wire.orderItemStatusType_typeName,
    isUntouched: untouchedNames.has(wire.orderItemStatusType_typeName.trim().toLowerCase()),
    isQuoteOnly: wire.quoteOnly,
    currency: wire.currencyCode,
    unitPrice: wire.itemTotalSummary?.unitPrice ?? wire.unitPrice,
    lineTotal: wire.itemTotalSummary?.lineTotal ?? wire.extendedPriceAfterDiscount,
    surcharge: wire.calculatedSurchargeAmount,
    children,
  }
}

/** The product's category in either spelling (O-27), else its type. */
function toCategory({ sku }: FlatItemWire): string {
  const product = sku?.product
  const category = product?.category?.categoryName || product?.category_categoryName
  const type = product?.productType?.productTypeName || product?.productType_productTypeName
  return category || type || ''
}

/** Two spellings of the parent, one with a lower-case i (O-27). */
function parentOf(wire: FlatItemWire): string | undefined {
  return wire.parentOrderItemID ?? wire.parentOrderItem_orderitemID
}
