/** Finding products and reading their definitions. */
import { taskEither as TE } from 'fp-ts'
import type { SessionActor } from '../account/session.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import type { ProductSearch } from '../ports/product-search.ts'

export interface Catalogue {
  /** The definition of a product by the name in its address. */
  readonly product: ProductCatalogue['byUrlTitle']
  /** The definition of a product of the search (CALL-36). */
  readonly listedProduct: ProductCatalogue['listed']
  readonly productBySkuCode: ProductCatalogue['bySkuCode']
  readonly products: ProductSearch['products']
  /** What a term may mean; nothing for an empty one. */
  readonly suggestions: ProductSearch['suggestions']
  readonly suggestedProducts: ProductSearch['suggestedProducts']
  /** What the customer's own codes stand for, a hundred at most; a visitor has none. */
  readonly ownCodes: CustomCodes['resolve']
}

export interface CataloguePorts {
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  readonly session: SessionActor
  readonly engine: Lazy<{ readonly customCodes: CustomCodes }>
}

export function openCatalogue({ catalogue, search, session, engine }: CataloguePorts): Catalogue {
  return {
    product: catalogue.byUrlTitle,
    listedProduct: catalogue.listed,
    productBySkuCode: catalogue.bySkuCode,
    products: search.products,
    suggestions: search.suggestions,
    suggestedProducts: search.suggestedProducts,
    ownCodes: (codes, signal) =>
      session.getSnapshot().context.account === undefined
        ? TE.right([])
        : withLazy(engine, ({ customCodes }) => customCodes.resolve(codes, signal)),
  }
}
