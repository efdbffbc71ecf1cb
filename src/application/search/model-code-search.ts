/** The search by model code with its one effect filled in. */
import { fromPromise } from 'xstate'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { type ModelCodeAnswer, modelCodeSearchMachine } from './model-code-search.machine.ts'
import { productOfModel } from './product-of-model.ts'
import type { SearchOutcome } from './typed-search.machine.ts'

/** What the search asks; the storefront answers it. */
export interface ModelCodeReads {
  readonly productBySkuCode: ProductCatalogue['bySkuCode']
}

/** The chart; it asks for a product by its first three characters. */
export function modelCodeSearch({ productBySkuCode }: ModelCodeReads) {
  return modelCodeSearchMachine.provide({
    actors: {
      lookUp: fromPromise<SearchOutcome<ModelCodeAnswer>, string>(({ input, signal }) =>
        productOfModel(productBySkuCode, input, signal)(),
      ),
    },
  })
}
