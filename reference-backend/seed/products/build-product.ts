/** From a family to the product document that storage serves. */

import type {
  BundleGroupDocument,
  FileDocument,
  ModifierDocument,
  ProductDocument,
  RelatedProductDocument,
  SkuDocument,
  SuccessionDocument,
  Zone,
} from '../../catalogue/product-document.ts'
import { BRANDS } from './brands.ts'
import { buildAttributeSets } from './build-attribute-sets.ts'
import { buildPerformance } from './build-performance.ts'
import type { BundleGroupSeed, Family, ModifierSeed, OptionSeed } from './family.ts'
import { identifier } from './identifier.ts'
import { plainGroups, plainSkus } from './build-plain.ts'
import { CATEGORIES, PRODUCT_TYPES } from './product-types.ts'

/** The zone of a visitor of this shop; it decides the plain `modifiers`. */
const SITE_ZONE: Zone = 'US'

/**
 * The public definition of a family.
 * @param files what can be downloaded for it
 * @param others all families, for the products that go with it
 */
export function buildProduct(
  family: Family,
  files: readonly FileDocument[],
  others: readonly Family[],
): ProductDocument {
  const brand = BRANDS[family.brand]
  const type = PRODUCT_TYPES[family.productType]
  const category = categoryOf(family)
  const skus = family.plain === undefined ? [skuOf(family)] : plainSkus(family, family.plain)
  const skuID = skuIdOf(family)
  const performance = buildPerformance(family)
  return {
    productID: productIdOf(family),
    productName: family.name,
    title: family.name,
    urlTitle: family.urlTitle,
    productCode: family.productCode,
    skuID,
    skuCode: family.skuCode,
    defaultSku_skuID: skuID,
    shortdescription: family.shortDescription,
    thumbnail: thumbnailOf(family),
    images: [`/media/products/${family.urlTitle}.svg`],
    brand_brandName: brand.name,
    brand_urlTitle: brand.slug,
    productType_productTypeName: type.name,
    productType_urlTitle: type.slug,
    category_categoryName: category.name,
    category_urlTitle: category.slug,
    productClearance: family.plain?.reduction !== undefined,
    skuModelSearchFlag: family.modelSearchOnly ? 'Yes' : 'No',
    optionGroups: plainGroups(family.plain),
    skus,
    modifiers: family.modifiers[SITE_ZONE].map(modifierDocument),
    modifiersUS: family.modifiers.US.map(modifierDocument),
    modifiersEU: family.modifiers.EU.map(modifierDocument),
    attributeSets: buildAttributeSets(family),
    ...(performance !== undefined && { performance }),
    ...(family.bundle !== undefined && { productBundle: bundleGroups(family, family.bundle) }),
    files,
    relatedProducts: relatedTo(family, others),
    predecessors: predecessorsOf(family, others),
    successors: others
      .filter(({ replaces = [] }) => replaces.includes(family.skuCode))
      .map(inSuccession),
  }
}

export function productIdOf(family: Family): string {
  return identifier('product', family.urlTitle)
}

/** The sku that stands for the product: the only one, or the first of a plain one. */
export function skuIdOf({ skuCode, plain }: Family): string {
  return identifier('sku', skuCode + (plain?.skus[0]?.join('') ?? ''))
}

/** The category of a family: its own, else that of its product type. */
export function categoryOf({ category, productType }: Family) {
  return CATEGORIES[category ?? PRODUCT_TYPES[productType].category]
}

/** Where the small picture is served. */
export function thumbnailOf(family: Family): string {
  return `/media/products/${family.urlTitle}-thumb.svg`
}

function skuOf(family: Family): SkuDocument {
  return {
    skuID: skuIdOf(family),
    skuCode: family.skuCode,
    skuName: family.name,
    skuDescription: family.productCode,
    calculatedSkuDefinition: 'Configured by model code',
    salePrice: null,
    listPrice: null,
    currencyCode: 'USD',
    calculatedQATS: null,
    skuOrderMinimumQuantity: 1,
    skuOrderMaximumQuantity: 99_999,
    settings: {
      skuAllowAddToCartFlag: true,
      skuAllowQuoteFlag: true,
      skuRequireLoginToAddToCart: false,
      skuShowPriceForUserType: 'authenticated',
      skuQuoteOnlyFlag: true,
    },
    options: [],
  }
}

function bundleGroups(
  { skuCode }: Family,
  groups: readonly BundleGroupSeed[],
): readonly BundleGroupDocument[] {
  return groups.map(({ code, name, minimum, maximum, skuCodes }) => ({
    productBundleGroupID: identifier('bundleGroup', `${skuCode} ${code}`),
    bundleType: name,
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    skuCodes,
  }))
}

function modifierDocument(modifier: ModifierSeed): ModifierDocument {
  const { key, title, codeTitle, required } = modifier
  return { key, title, codeTitle, required, options: modifier.options.map(optionDocument) }
}

/** What an option costs and how long it takes stays behind; only the note on delivery is public. */
function optionDocument(option: OptionSeed): ModifierDocument['options'][number] {
  const { code, title, description, hidden, minQty, stepQty, note, draws } = option
  return {
    code,
    title,
    description,
    isHiddenFlag: hidden,
    ...(minQty !== undefined && { minQty }),
    ...(stepQty !== undefined && { stepQty }),
    ...(note !== undefined && { leadTimeNote: note }),
    ...(draws !== undefined && { pictureParts: draws }),
  }
}

function relatedTo(family: Family, others: readonly Family[]): readonly RelatedProductDocument[] {
  return family.related.flatMap((skuCode) => {
    const other = others.find((each) => each.skuCode === skuCode)
    if (other === undefined || other.modelSearchOnly) return []
    return [
      {
        productName: other.name,
        urlTitle: other.urlTitle,
        thumbnail: thumbnailOf(other),
        defaultSku_skuID: skuIdOf(other),
      },
    ]
  })
}

function predecessorsOf(
  { replaces = [] }: Family,
  others: readonly Family[],
): readonly SuccessionDocument[] {
  return replaces.flatMap((each) => {
    if (typeof each !== 'string') {
      return [{ skuCode: each.skuCode, productName: each.name, urlTitle: '' }]
    }
    return others.filter(({ skuCode }) => skuCode === each).map(inSuccession)
  })
}

function inSuccession({ skuCode, name, urlTitle, modelSearchOnly }: Family): SuccessionDocument {
  return { skuCode, productName: name, urlTitle: modelSearchOnly ? '' : urlTitle }
}
