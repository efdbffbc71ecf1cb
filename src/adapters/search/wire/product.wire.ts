/** Product definitions on the wire (CAT-20). */
import * as t from 'io-ts'
import type { AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import type { Product, ProductFile } from '../../../domain/catalogue/product.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  amount,
  count,
  flag,
  needed,
  optionalText,
  part,
  picture,
  pictures,
  rows,
  text,
} from '../../http/lenient.wire.ts'
import { PerformanceWire, toPerformance } from './performance.wire.ts'
import { modifierLists, toZonedModifiers } from './modifier.wire.ts'
import { NamedProductWire, toNamedProduct } from './succession.wire.ts'
import { SkuWire, skuIdOf, toSku } from '../../http/sku.wire.ts'

const AttributeWire = t.type({
  attributeCode: text,
  attributeName: text,
  attributeValue: text,
  sortOrder: amount,
  unit: optionalText,
})

/** A set of attributes with its code, name and order (CAT-22). */
const AttributeSetWire = t.type({
  attributeSetCode: needed,
  attributeSetName: text,
  sortOrder: amount,
  attributes: rows(AttributeWire),
})

/** A document of a product (CAT-21). */
const FileWire = t.type({ fileID: needed, fileName: text, fileType: text })

const RelatedWire = t.type({
  productName: text,
  urlTitle: needed,
  thumbnail: picture,
  defaultSku_skuID: optionalText,
})

/** So many pieces of a group belong into a bundle (CAT-41). */
const BundleGroupWire = t.type({
  productBundleGroupID: needed,
  bundleType: text,
  minimumQuantity: count,
  maximumQuantity: count,
})

/** Names, brand, skus, modifiers and option groups of a product (CAT-23, CALL-37). */
const ProductWire = t.type({
  productID: needed,
  productName: text,
  title: text,
  urlTitle: needed,
  productCode: text,
  brand_brandName: text,
  brand_urlTitle: text,
  category_categoryName: text,
  category_urlTitle: text,
  productClearance: flag,
  productType_productTypeName: text,
  productType_urlTitle: text,
  shortdescription: text,
  thumbnail: picture,
  images: pictures,
  skuModelSearchFlag: flag,
  skuID: optionalText,
  skus: t.array(SkuWire),
  defaultSku_skuID: optionalText,
  ...modifierLists,
  optionGroups: rows(t.type({ optionGroupName: needed })),
  productBundle: rows(BundleGroupWire),
  attributeSets: rows(AttributeSetWire),
  performance: part(PerformanceWire),
  files: rows(FileWire),
  relatedProducts: rows(RelatedWire),
  predecessors: rows(NamedProductWire),
  successors: rows(NamedProductWire),
})

/** A product definition, from either of its two addresses (CALL-09). */
export const decodeProduct: Decode<Product> = decodeWith(ProductWire, (wire) => ({
  id: wire.productID,
  name: wire.productName || wire.title,
  urlTitle: wire.urlTitle,
  productCode: wire.productCode,
  brand: wire.brand_brandName,
  brandUrlTitle: wire.brand_urlTitle,
  category: { name: wire.category_categoryName, urlTitle: wire.category_urlTitle },
  isClearance: wire.productClearance,
  productType: { name: wire.productType_productTypeName, urlTitle: wire.productType_urlTitle },
  descriptionHtml: wire.shortdescription,
  thumbnail: wire.thumbnail,
  images: wire.images,
  isModelSearchOnly: wire.skuModelSearchFlag,
  skus: wire.skus.map(toSku),
  defaultSkuId: skuIdOf(wire.defaultSku_skuID ?? wire.skuID),
  modifiers: toZonedModifiers(wire),
  optionGroups: wire.optionGroups.map(({ optionGroupName }) => optionGroupName),
  bundle: wire.productBundle.map((group) => ({
    id: group.productBundleGroupID,
    name: group.bundleType,
    minimum: group.minimumQuantity ?? 0,
    maximum: group.maximumQuantity,
  })),
  attributeSets: wire.attributeSets.map(toAttributeSet),
  performance: wire.performance && toPerformance(wire.performance),
  files: wire.files.map(toFile),
  related: wire.relatedProducts.map((related) => ({
    name: related.productName,
    urlTitle: related.urlTitle,
    thumbnail: related.thumbnail,
    skuId: skuIdOf(related.defaultSku_skuID),
  })),
  predecessors: wire.predecessors.map(toNamedProduct),
  successors: wire.successors.map(toNamedProduct),
}))

function toAttributeSet(wire: t.TypeOf<typeof AttributeSetWire>): AttributeSet {
  const inOrder = wire.attributes.toSorted(bySortOrder)
  return {
    code: wire.attributeSetCode,
    name: wire.attributeSetName || wire.attributeSetCode,
    sortOrder: wire.sortOrder ?? 0,
    attributes: inOrder.map((attribute) => ({
      code: attribute.attributeCode,
      name: attribute.attributeName,
      valueHtml: attribute.attributeValue,
      unit: attribute.unit,
    })),
  }
}

function bySortOrder(
  one: { readonly sortOrder: number | undefined },
  other: { readonly sortOrder: number | undefined },
): number {
  return (one.sortOrder ?? 0) - (other.sortOrder ?? 0)
}

function toFile({ fileID, fileName, fileType }: t.TypeOf<typeof FileWire>): ProductFile {
  return { id: fileID, name: fileName || fileID, type: fileType.toUpperCase() }
}
