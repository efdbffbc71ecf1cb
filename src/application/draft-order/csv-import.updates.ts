/** How events and answers change what the table of a draft order knows. */
import { either as E } from 'fp-ts'
import { groupSize } from '../../domain/draft-order/batch.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { unbegunAfter } from '../../domain/draft-order/hundreds.ts'
import { linesPerTable } from '../../domain/draft-order/csv-lines.ts'
import {
  answersWithout,
  type OwnCodeAnswer,
  ownCodeName,
  ownCodesInOneCall,
} from '../../domain/draft-order/own-code.ts'
import { withoutAddedLines, tableOf } from '../../domain/draft-order/line-table.ts'
import type { PortFailure } from '../failure.ts'
import { endedRun, idleRun } from './adding-run.ts'
import {
  addableKeys,
  type CsvImportContext,
  type CsvImportEvent,
  keysOf,
  resendableKeys,
  settledLines,
  termsOf,
} from './csv-import.context.ts'
import { type PriceAnswer, pricesInOneCall, pricingName } from './line-facts.ts'
import { isTableEvent, tableEdited } from './table-edits.ts'
import { wantsOf, withAnswers, withoutFailures } from './wanted-facts.ts'

export type Update = Partial<CsvImportContext>

/** An edit of the table; every other event changes nothing. */
export function withEdit(context: CsvImportContext, event: CsvImportEvent): Update {
  return isTableEvent(event) ? tableEdited(context, event) : {}
}

/** A key was struck: the line is left alone until the pause. */
export function typed(context: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type !== 'cell.changed') return {}
  return { ...tableEdited(context, event), typedKey: event.key }
}

/** The pause after typing has come: the line may be asked about. */
export function typingEnded(): Update {
  return { typedKey: undefined }
}

/** What the lines that may be asked about need. */
function wantedNow(context: CsvImportContext) {
  return wantsOf(settledLines(context), context, termsOf(context))
}

/** The products to be looked up next, ten side by side (CSV-18, CALL-10). */
export function nextProducts(context: CsvImportContext): readonly string[] {
  return wantedNow(context).products.slice(0, groupSize)
}

/** The codes about which the customer's own ones are to be asked next, in one call. */
export function nextOwnCodes(context: CsvImportContext): readonly string[] {
  return wantedNow(context).ownCodes.slice(0, ownCodesInOneCall)
}

/** The prices to be asked for next, in one call. */
export function nextPrices(context: CsvImportContext): readonly LinePricing[] {
  return wantedNow(context).prices.slice(0, pricesInOneCall)
}

/** One product of the group has come. */
export function productKnown(context: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type !== 'product.known') return {}
  const { code, answer } = event
  return { products: withAnswers(context.products, [[code, answer]]), areProductsArriving: true }
}

/** All products of the group have come. */
export function productsKnown(): Update {
  return { areProductsArriving: false }
}

/** Prices have come, by the names of what was asked; a failure is an answer too. */
export function pricesKnown(
  context: CsvImportContext,
  answers: readonly (readonly [string, PriceAnswer])[],
): Update {
  return { prices: withAnswers(context.prices, answers) }
}

/** Own codes have come, by their names; a failure is an answer too. */
export function ownCodesKnown(
  context: CsvImportContext,
  answers: readonly (readonly [string, OwnCodeAnswer])[],
): Update {
  return { ownCodes: withAnswers(context.ownCodes, answers) }
}

/** Own codes that have been saved are asked again, so that the lines that are written with them find their models. */
export function ownCodesForgotten(context: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type !== 'ownCodes.kept') return {}
  return { ownCodes: answersWithout(context.ownCodes, event.codes) }
}

/** The customer has given up waiting: what is still wanted is not asked for before the next try. */
export function askingStopped(context: CsvImportContext): Update {
  return askingEnded(context, { kind: 'aborted' })
}

/** Something threw that had no right to. Asked for at once again, it would throw for ever. */
export function askingBroken(context: CsvImportContext): Update {
  return askingEnded(context, { kind: 'malformed' })
}

/** What could not be had is wanted again: all of it, or what some lines need. */
export function askedAgain(context: CsvImportContext, event: CsvImportEvent): Update {
  const keys = event.type === 'lines.retry' ? event.keys : undefined
  const { lines } = context.table
  const retried = keys ? lines.filter(({ key }) => keys.includes(key)) : lines
  return withoutFailures(retried, context, termsOf(context))
}

/** The lines that an event asks to add, or to send again. */
export function keysToAdd(context: CsvImportContext, event: CsvImportEvent): readonly string[] {
  if (event.type === 'lines.add') return addableKeys(context, event.keys)
  return event.type === 'lines.retry' ? resendableKeys(context, event.keys) : []
}

/** The adding has come further; what was added leaves the table. */
export function runChanged(context: CsvImportContext, event: CsvImportEvent): Update {
  if (event.type !== 'run.changed') return {}
  const { run, added } = event
  const table = added.length > 0 ? withoutAddedLines(context.table, added) : context.table
  const [before, now] = [keysOf(context.table.lines), keysOf(table.lines)]
  return {
    run,
    table,
    unbegun:
      added.length > 0 ? unbegunAfter({ unbegun: context.unbegun, before, now }) : context.unbegun,
    addedCount: context.addedCount + added.length,
  }
}

/** The table is left: what is being asked for a batch in doubt is given up. */
export function tableLeft({ run }: CsvImportContext): Update {
  return { run: endedRun(run) }
}

/** The table is emptied, with its file and with what was added of it. */
export function discarded(): Update {
  return {
    table: tableOf([]),
    limit: linesPerTable,
    unbegun: [],
    run: idleRun,
    sheet: undefined,
    waiting: [],
    refusal: undefined,
    addedCount: 0,
  }
}

/** Another file may come; what was added before is no longer counted. */
export function begunAgain(): Update {
  return { sheet: undefined, addedCount: 0, limit: linesPerTable }
}

function askingEnded(context: CsvImportContext, failure: PortFailure): Update {
  const answer = E.left(failure)
  const wanted = wantedNow(context)
  const own = wanted.ownCodes.map(ownCodeName)
  const names = wanted.prices.map(pricingName)
  return {
    areProductsArriving: false,
    products: withAnswers(context.products, answered(wanted.products, answer)),
    prices: withAnswers(context.prices, answered(names, answer)),
    ownCodes: withAnswers(context.ownCodes, answered(own, answer)),
  }
}

function answered<Answer>(names: readonly string[], answer: Answer) {
  return names.map((name) => [name, answer] as const)
}
