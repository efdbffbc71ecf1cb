/** The page of the product of a line, as it is configured in the line. */

export interface ProductOfItem {
  readonly productUrlTitle: string | undefined
  readonly skuId: string | undefined
  /** Undefined for a product that has no model code. */
  readonly modelCode: string | undefined
  readonly quantity: number
}

/** Where a link leads; undefined for a product without a page. */
export function productLink({ productUrlTitle, skuId, modelCode, quantity }: ProductOfItem) {
  if (!productUrlTitle) return undefined
  return {
    to: '/product/$urlTitle',
    params: { urlTitle: productUrlTitle },
    search: {
      ...(skuId ? { skuid: skuId } : {}),
      ...(modelCode ? { model: modelCode, quantity: String(quantity) } : {}),
    },
  } as const
}
