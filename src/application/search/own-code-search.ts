/** The search among the customer's own codes with its one effect filled in. */
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import { ownCodeName } from '../../domain/draft-order/own-code.ts'
import type { PortFailure } from '../failure.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ModelCodeReads } from './model-code-search.ts'
import { type OwnCodeAnswer, ownCodeSearchMachine } from './own-code-search.machine.ts'
import { productOfModel } from './product-of-model.ts'
import type { SearchOutcome } from './typed-search.machine.ts'

/** What the search asks; `ownCodes` knows none for a visitor. */
export interface OwnCodeReads extends ModelCodeReads {
  readonly ownCodes: CustomCodes['resolve']
  /** Where a number stands that is no own code; undefined where it is of no use. */
  readonly numberUses?: (number: string, signal?: AbortSignal) => ReturnType<CustomCodes['uses']>
}

/** The chart; it asks for the code, and then for the product of the model that it stands for, or for where it stands. */
export function ownCodeSearch(read: OwnCodeReads) {
  return ownCodeSearchMachine.provide({
    actors: {
      lookUp: fromPromise<SearchOutcome<OwnCodeAnswer>, string>(({ input, signal }) =>
        lookUp(read, input, signal)(),
      ),
    },
  })
}

function lookUp(
  { ownCodes, numberUses, productBySkuCode }: OwnCodeReads,
  text: string,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, OwnCodeAnswer> {
  const none: TE.TaskEither<PortFailure, OwnCodeAnswer> = TE.right('none')
  return F.pipe(
    ownCodes([text], signal),
    TE.flatMap((codes) => {
      const name = ownCodeName(text)
      const code = codes.find(({ customCode }) => ownCodeName(customCode) === name)
      if (!code) return numberUses ? usedNumber(numberUses(text, signal), text) : none
      return F.pipe(
        productOfModel(productBySkuCode, code.modelCode, signal),
        TE.flatMap((product) => (product === 'missing' ? none : TE.right({ code, product }))),
      )
    }),
  )
}

function usedNumber(
  asked: ReturnType<CustomCodes['uses']>,
  number: string,
): TE.TaskEither<PortFailure, OwnCodeAnswer> {
  return F.pipe(
    asked,
    TE.map(({ quotes, orders }) =>
      quotes.length + orders.length === 0 ? 'none' : { number, uses: { quotes, orders } },
    ),
  )
}
