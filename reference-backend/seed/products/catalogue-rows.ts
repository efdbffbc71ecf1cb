/** The rows of the catalogue, made from the families; the same at every call. */

import { sha256 } from '#platform/digests.ts'
import type { file, media, product, productType } from '../../database/schema/catalogue.ts'
import { ALL_FAMILIES } from './all-families.ts'
import { BRANDS } from './brands.ts'
import { buildPriceList } from './build-price-list.ts'
import { buildProduct, categoryOf, productIdOf, skuIdOf } from './build-product.ts'
import type { Family } from './family.ts'
import { familyFiles } from './files/family-files.ts'
import { identifier } from './identifier.ts'
import { allPictures, type Picture } from './pictures/all-pictures.ts'
import { PRODUCT_TYPES, productTypeImage } from './product-types.ts'

export interface CatalogueRows {
  readonly productTypes: readonly (typeof productType.$inferInsert)[]
  readonly products: readonly (typeof product.$inferInsert)[]
  readonly files: readonly (typeof file.$inferInsert)[]
  readonly media: readonly (typeof media.$inferInsert)[]
}

/** Every row of the four catalogue tables, parents before children. */
export async function catalogueRows(): Promise<CatalogueRows> {
  const pictures = allPictures(ALL_FAMILIES)
  const withFiles = await Promise.all(
    ALL_FAMILIES.map(async (family) => {
      const path = `products/${family.urlTitle}.svg`
      const picture = pictures.find((each) => each.path === path)?.svg ?? ''
      return { family, files: await familyFiles(family, picture) }
    }),
  )
  return {
    productTypes: Object.values(PRODUCT_TYPES).map(({ slug, name }, index) => ({
      id: identifier('productType', slug),
      slug,
      name,
      imageFile: productTypeImage(slug),
      sortOrder: index + 1,
    })),
    products: withFiles.map(({ family, files }, index) => ({
      ...productRow(family, index),
      doc: buildProduct(
        family,
        files.map(({ id, name, type }) => ({ fileID: id, fileName: name, fileType: type })),
        ALL_FAMILIES,
      ),
    })),
    files: withFiles.flatMap(({ family, files }) =>
      files.map((each) => ({ ...each, productId: productIdOf(family) })),
    ),
    media: mediaRows(pictures),
  }
}

/** The pictures as they are stored. */
export function mediaRows(
  pictures: readonly Picture[] = allPictures(ALL_FAMILIES),
): CatalogueRows['media'] {
  return pictures.map(({ path, svg }) => ({
    path,
    mediaType: 'image/svg+xml',
    content: svg,
    etag: `"${sha256('hex', svg).slice(0, 24)}"`,
  }))
}

/** The range has grown by a family every five weeks. */
const FIRST_ADDED = Date.UTC(2021, 0, 11)
const BETWEEN_ADDITIONS = 35 * 86_400_000

function productRow(family: Family, index: number) {
  const brand = BRANDS[family.brand]
  const type = PRODUCT_TYPES[family.productType]
  return {
    id: productIdOf(family),
    skuId: skuIdOf(family),
    skuCode: family.skuCode,
    urlTitle: family.urlTitle,
    name: family.name,
    productCode: family.productCode,
    brandName: brand.name,
    brandSlug: brand.slug,
    productTypeName: type.name,
    productTypeSlug: type.slug,
    modelSearchOnly: family.modelSearchOnly,
    sortOrder: index + 1,
    priceList: buildPriceList(family),
    searchText: searchText(family),
    addedAt: new Date(FIRST_ADDED + index * BETWEEN_ADDITIONS),
  }
}

/** What a product is found by: names, codes, brand, type, key words and its description as text. */
function searchText(family: Family): string {
  return [
    family.name,
    family.productCode,
    family.skuCode,
    BRANDS[family.brand].name,
    PRODUCT_TYPES[family.productType].name,
    categoryOf(family).name,
    family.keywords,
    family.shortDescription.replace(/<[^>]*>/g, ' '),
  ].join(' ')
}
