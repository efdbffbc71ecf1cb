/** The search by model code with its one effect filled in. */
import { fromPromise } from 'xstate'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { modelCodeSearchMachine } from './model-code-search.machine.ts'

/** What the search asks; the storefront answers it. */
export interface ModelCodeReads {
  readonly productBySkuCode: ProductCatalogue['bySkuCode']
}

export function modelCodeSearch({ productBySkuCode }: ModelCodeReads) {
  return modelCodeSearchMachine.provide({
    actors: {
      lookUp: fromPromise(({ input, signal }) => productBySkuCode(input, signal)()),
    },
  })
}
