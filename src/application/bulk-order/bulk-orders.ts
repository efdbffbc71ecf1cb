/** The bulk order chart with its effects filled in, loaded with its page. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { ProductAnswer } from '../../domain/catalogue/product-answer.ts'
import type { BulkEntry, BulkLine } from '../../domain/bulk-order/bulk-entry.ts'
import { groupSize, skuCodesOf } from '../../domain/draft-order/batch.ts'
import { codeIn, ownCodeAnswers, ownCodesInOneCall } from '../../domain/draft-order/own-code.ts'
import { isForAll } from '../../domain/shared/port-failure.ts'
import { writeNow } from '../await-write.ts'
import type { CartActor } from '../cart/cart.machine.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents, openIntents } from '../intents.ts'
import type { Program } from '../program.ts'
import { rememberColumns, withRemembered } from '../draft-order/remembered-columns.ts'
import { pricingName } from '../draft-order/line-facts.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { ColumnMemory } from '../ports/column-memory.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { Sheet, Spreadsheet } from '../ports/spreadsheet.ts'
import { type AnswerCatalogue, productAnswer } from '../search/product-answer.ts'
import { bulkOrderMachine } from './bulk-order.machine.ts'
import { bulkReviewMachine } from './bulk-review.machine.ts'
import type { FoundPrices } from './bulk-review.ts'
import type { ReadyBulkLine, ResolvedCodes } from './bulk-order-lines.ts'
import type { AddedLines } from './bulk-order-report.ts'
import {
  forgetTries,
  type KeptOrderPorts,
  keptOrderTries,
  type OrderKeeper,
  orderKeeper,
} from './kept-bulk-order.ts'
import type { BulkFile, FileAnswer } from './bulk-order-file.ts'

export interface BulkOrderPorts extends KeptOrderPorts {
  readonly catalogue: AnswerCatalogue
  readonly columnMemory: ColumnMemory
  readonly spreadsheet: () => Promise<Pick<Spreadsheet, 'readFile'>>
  /** What the customer's own codes stand for; a visitor has none. */
  readonly ownCodes: CustomCodes['resolve']
  /** Undefined for a visitor, who sees no prices of models (PRICE-15). */
  readonly priceBook: () => Promise<Pick<PriceBook, 'prices'> | undefined>
  readonly cart: () => Promise<CartActor>
  readonly newIntent: () => string
}

export interface BulkOrders {
  readonly machine: typeof bulkOrderMachine
  /** Looks the lines up while they are typed; shown by `bulkReviewView`. */
  readonly review: typeof bulkReviewMachine
  /** What was typed and not yet added. */
  readonly kept: () => BulkEntry
  /**
   * The same write of these lines to a quote: once done they are kept no longer, though their page may have been left,
   * and whoever listens is told.
   */
  readonly toQuote: <Answer>(lines: readonly BulkLine[], write: Program<Answer>) => Program<Answer>
  /** Hears of lines that have come onto a quote, also those that an earlier visit of the page has sent. */
  readonly onQuoted: (listener: QuotedListener) => () => void
}

type QuotedListener = (lines: readonly BulkLine[]) => void

/**
 * The service of bulk orders: its two charts, what the browser has kept of the last visit, and the way to a quote.
 */
export function openBulkOrders(ports: BulkOrderPorts): BulkOrders {
  const intents = openIntents(ports.newIntent, keptOrderTries(ports))
  const keeper = orderKeeper(ports)
  const listeners = new Set<QuotedListener>()
  return {
    kept: keeper.take,
    toQuote: (lines, write) =>
      keeper.withoutQuoted(lines, unlessForeign(keeper, write), () => {
        for (const listener of listeners) listener(lines)
      }),
    onQuoted: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    review: bulkReviewMachine.provide({
      actors: {
        lookUp: fromPromise(({ input, signal }) => lookUp(ports, input, signal)),
        resolveOwn: fromPromise(({ input, signal }) => resolveOwn(ports, input, signal)),
        askPrices: fromPromise(({ input, signal }) => askPrices(ports, input, signal)),
      },
    }),
    machine: bulkOrderMachine.provide({
      actors: {
        readFile: fromPromise(({ input, signal }) => readFile(ports, input, signal)),
        lookUp: fromPromise(({ input, signal }) => lookUp(ports, input, signal)),
        resolveOwn: fromPromise(({ input, signal }) => resolveOwn(ports, input, signal)),
        addLines: fromPromise(({ input }) => addLines(ports, { intents, keeper }, input)),
      },
      actions: {
        keep: ({ context }) => keeper.keep(context.entry),
        keepColumns: ({ context: { taken } }) => {
          if (taken && taken.lines.length > 0) rememberColumns(ports.columnMemory, taken.sheet)
        },
        forgetTries: () => forgetTries(ports),
      },
    }),
  }
}

