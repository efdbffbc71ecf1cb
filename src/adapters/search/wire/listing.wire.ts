/** A page of products on the wire (CALL-35, CALL-36). */
import * as t from 'io-ts'
import type { ProductListing, ProductTypeCount } from '../../../domain/search/product-listing.ts'
import { listingPageSize } from '../../../domain/catalogue/listing.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  count,
  flag,
  needed,
  neededRows,
  optionalText,
  picture,
  rows,
  text,
} from '../../http/lenient.wire.ts'
import { SkuWire, skuIdOf, toSku } from '../../http/sku.wire.ts'
import { CrossReferenceWire, toCrossReference } from './cross-reference.wire.ts'
import { MatchWire, SkuOptionsWire, toFoundOption, toFoundSku } from './match.wire.ts'
import { FigureWire, toFigures, toQuantity, unreadIn } from './figure.wire.ts'
import { FacetWire, sortFrom, SortWire, toFacets } from './facet.wire.ts'

const SummaryWire = t.type({
  productID: needed,
  productName: text,
  urlTitle: needed,
  skuCode: text,
  defaultSku_skuID: optionalText,
  thumbnail: picture,
  shortdescription: text,
  brand_brandName: text,
  category_categoryName: text,
  productType_productTypeName: text,
  productType_urlTitle: optionalText,
  skus: rows(t.type({ ...SkuWire.props, options: SkuOptionsWire })),
  bundleFlag: flag,
  optionGroups: rows(t.unknown),
  productDataURL: optionalText,
  matches: rows(MatchWire),
  figures: rows(FigureWire),
})

const ListingWire = t.type({
  products: neededRows(SummaryWire),
  total: count,
  pageFrom: count,
  size: count,
  facets: rows(FacetWire),
  columns: rows(t.string),
  sorting: rows(SortWire),
  readAs: optionalText,
  crossReference: CrossReferenceWire,
})

/** The page that was asked for; the size in the answer wins, since the server may allow fewer. */
export const decodeListing: Decode<ProductListing> = decodeWith(ListingWire, (wire) => {
  const total = wire.total ?? wire.products.length
  const perPage = wire.size || listingPageSize
  return {
    rows: wire.products.map(toSummary),
    page: Math.floor((wire.pageFrom ?? 0) / perPage) + 1,
    pageCount: Math.max(1, Math.ceil(total / perPage)),
    total,
    productTypes: productTypesOf(wire),
    facets: toFacets(wire.facets),
    columns: wire.columns.flatMap(toQuantity),
    unreadFigures: wire.products.flatMap(({ urlTitle, figures }) =>
      unreadIn(figures).map((quantity) => `${urlTitle}: ${quantity}`),
    ),
    sorts: wire.sorting.flatMap(sortFrom),
    readAs: wire.readAs,
    crossReference: toCrossReference(wire.crossReference),
  }
})

function toSummary(wire: t.TypeOf<typeof SummaryWire>): ProductSummary {
  const found = wire.matches.flatMap(toFoundOption)
  return {
    id: wire.productID,
    name: wire.productName,
    urlTitle: wire.urlTitle,
    skuCode: wire.skuCode,
    skuId: toFoundSku(wire.skus, found) ?? skuIdOf(wire.defaultSku_skuID),
    brand: wire.brand_brandName,
    category: wire.category_categoryName,
    productType: wire.productType_productTypeName,
    productTypeUrlTitle: wire.productType_urlTitle,
    thumbnail: wire.thumbnail,
    descriptionHtml: wire.shortdescription,
    skus: wire.skus.map(toSku),
    hasOptionGroups: wire.optionGroups.length > 0,
    isBundle: wire.bundleFlag,
    found,
    figures: toFigures(wire.figures),
    definitionAddress: wire.productDataURL,
  }
}

/** The product types of a page, with id, name, picture and address (CAT-11). */
function productTypesOf({ facets }: t.TypeOf<typeof ListingWire>): readonly ProductTypeCount[] {
  const options = facets.find(({ slug }) => slug === 'productType')?.options ?? []
  return options.map((option) => ({
    id: option.productTypeID,
    name: option.name || option.slug,
    urlTitle: option.slug,
    count: option.count ?? 0,
    image: option.imageFile,
  }))
}
