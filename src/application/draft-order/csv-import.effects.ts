/** What the chart of the table asks of the world, as loud empty sockets; filled in `csv-import.ts`. */
import { type EventObject, fromCallback } from 'xstate'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { OwnCodeAnswer } from '../../domain/draft-order/own-code.ts'
import type { KeptTable } from '../../domain/draft-order/kept-table.ts'
import { addingMachine } from './adding.machine.ts'
import type { LookUpEvent, MappedSheet, SheetOutcome, SheetSource } from './csv-import.context.ts'
import type { PriceAnswer } from './line-facts.ts'

/** Answers by the names of their questions. */
export type Answers<Answer> = readonly (readonly [string, Answer])[]

export const csvImportActors = {
  readSheet: actorSlot<SheetOutcome, SheetSource>('readSheet'),
  /** Ten products at most, side by side (CSV-18). */
  lookUp: fromCallback<EventObject, readonly string[], LookUpEvent>(() => missing('lookUp')),
  /** At most a hundred codes; each is answered. */
  askOwnCodes: actorSlot<Answers<OwnCodeAnswer>, readonly string[]>('askOwnCodes'),
  askPrices: actorSlot<Answers<PriceAnswer>, readonly LinePricing[]>('askPrices'),
  adding: addingMachine,
}

export const csvImportEffects = {
  /** Keeps the table as it is now; undefined forgets it. */
  keepTable: (_scope: unknown, _kept: KeptTable | undefined): void => missing('keepTable'),
  /** Remembers the columns for sheets of the same layout. */
  keepColumns: (_scope: unknown, _sheet: MappedSheet | undefined): void => missing('keepColumns'),
  tellTooLong: (): void => missing('tellTooLong'),
}

function missing(effect: string): never {
  throw new Error(`The effect "${effect}" has not been provided.`)
}
