/** One line on its way to a draft: the price flow of the product page, with this quote as the place to add to. */
import { type either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import { isPlain, type Product, type Sku } from '../../domain/catalogue/product.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import { ownCodeOfModel } from '../../domain/draft-order/own-code.ts'
import { askedModel } from '../../domain/pricing/asked-model.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { ConfigurationChange } from '../../domain/pricing/configuration.ts'
import type {
  AddedLine,
  AddFailure,
  PriceFailure,
  PriceQuestion,
} from '../../domain/pricing/price-flow.context.ts'
import { priceFlowMachine } from '../../domain/pricing/price-flow.machine.ts'
import { calculatePrice, type CalculatingPorts } from '../pricing/calculate-price.ts'
import { toldWhenLeft } from '../pricing/left-adding.ts'
import { addLines, type FillingPorts } from './add-lines.ts'
import type { LineEntryInput, LineToSend } from './line-entry.context.ts'
import { lineEntryMachine } from './line-entry.machine.ts'

export type EntryPorts = FillingPorts & CalculatingPorts

/** What a line begins with. */
export interface EntryStart {
  readonly product: Product
  readonly sku: Sku
  /** Answers that are known already, as from a model code. */
  readonly choices: Choices | undefined
  readonly account: Account
  /** As it was typed before; undefined for what follows from the product. */
  readonly quantity?: string | undefined
}

/** The input of the chart: a plain product begins with the least that may be ordered of it. */
export function entryInput(
  { product, sku, choices, account, quantity }: EntryStart,
  place: Omit<LineEntryInput, 'start'>,
): LineEntryInput {
  const changes: ConfigurationChange[] = []
  if (choices) changes.push({ kind: 'model', choices })
  const least = isPlain(product) ? sku.orderMinimum?.toString() : undefined
  const first = quantity ?? least
  if (first !== undefined) changes.push({ kind: 'quantity', text: first })
  const start = { product, sku, account, zone: account.zone, isPreview: false, changes }
  return { ...place, start }
}

/**
 * The chart with its effects. A question whose customer has left is given up; a write never is, and when its
 * page is gone a failure is told as a notice. The own code goes along as long as the line is still the model
 * that it stands for.
 */
export function lineEntry(ports: EntryPorts): typeof lineEntryMachine {
  return lineEntryMachine.provide({
    actors: {
      priceFlow: priceFlowMachine.provide({
        actors: {
          calculatePrice: fromPromise<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
            ({ input, signal }) => calculatePrice(ports, input, signal)(),
          ),
        },
      }),
      addLine: fromPromise<E.Either<AddFailure, AddedLine>, LineToSend>(({ input, signal }) =>
        toldWhenLeft(addEntry(ports, input), { notifier: ports.notifier, signal }),
      ),
    },
  })
}

function addEntry(ports: EntryPorts, entry: LineToSend): TE.TaskEither<AddFailure, AddedLine> {
  const line = lineRequest(entry)
  return F.pipe(
    addLines(ports, [line]),
    TE.map(({ id, name }) => ({
      quoteId: id,
      quoteName: name,
      isNewQuote: false,
      modelCode: line.modelCode,
      quantity: line.quantity,
    })),
  )
}

/** The request has been read on this day (D2); no wish takes the earliest one (D6). */
function lineRequest({ line, origin }: LineToSend): LineRequest {
  const { requestedDate, plannedDate, customerMaterialNumber } = line.request
  const model = askedModel(line)
  return {
    ...model,
    plannedDate,
    requestedDate: requestedDate ?? plannedDate,
    customerMaterialNumber,
    customCode: ownCodeOfModel(origin, model.modelCode),
  }
}
