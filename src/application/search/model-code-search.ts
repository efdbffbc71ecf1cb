/** The search by model code with its one effect filled in. */
import { fromPromise } from 'xstate'
import type { StorefrontReads } from '../storefront.ts'
import { modelCodeSearchMachine } from './model-code-search.machine.ts'

export function modelCodeSearch({ productBySkuCode }: Pick<StorefrontReads, 'productBySkuCode'>) {
  return modelCodeSearchMachine.provide({
    actors: {
      lookUp: fromPromise(({ input, signal }) => productBySkuCode(input, signal)()),
    },
  })
}
