/** What the chart of the table asks of the world, as loud empty sockets; filled in `csv-import.ts`. */
import type { either as E } from 'fp-ts'
import { type EventObject, fromCallback } from 'xstate'
import type { LinePricing, LineRequest } from '../../domain/draft-order/line-check.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import type { KeptTable, SentBatch } from '../../domain/draft-order/kept-table.ts'
import type { Reading } from './adding-run.ts'
import type {
  CsvImportContext,
  LookUpEvent,
  MappedSheet,
  SheetOutcome,
  SheetSource,
} from './csv-import.context.ts'
import type { OwnCodeAnswer, PriceAnswer } from './line-facts.ts'

/** Answers by the names of their questions. */
export type Answers<Answer> = readonly (readonly [string, Answer])[]

export const csvImportActors = {
  readSheet: actorSlot<SheetOutcome, SheetSource>('readSheet'),
  /** Ten products at most, side by side (CSV-18). */
  lookUp: fromCallback<EventObject, readonly string[], LookUpEvent>(() => missing('lookUp')),
  /** At most a hundred codes; each is answered. */
  askOwnCodes: actorSlot<Answers<OwnCodeAnswer>, readonly string[]>('askOwnCodes'),
  askPrices: actorSlot<Answers<PriceAnswer>, readonly LinePricing[]>('askPrices'),
  /** The quote as it is, and what it says about a batch in doubt. */
  readQuote: actorSlot<E.Either<PortFailure, Reading>, SentBatch | undefined>('readQuote'),
  addBatch: actorSlot<E.Either<PortFailure, Quote>, readonly LineRequest[]>('addBatch'),
}

export const csvImportEffects = {
  /** Keeps the table as it is now; undefined forgets it. */
  keepTable: (_scope: unknown, _kept: KeptTable | undefined): void => missing('keepTable'),
  /** Remembers the columns for sheets of the same layout. */
  keepColumns: (_scope: unknown, _sheet: MappedSheet | undefined): void => missing('keepColumns'),
  tellTooLong: (): void => missing('tellTooLong'),
  /** Says that lines were added in this run, where there were any. */
  tellAdded: (_scope: { readonly context: CsvImportContext }): void => missing('tellAdded'),
}

function missing(effect: string): never {
  throw new Error(`The effect "${effect}" has not been provided.`)
}