function unlessForeign<Answer>(
  { isForeign }: OrderKeeper,
  write: Program<Answer>,
): Program<Answer> {
  return F.pipe(
    TE.fromIO<boolean, PortFailure>(isForeign),
    TE.flatMap((is) => (is ? TE.left<PortFailure>({ kind: 'changed-elsewhere' }) : write)),
  )
}

/** The rows of a file, with the columns that the customer gave to such rows before. */
async function readFile(
  { spreadsheet, columnMemory }: BulkOrderPorts,
  { file, sheet }: BulkFile,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { readFile: read } = await spreadsheet()
  return E.map((rows: Sheet) => withRemembered(columnMemory, rows))(
    await read(file, signal, sheet)(),
  )
}

/** The products of so many codes, ten side by side (CALL-10). What could not be asked is asked again the next time. */
async function lookUp(
  { catalogue }: BulkOrderPorts,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const found = new Map<string, ProductAnswer>()
  for (let start = 0; start < codes.length; start += groupSize) {
    const group = codes.slice(start, start + groupSize)
    const ask = async (code: string) =>
      [code, await productAnswer(catalogue, code, signal)] as const
    // oxlint-disable-next-line no-await-in-loop -- one group after the other
    for (const [code, answer] of await Promise.all(group.map(ask))) found.set(code, answer)
  }
  return found
}

/** One call for as many codes as it takes, and then the products of the models that they stand for; further codes stay unknown. */
async function resolveOwn(
  ports: BulkOrderPorts,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ResolvedCodes> {
  const asked = codes.slice(0, ownCodesInOneCall)
  const ownCodes = ownCodeAnswers(asked, await ports.ownCodes(asked, signal)())
  const own = [...ownCodes.values()].flatMap((answer) => codeIn(answer) ?? [])
  return { ownCodes, products: await lookUp(ports, skuCodesOf(own), signal) }
}

/** A price for another model than was asked for is none (O-29). */
async function askPrices(
  { priceBook }: BulkOrderPorts,
  wanted: readonly LinePricing[],
  signal: AbortSignal,
): Promise<FoundPrices> {
  const book = await priceBook()
  const found = book ? await book.prices(wanted, signal)() : E.right([])
  return new Map(
    wanted.map((pricing, index) => {
      const answer = E.map((prices: readonly (CalculatedPrice | undefined)[]) => {
        const price = prices[index]
        return price && answersAnotherModel(price, pricing.modelCode) ? undefined : price
      })(found)
      return [pricingName(pricing), answer]
    }),
  )
}

/**
 * All lines in one write. Refused, they are sent one by one, so that one does not keep the others (CSV-03);
 * anything else would meet every line alike.
 */
async function addLines(
  { cart: fetchCart }: BulkOrderPorts,
  { intents, keeper }: { readonly intents: Intents; readonly keeper: OrderKeeper },
  ready: readonly ReadyBulkLine[],
): Promise<AddedLines> {
  if (keeper.isForeign()) return { added: [], failures: new Map(), refusal: 'changed-elsewhere' }
  const cart = await fetchCart()
  const together = await added(cart, intents, ready)
  if (E.isRight(together)) return { added: ready.map(({ line }) => line), failures: new Map() }
  if (ready.length === 1 || together.left.kind !== 'refused') {
    return { added: [], failures: new Map(ready.map(({ line }) => [line.key, together.left])) }
  }
  const done: BulkLine[] = []
  const failures = new Map<string, PortFailure>()
  let failureOfRest: PortFailure | undefined
  for (const one of ready) {
    const outcome =
      failureOfRest === undefined
        ? // oxlint-disable-next-line no-await-in-loop -- one after the other, as the cart takes them
          await added(cart, intents, [one])
        : E.left(failureOfRest)
    if (E.isRight(outcome)) done.push(one.line)
    else {
      failures.set(one.line.key, outcome.left)
      failureOfRest ??= failureOfLaterLines(outcome.left)
    }
  }
  return { added: done, failures }
}

/**
 * The failure of the lines that come after one that met `failure`, since they are not sent any more; undefined where it is
 * that line's own. A lost answer costs half a minute, and the next one would cost the same.
 */
function failureOfLaterLines(failure: PortFailure): PortFailure | undefined {
  if (isForAll(failure)) return failure
  return failure.kind === 'unconfirmed' || failure.kind === 'not-saved'
    ? { kind: 'not-saved' }
    : undefined
}

/** How a write to the cart has ended; it is unknown where another user's cart has replaced it. */
function added(
  cart: CartActor,
  intents: Intents,
  ready: readonly ReadyBulkLine[],
): Promise<E.Either<PortFailure, void>> {
  const lines = ready.map(({ addition }) => addition)
  return intents.once(contentOf('bulk order', lines), (intentId) => async () => {
    const { outcome } = await writeNow(cart, {
      place: 'bulk-order',
      write: { kind: 'add', lines, intentId },
    })
    if (outcome.kind === 'done') return E.right(undefined)
    const unknown: PortFailure = { kind: 'unconfirmed' }
    return E.left(outcome.kind === 'failed' ? outcome.failure : unknown)
  })()
}
