/** A page of products on the wire, and the question for it (CALL-35, CALL-36). */
import * as t from 'io-ts'
import type {
  ProductListing,
  ProductQuery,
  ProductTypeCount,
} from '../../../application/ports/product-search.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { count, needed, neededRows, optionalText, rows, text } from '../../http/lenient.wire.ts'
import { skuIdOf } from '../../http/sku.wire.ts'

/** A listing has 12 products a page unless the question says otherwise (CAT-02). */
const usualSize = 12

const SummaryWire = t.type({
  productID: needed,
  productName: text,
  urlTitle: needed,
  skuCode: text,
  defaultSku_skuID: optionalText,
  thumbnail: text,
  shortdescription: text,
  brand_brandName: text,
  productType_productTypeName: text,
  optionGroups: rows(t.unknown),
})

const FacetWire = t.type({
  slug: text,
  options: rows(t.type({ name: text, slug: needed, count, imageFile: optionalText })),
})

const ListingWire = t.type({
  products: neededRows(SummaryWire),
  total: count,
  pageFrom: count,
  size: count,
  facets: rows(FacetWire),
})

/**
 * `POST /api/v1/public/search`. Of a word that begins with three digits only these are sent: it is a model
 * code, and they name the product.
 */
export function encodeProductQuery(query: ProductQuery) {
  const { productType, page, pageSize: size = usualSize } = query
  const word = query.keyword.trim()
  return {
    facets: {},
    filters: {
      skuModelSearchFlag: 'No',
      ...(productType ? { 'productTypes.productType': productType } : {}),
    },
    query: /^\d{3}\S*$/.test(word) ? word.slice(0, 3) : word,
    pageFrom: (Math.max(1, page) - 1) * size,
    size,
    route: productType ?? '',
  }
}

/** The page that was asked for; the size in the answer wins, since the server may allow fewer. */
export const decodeListing: Decode<ProductListing> = decodeWith(ListingWire, (wire) => {
  const total = wire.total ?? wire.products.length
  const perPage = wire.size || usualSize
  return {
    rows: wire.products.map(toSummary),
    page: Math.floor((wire.pageFrom ?? 0) / perPage) + 1,
    pageCount: Math.max(1, Math.ceil(total / perPage)),
    total,
    productTypes: productTypesOf(wire),
  }
})

function toSummary(wire: t.TypeOf<typeof SummaryWire>): ProductSummary {
  return {
    id: wire.productID,
    name: wire.productName,
    urlTitle: wire.urlTitle,
    skuCode: wire.skuCode,
    skuId: skuIdOf(wire.defaultSku_skuID),
    brand: wire.brand_brandName,
    productType: wire.productType_productTypeName,
    thumbnail: wire.thumbnail,
    descriptionHtml: wire.shortdescription,
    hasOptionGroups: wire.optionGroups.length > 0,
  }
}

function productTypesOf({ facets }: t.TypeOf<typeof ListingWire>): readonly ProductTypeCount[] {
  const options = facets.find(({ slug }) => slug === 'productType')?.options ?? []
  return options.map((option) => ({
    name: option.name || option.slug,
    urlTitle: option.slug,
    count: option.count ?? 0,
    image: option.imageFile,
  }))
}
