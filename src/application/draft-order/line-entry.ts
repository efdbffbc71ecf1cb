/** One line on its way to a draft: the price flow of the product page, with this quote as the place to add to. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import { normaliseModelCode } from '../../domain/catalogue/model-code.ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import { isPlain, type Product, type Sku } from '../../domain/catalogue/product.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import { askedModel } from '../../domain/pricing/asked-model.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { ConfigurationChange } from '../../domain/pricing/configuration.ts'
import { earliestDelivery, isTooEarly } from '../../domain/pricing/lead-time.ts'
import type {
  AddedLine,
  AddFailure,
  LineToAdd,
  PriceFailure,
  PriceFlowInput,
  PriceQuestion,
} from '../../domain/pricing/price-flow.context.ts'
import { priceFlowMachine } from '../../domain/pricing/price-flow.machine.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import { calculatePrice, type PriceDesk } from '../pricing/calculate-price.ts'
import type { Clock } from '../ports/clock.ts'
import { addLines, type FillingDesk } from './add-lines.ts'

export interface EntryDesk extends FillingDesk, PriceDesk {
  readonly clock: Clock
}

/** The own code that a line came from; undefined for none. */
export type Origin = Pick<CustomCode, 'customCode' | 'modelCode'> | undefined

/** What a line begins with. */
export interface EntryStart {
  readonly product: Product
  readonly sku: Sku
  /** Answers that are known already, as from a model code. */
  readonly choices: Choices | undefined
  readonly account: Account
  /** As somebody typed it before; undefined for what follows from the product. */
  readonly quantity?: string | undefined
}

/** The input of the chart: a plain product begins with the least that may be ordered of it. */
export function entryInput({
  product,
  sku,
  choices,
  account,
  quantity,
}: EntryStart): PriceFlowInput {
  const changes: ConfigurationChange[] = []
  if (choices) changes.push({ kind: 'model', choices })
  const least = isPlain(product) ? sku.orderMinimum?.toString() : undefined
  const first = quantity ?? least
  if (first !== undefined) changes.push({ kind: 'quantity', text: first })
  return { product, sku, account, zone: account.zone, isPreview: false, changes }
}

/**
 * The chart. A price belongs to one configuration and leaves with it (PRICE-02); the target of the request
 * is always this quote. The own code goes along as long as the line is still the model that it stands for.
 */
export function lineEntry(desk: EntryDesk, origin: Origin): typeof priceFlowMachine {
  return priceFlowMachine.provide({
    actors: {
      calculatePrice: fromPromise<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
        ({ input, signal }) => calculatePrice(desk, input, signal)(),
      ),
      addToQuote: fromPromise<E.Either<AddFailure, AddedLine>, LineToAdd>(
        async ({ input, signal }) => {
          const outcome = await addEntry(desk, origin, input)()
          if (E.isLeft(outcome) && signal.aborted) {
            desk.notifier.notify({ tone: 'error', key: 'price.addFailedElsewhere' })
          }
          return outcome
        },
      ),
    },
  })
}

function addEntry(
  desk: EntryDesk,
  origin: Origin,
  entry: LineToAdd,
): TE.TaskEither<AddFailure, AddedLine> {
  return F.pipe(
    TE.fromIOEither(() => lineRequest(entry, origin, desk.clock.today())),
    TE.flatMap((line) =>
      F.pipe(
        addLines(desk, [line]),
        TE.map(({ id, name }) => ({
          quoteId: id,
          quoteName: name,
          isNewQuote: false,
          modelCode: line.modelCode,
          quantity: line.quantity,
        })),
      ),
    ),
  )
}

/** The earliest day is reckoned anew at the moment of sending (D2); no wish takes it (D6). */
function lineRequest(
  entry: LineToAdd,
  origin: Origin,
  today: CalendarDate,
): E.Either<AddFailure, LineRequest> {
  const { leadTime, request } = entry
  const { requestedDate, customerMaterialNumber } = request
  const plannedDate = earliestDelivery(today, leadTime)
  if (requestedDate !== undefined && isTooEarly(requestedDate, today, leadTime)) {
    return E.left({ kind: 'too-early', earliest: plannedDate })
  }
  const model = askedModel(entry)
  const isStillOrigin = origin && normaliseModelCode(origin.modelCode) === model.modelCode
  return E.right({
    ...model,
    plannedDate,
    requestedDate: requestedDate ?? plannedDate,
    customerMaterialNumber,
    customCode: isStillOrigin ? origin.customCode : '',
  })
}
