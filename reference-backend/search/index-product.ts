/** What the index holds of one product, made from its definition alone. */

import type { StoredProduct } from '../catalogue/catalogue.ts'
import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import { saidEverywhere } from '../catalogue/wording.ts'
import { centsOf } from '../pricing/cents.ts'
import { CURRENCY_OF } from '../pricing/line-amounts.ts'
import { PRICE_STEPS, RANGE_FACETS, rangesOf } from './facet-ranges.ts'
import type { FacetValue } from './facet-value.ts'
import { modifierFacets } from './modifier-facets.ts'
import { slugOf, wordsOf } from './plain-words.ts'
import {
  FIGURES_SHOWN,
  figuresOf,
  FIGURE_QUANTITIES,
  type ProductFigure,
} from './product-figures.ts'
import { choosingFigures, type TechnicalFigure, technicalFigures } from './technical-figures.ts'

export interface IndexedProduct {
  /** The lowest public price of each region, in cents. */
  readonly price: number | null
  readonly priceEu: number | null
  readonly codes: string
  readonly names: string
  readonly words: string
  readonly zones: Readonly<Record<Zone, IndexedInZone>>
}

/** What it is in a region, where other options and sizes of it are sold than elsewhere. */
export interface IndexedInZone {
  readonly facets: readonly FacetValue[]
  /** What it is found by. */
  readonly measures: readonly TechnicalFigure[]
  /** What a list shows of it. */
  readonly figures: readonly ProductFigure[]
}

/** Facets come in this order, those of technical data and of options behind one another. */
const FACET_ORDER = {
  productType: 1,
  brand: 2,
  category: 3,
  attribute: 10,
  modifier: 30,
  option: 40,
  price: 90,
}

/** Counts the products that a list shows a figure of by itself, by quantity. It is no filter. */
export const FIGURE_FACET = '#figure'

/** The row of the index, with facets and figures not yet parted into tables. */
export function indexedProduct(product: StoredProduct): IndexedProduct {
  const { doc } = product
  const price = lowestPrice(doc, 'US')
  const priceEu = lowestPrice(doc, 'EU')
  return {
    price,
    priceEu,
    codes: `|${doc.skus.map(({ skuCode }) => skuCode.toUpperCase()).join('|')}|`,
    names: distinct([...saidEverywhere(product.name), product.productCode, product.skuCode]),
    words: distinct(spokenOf(product)),
    zones: { US: indexedInZone(product, 'US', price), EU: indexedInZone(product, 'EU', priceEu) },
  }
}

function indexedInZone(product: StoredProduct, zone: Zone, price: number | null): IndexedInZone {
  const { doc } = product
  const figures = figuresOf(doc, zone)
  return {
    facets: [
      ...groupFacets(product),
      ...rangeFacets(choosingFigures(doc, zone)),
      ...modifierFacets(doc, zone, FACET_ORDER.modifier),
      ...optionFacets(doc),
      ...priceFacets(zone, price),
      ...figures.slice(0, FIGURES_SHOWN).map(({ quantity }) => figureFacet(quantity)),
    ],
    measures: technicalFigures(doc, zone),
    figures,
  }
}

function figureFacet(quantity: ProductFigure['quantity']): FacetValue {
  return {
    facet: FIGURE_FACET,
    facetName: '',
    facetOrder: 0,
    slug: quantity,
    name: quantity,
    optionOrder: FIGURE_QUANTITIES.indexOf(quantity),
  }
}

function distinct(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(wordsOf))].join(' ')
}

/** All texts about a product; kinds and options in every language. */
function spokenOf({ doc, ...product }: StoredProduct): readonly string[] {
  return [
    product.searchText,
    product.brandName,
    ...saidEverywhere(product.productTypeName),
    ...saidEverywhere(doc.category_categoryName),
    ...doc.skus.map(({ skuCode }) => skuCode),
    ...doc.optionGroups.flatMap(({ options }) =>
      options.flatMap(({ optionName }) => saidEverywhere(optionName)),
    ),
  ]
}

function groupFacets(product: StoredProduct): readonly FacetValue[] {
  const { doc } = product
  const facet = (
    [facet, facetName, facetOrder]: readonly [string, string, number],
    [slug, name]: readonly [string, string],
  ) => ({ facet, facetName, facetOrder, slug, name, optionOrder: 0 })
  return [
    facet(
      ['productTypes.productType', 'Product Type', FACET_ORDER.productType],
      [product.productTypeSlug, product.productTypeName],
    ),
    facet(
      ['categories.category', 'Category', FACET_ORDER.category],
      [doc.category_urlTitle, doc.category_categoryName],
    ),
    facet(['brands.brand', 'Brand', FACET_ORDER.brand], [product.brandSlug, product.brandName]),
  ].filter(({ slug }) => slug !== '')
}

function rangeFacets(figures: readonly TechnicalFigure[]): readonly FacetValue[] {
  return RANGE_FACETS.flatMap(({ facet, name, quantity, factor, steps }, index) => {
    const ranges = figures
      .filter((each) => each.quantity === quantity)
      .flatMap(({ low, high }) => rangesOf(steps, { low: low * factor, high: high * factor }))
    const distinct = new Map(ranges.map((range) => [range.slug, range]))
    return [...distinct.values()].map((range) => ({
      facet,
      facetName: name,
      facetOrder: FACET_ORDER.attribute + index,
      slug: range.slug,
      name: range.name,
      optionOrder: range.order,
    }))
  })
}

/** Only what leads to a sku on sale: an option of withdrawn skus alone narrows to nothing. */
function optionFacets({ optionGroups, skus }: ProductDocument): readonly FacetValue[] {
  const sold = new Set(
    skus.flatMap(({ options }) =>
      options.map(({ optionGroupCode, optionCode }) => `${optionGroupCode} ${optionCode}`),
    ),
  )
  return optionGroups.flatMap(({ optionGroupCode, optionGroupName, options }, group) =>
    options
      .filter(({ optionCode }) => sold.has(`${optionGroupCode} ${optionCode}`))
      .map(({ optionName }, order) => ({
        facet: `options.${optionGroupCode}`,
        facetName: optionGroupName,
        facetOrder: FACET_ORDER.option + group,
        slug: slugOf(optionName),
        name: optionName,
        optionOrder: order,
      })),
  )
}

/** The facet by price is one of its own in each region: its options are amounts of another currency. */
export const PRICE_FACETS: Readonly<Record<Zone, string>> = {
  US: 'priceRange',
  EU: 'priceRange.EU',
}

function priceFacets(region: Zone, cents: number | null): readonly FacetValue[] {
  if (cents === null) return []
  const amount = cents / 100
  return rangesOf(PRICE_STEPS, { low: amount, high: amount }).map(({ slug, name, order }) => ({
    facet: PRICE_FACETS[region],
    facetName: `Price|unit:${CURRENCY_OF[region]}`,
    facetOrder: FACET_ORDER.price,
    slug,
    name,
    optionOrder: order,
  }))
}

/** In cents; null when no sku shows its price to everybody (PRICE-21). */
function lowestPrice({ skus }: ProductDocument, zone: Zone): number | null {
  const prices = skus.flatMap(({ regionPrices = [] }) =>
    regionPrices.flatMap(({ region, salePrice }) => (region === zone ? [salePrice] : [])),
  )
  return prices.length === 0 ? null : centsOf(Math.min(...prices))
}
