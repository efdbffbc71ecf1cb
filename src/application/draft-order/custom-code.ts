/** The search for own codes with its effects filled in from the ports. */
import { fromPromise } from 'xstate'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import { type CodesOutcome, customCodeMachine, type ModelOutcome } from './custom-code.machine.ts'
import { type CodeQuestion, resolveModel } from './resolve-custom-code.ts'

export interface CodePorts {
  readonly customCodes: Pick<CustomCodes, 'search'>
  readonly catalogue: Pick<ProductCatalogue, 'bySkuCode'>
}

/** The chart; a newer question gives up the older one. */
export function customCodeSearch({ customCodes: codes, catalogue }: CodePorts) {
  return customCodeMachine.provide({
    actors: {
      search: fromPromise<CodesOutcome, string>(({ input, signal }) =>
        codes.search(input, signal)(),
      ),
      resolve: fromPromise<ModelOutcome, CodeQuestion>(({ input, signal }) =>
        resolveModel(catalogue, input, signal)(),
      ),
    },
  })
}
