/** Products as they are sold: their definitions and price lists, each read again when its row has changed. */
import {
  LanguageCode,
  Product,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core'
import { IsNull, Like } from 'typeorm'
import type {
  ProductDocument,
  SkuDocument,
} from '../../../reference-backend/catalogue/product-document.ts'
import type { PriceList } from '../../../reference-backend/pricing/price-list.ts'

export interface SoldProduct {
  readonly id: Product['id']
  /** In English. */
  readonly doc: ProductDocument
  readonly priceList: PriceList
  readonly outline: unknown
  /** In the language of a reader; English where it is not told in that one. */
  readonly spoken: (ctx: RequestContext) => ProductDocument
}

export type Catalogue = ReturnType<typeof catalogueOf>

interface ProductFields {
  readonly document: string
  readonly priceList: string
  readonly outline: string | null
}

export function catalogueOf(connection: TransactionalConnection) {
  const kept = new Map<Product['id'], { readonly changed: number; readonly product: SoldProduct }>()

  async function one(ctx: RequestContext, field: string, value: string) {
    const products = connection.getRepository(ctx, Product)
    const where = { customFields: { [field]: value }, enabled: true, deletedAt: IsNull() }
    const found = await products.findOne({ where: where as object, select: ['id', 'updatedAt'] })
    if (!found) return undefined
    const changed = found.updatedAt.getTime()
    const known = kept.get(found.id)
    if (known?.changed === changed) return known.product
    const row = await products.findOneOrFail({
      where: { id: found.id },
      relations: ['translations'],
    })
    const product = soldProduct(row)
    kept.set(found.id, { changed, product })
    return product
  }

  /** Those that have taken the place of the product of a sku code. */
  async function successors(ctx: RequestContext, code: string): Promise<readonly SoldProduct[]> {
    const rows = await connection.getRepository(ctx, Product).find({
      where: {
        customFields: { predecessors: Like(`%,${code},%`) },
        enabled: true,
        deletedAt: IsNull(),
      } as object,
      order: { id: 'ASC' },
    })
    const codes = rows.map(({ customFields }) => (customFields as { skuCode?: string }).skuCode)
    const found = await Promise.all(codes.map((each) => one(ctx, 'skuCode', each ?? '')))
    return found.filter((product) => product !== undefined)
  }

  return {
    successors,
    /** The product of the three characters that its codes begin with, in either case. */
    bySkuCode: (ctx: RequestContext, code: string) => one(ctx, 'skuCode', code.toUpperCase()),
    byUrlTitle: (ctx: RequestContext, title: string) => one(ctx, 'urlTitle', title),
    byDocumentId: (ctx: RequestContext, id: string) => one(ctx, 'documentId', id),
    /** The product that a model code belongs to. */
    ofModel: (ctx: RequestContext, model: string) =>
      one(ctx, 'skuCode', model.slice(0, 3).toUpperCase()),
  }
}

function soldProduct(row: Product): SoldProduct {
  const { document, priceList, outline } = row.customFields as unknown as ProductFields
  const doc = JSON.parse(document) as ProductDocument
  const spoken = new Map(
    row.translations.flatMap(({ languageCode, customFields }) => {
      const { spokenDocument } = customFields as { readonly spokenDocument?: string | null }
      return spokenDocument
        ? [[languageCode, JSON.parse(spokenDocument) as ProductDocument] as const]
        : []
    }),
  )
  return {
    id: row.id,
    doc,
    priceList: JSON.parse(priceList) as PriceList,
    outline: outline ? (JSON.parse(outline) as unknown) : undefined,
    spoken: ({ languageCode }) => spoken.get(languageCode ?? LanguageCode.en) ?? doc,
  }
}

/** Whether a product is configured by a model code. */
export const isConfigured = ({ priceList }: SoldProduct) => priceList.plain === undefined

/** The sku that a code is sold as: the only one of a configured product, the one of that code of a plain one. */
export function skuOf(product: SoldProduct, code: string): SkuDocument | undefined {
  return isConfigured(product)
    ? product.doc.skus[0]
    : product.doc.skus.find(({ skuCode }) => skuCode === code)
}
