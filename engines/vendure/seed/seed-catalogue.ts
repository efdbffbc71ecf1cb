/** The products of the reference catalogue as products of the engine; nothing of it is written by hand here. */
import type { INestApplicationContext } from '@nestjs/common'
import {
  type ID,
  LanguageCode,
  ProductOptionGroupService,
  ProductOptionService,
  ProductService,
  ProductVariantService,
  type RequestContext,
  type TransactionalConnection as Connection,
  TransactionalConnection,
} from '@vendure/core'
import { wordedProduct } from '../../../reference-backend/catalogue/worded-product.ts'
import { LOCALES, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { FAMILIES } from '../../../reference-backend/seed/products/families.ts'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'
import { buildOutline } from '../../../reference-backend/seed/products/outline/build-outline.ts'

export async function seedCatalogue(
  app: INestApplicationContext,
  ctx: RequestContext,
): Promise<void> {
  const connection: Connection = app.get(TransactionalConnection)
  const { products } = await catalogueRows()
  await connection.withTransaction(ctx, async (inside) => {
    for (const row of products) await seedProduct(app, inside, row)
  })
}

type Row = Awaited<ReturnType<typeof catalogueRows>>['products'][number]

async function seedProduct(
  app: INestApplicationContext,
  ctx: RequestContext,
  { doc, priceList, skuCode, urlTitle, name }: Row,
): Promise<void> {
  const family = FAMILIES.find((each) => each.urlTitle === urlTitle)
  const outline = family && buildOutline(family)
  const product = await app.get(ProductService).create(ctx, {
    enabled: true,
    translations: LOCALES.map((locale) => {
      const spoken = wordedProduct(doc, wordingIn(locale))
      return {
        languageCode: LanguageCode[locale],
        name: spoken.productName,
        slug: urlTitle,
        description: spoken.shortdescription,
        customFields: { spokenDocument: JSON.stringify(spoken) },
      }
    }),
    customFields: {
      skuCode,
      urlTitle,
      documentId: doc.productID,
      predecessors: ['', ...doc.predecessors.map((each) => each.skuCode), ''].join(','),
      document: JSON.stringify(doc),
      priceList: JSON.stringify(priceList),
      outline: outline ? JSON.stringify(outline) : null,
    },
  })
  const optionIds =
    doc.skus.length > 1 ? await articleOptions(app, ctx, product.id, doc) : undefined
  await app.get(ProductVariantService).create(
    ctx,
    doc.skus.map((sku) => ({
      productId: product.id,
      optionIds: [optionIds?.get(sku.skuCode) ?? []].flat(),
      enabled: true,
      sku: sku.skuCode,
      price: 0,
      trackInventory: 'FALSE' as never,
      translations: [{ languageCode: LanguageCode.en, name: sku.skuName || name }],
    })),
  )
}

/**
 * One option for each article of a plain product: the engine wants an answer to every group of options, and some articles
 * are not asked about some.
 */
async function articleOptions(
  app: INestApplicationContext,
  ctx: RequestContext,
  productId: ID,
  { skuCode, skus }: Row['doc'],
): Promise<ReadonlyMap<string, ID>> {
  const { en: languageCode } = LanguageCode
  const group = await app.get(ProductOptionGroupService).create(ctx, {
    code: `article-${skuCode.toLowerCase()}`,
    translations: [{ languageCode, name: 'Article' }],
  })
  await app.get(ProductService).addOptionGroupToProduct(ctx, productId, group.id)
  const options = new Map<string, ID>()
  for (const { skuCode: code } of skus) {
    const option = await app.get(ProductOptionService).create(ctx, group, {
      code: code.toLowerCase(),
      translations: [{ languageCode, name: code }],
    })
    options.set(code, option.id)
  }
  return options
}
