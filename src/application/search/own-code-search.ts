/** The search among the customer's own codes with its one effect filled in. */
import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import {
  isSameCode,
  type OwnNumber,
  shortestBeginning,
} from '../../domain/draft-order/kept-code.ts'
import { codesMeantBy, ownCodeSpellings } from '../../domain/draft-order/own-code.ts'
import type { QuoteRow } from '../../domain/quote/quote.ts'
import { mayBeCode } from '../../domain/search/search-query.ts'
import type { PortFailure } from '../failure.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ModelCodeReads } from './model-code-search.ts'
import {
  type FoundOwnCode,
  type OwnNumberMatches,
  ownCodeSearchMachine,
  type UsedNumber,
} from './own-code-search.machine.ts'
import { productOfModel } from './product-of-model.ts'
import type { SearchOutcome } from './typed-search.machine.ts'

/** What the search asks; `ownCodes` knows none for a visitor. */
export interface OwnCodeReads extends ModelCodeReads {
  readonly ownCodes: CustomCodes['resolve']
  /** Where a number stands; undefined where that is of no use. */
  readonly numberUses?: (number: string, signal?: AbortSignal) => ReturnType<CustomCodes['uses']>
  readonly numbersBeginningWith?: CustomCodes['beginningWith']
  /** Quotes in whose list entry or lines a text stands; undefined where they are of no use. */
  readonly quotesWith?: (
    text: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly QuoteRow[]>
}

/**
 * The chart; it asks for the code with the product of its model, for the quote of that number, for where the number stands,
 * and for numbers that it begins.
 */
export function ownCodeSearch(read: OwnCodeReads) {
  return ownCodeSearchMachine.provide({
    actors: {
      lookUp: fromPromise<SearchOutcome<OwnNumberMatches>, string>(({ input, signal }) =>
        lookUp(read, input, signal)(),
      ),
    },
  })
}

/** A code that is found is not kept back by what else could not be had. */
function lookUp(
  read: OwnCodeReads,
  text: string,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, OwnNumberMatches> {
  return async () => {
    const [found, used, numbers] = await Promise.all([
      foundCode(read, text, signal)(),
      usedNumber(read, text, signal)(),
      numbersBeginning(read, text, signal)(),
    ])
    if (E.isLeft(found)) return found
    if (found.right === undefined && E.isLeft(used)) return used
    return E.right({
      found: found.right,
      used: E.isRight(used) ? used.right : undefined,
      numbers,
    })
  }
}

function foundCode(
  { ownCodes, productBySkuCode }: OwnCodeReads,
  text: string,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, FoundOwnCode | undefined> {
  const spellings = ownCodeSpellings(text)
  return F.pipe(
    ownCodes(spellings, signal),
    TE.flatMap((codes) => {
      const [code, ...others] = codesMeantBy(text, codes)
      // Where several are meant, they stand among the numbers that the text begins.
      if (!code || others.length > 0) return TE.right(undefined)
      return F.pipe(
        productOfModel(productBySkuCode, code.modelCode, signal),
        TE.map((product) => (product === 'missing' ? undefined : { code, product })),
      )
    }),
  )
}

/** The quote that has the number itself stands before those with a line of it. */
function usedNumber(
  read: OwnCodeReads,
  number: string,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, UsedNumber | undefined> {
  return async () => {
    const [numbered, uses] = await Promise.all([
      quotesNumbered(read, number, signal)(),
      (read.numberUses?.(number, signal) ?? TE.right(noUses))(),
    ])
    const own = E.isRight(numbered) ? numbered.right : []
    const { quotes: using, orders } = E.isRight(uses) ? uses.right : noUses
    const quotes = [...own, ...using.filter(({ id }) => own.every((each) => each.id !== id))]
    if (quotes.length + orders.length > 0) return E.right({ number, uses: { quotes, orders } })
    if (E.isLeft(uses)) return uses
    return E.isLeft(numbered) ? numbered : E.right(undefined)
  }
}

const noUses: UsedNumber['uses'] = { quotes: [], orders: [] }

function quotesNumbered(
  { quotesWith }: OwnCodeReads,
  number: string,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, UsedNumber['uses']['quotes']> {
  // Numbers have digits; of words nothing is asked.
  if (!quotesWith || !mayBeCode(number)) return TE.right([])
  return F.pipe(
    quotesWith(number, signal),
    TE.map((rows) =>
      rows
        .filter((row) => isSameCode(row.number, number))
        .map(({ id, number: own, name }) => ({ id, number: own, name })),
    ),
  )
}

function numbersBeginning(
  { numbersBeginningWith }: OwnCodeReads,
  text: string,
  signal: AbortSignal,
): T.Task<readonly OwnNumber[]> {
  if (!numbersBeginningWith || text.length < shortestBeginning) return T.of([])
  return F.pipe(
    numbersBeginningWith(text, signal),
    TE.getOrElse(() => T.of<readonly OwnNumber[]>([])),
  )
}
