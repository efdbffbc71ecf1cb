/** The goods of the fake shop in other languages: every text with the language behind it. */
import type { Modifier } from '../../src/domain/catalogue/modifier.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { type ContentLocale, fallbackLocale } from '../../src/domain/content/content-locale.ts'

export function inWords(product: Product, locale: ContentLocale): Product {
  if (locale === fallbackLocale) return product
  const said = (text: string) => `${text} (${locale})`
  const saidOf = (modifier: Modifier): Modifier => ({
    ...modifier,
    title: said(modifier.title),
    options: modifier.options.map((option) => ({ ...option, title: said(option.title) })),
  })
  return {
    ...product,
    name: said(product.name),
    productType: { ...product.productType, name: said(product.productType.name) },
    category: { ...product.category, name: said(product.category.name) },
    skus: product.skus.map((sku) => ({ ...sku, name: said(sku.name) })),
    predecessors: product.predecessors?.map((each) => ({ ...each, name: said(each.name) })),
    successors: product.successors?.map((each) => ({ ...each, name: said(each.name) })),
    modifiers: { US: product.modifiers.US.map(saidOf), EU: product.modifiers.EU.map(saidOf) },
  }
}
