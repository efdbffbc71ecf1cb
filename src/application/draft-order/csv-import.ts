/** The table of a draft order with its effects filled in from the ports. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type OwnCodeAnswer, ownCodeAnswers } from '../../domain/draft-order/own-code.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { ColumnMemory } from '../ports/column-memory.ts'
import type { Spreadsheet } from '../ports/spreadsheet.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import { type AnswerCatalogue, productAnswer } from '../search/product-answer.ts'
import type { FillingPorts } from './add-lines.ts'
import { adding } from './adding.ts'
import type { LookUpEvent, SheetOutcome, SheetSource } from './csv-import.context.ts'
import type { Answers } from './csv-import.effects.ts'
import { csvImportMachine } from './csv-import.machine.ts'
import { tableKeeper, type TableStorage } from './kept-table.ts'
import { type PriceAnswer, pricingName } from './line-facts.ts'
import { rememberColumns, withRemembered } from './remembered-columns.ts'
import type { ReadSheet } from './sheet-columns.ts'

export interface ImportPorts extends FillingPorts, TableStorage {
  readonly catalogue: AnswerCatalogue
  readonly customCodes: Pick<CustomCodes, 'resolve'>
  readonly priceBook: Pick<PriceBook, 'prices'>
  /** Refuses prices for other models than were asked for (O-29). */
  readonly strictPriceMatch: () => boolean
  readonly spreadsheet: Spreadsheet
  readonly columnMemory: ColumnMemory
}

/** The chart for one quote. Questions are given up when their answers are no longer wanted. */
export function csvImport(ports: ImportPorts): typeof csvImportMachine {
  const { id } = ports.quote.getSnapshot().context.quote
  const keeper = tableKeeper(ports, id)
  return csvImportMachine.provide({
    actors: {
      readSheet: fromPromise<SheetOutcome, SheetSource>(({ input, signal }) =>
        readSheet(ports, input, signal)(),
      ),
      lookUp: fromCallback<EventObject, readonly string[], LookUpEvent>(({ input, sendBack }) =>
        lookUp(ports, input, sendBack),
      ),
      askOwnCodes: fromPromise<Answers<OwnCodeAnswer>, readonly string[]>(({ input, signal }) =>
        askOwnCodes(ports, input, signal),
      ),
      askPrices: fromPromise<Answers<PriceAnswer>, readonly LinePricing[]>(({ input, signal }) =>
        priceAnswers(ports, input, signal),
      ),
      adding: adding(ports, keeper),
    },
    actions: {
      keepTable: (_scope, table) => keeper.keep(table),
      keepColumns: (_scope, sheet) => {
        if (sheet) rememberColumns(ports.columnMemory, sheet)
      },
      tellTooLong: () =>
        ports.notifier.notify({ tone: 'error', key: 'draftOrder:table.tooManyRows' }),
    },
  })
}

function readSheet(
  { spreadsheet, columnMemory }: ImportPorts,
  source: SheetSource,
  signal: AbortSignal,
): TE.TaskEither<SheetProblem, ReadSheet> {
  return F.pipe(
    source.kind === 'file'
      ? spreadsheet.readFile(source.file, signal, source.sheet)
      : spreadsheet.readPasted(source.text),
    TE.map((sheet) => withRemembered(columnMemory, sheet)),
  )
}

/** Looks a group of products up, side by side, and tells each as it comes. Answers how it is given up. */
function lookUp(
  ports: ImportPorts,
  codes: readonly string[],
  tell: (event: LookUpEvent) => void,
): () => void {
  const giving = new AbortController()
  const { signal } = giving
  const each = codes.map(async (code) => {
    const answer = await productAnswer(ports.catalogue, code, signal)
    if (!signal.aborted) tell({ type: 'product.known', code, answer })
  })
  const end = (type: 'products.known' | 'products.broken') => () => {
    if (!signal.aborted) tell({ type })
  }
  void Promise.all(each).then(end('products.known'), end('products.broken'))
  return () => giving.abort()
}

/** Each code with what it stands for; one call answers for all of them, and fails for all of them. */
async function askOwnCodes(
  { customCodes }: ImportPorts,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Answers<OwnCodeAnswer>> {
  return [...ownCodeAnswers(codes, await customCodes.resolve(codes, signal)())]
}

async function priceAnswers(
  { priceBook, strictPriceMatch }: ImportPorts,
  pricings: readonly LinePricing[],
  signal: AbortSignal,
): Promise<Answers<PriceAnswer>> {
  const found = await priceBook.prices(pricings, signal)()
  const isOther = (pricing: LinePricing, price: CalculatedPrice) =>
    strictPriceMatch() && answersAnotherModel(price, pricing.modelCode)
  return pricings.map((pricing, index) => {
    const name = pricingName(pricing)
    if (E.isLeft(found)) return [name, found]
    const price = found.right[index]
    return [name, E.right(!price || isOther(pricing, price) ? 'missing' : price)]
  })
}
