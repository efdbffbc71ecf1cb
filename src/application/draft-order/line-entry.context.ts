/** What the entry of one line is given, what it knows, and what can happen to it. The chart puts it in order. */
import { either as E } from 'fp-ts'
import { getInitialSnapshot } from 'xstate'
import type { Account } from '../../domain/account/account.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import type { ConfigurationChange } from '../../domain/pricing/configuration.ts'
import {
  type AddedLine,
  type AddFailure,
  lineToAdd,
  type LineToAdd,
  type PriceFlowInput,
} from '../../domain/pricing/price-flow.context.ts'
import {
  priceFlowMachine,
  type PriceFlowSnapshot,
} from '../../domain/pricing/price-flow.machine.ts'
import { configurationView, pricePanelView } from '../../domain/pricing/price-flow.view.ts'
import { quoteDialogView } from '../../domain/pricing/quote-dialog.view.ts'
import {
  type QuoteRequest,
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../domain/pricing/quote-request.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'

/** The own code that a line came from; undefined for none. */
export type Origin = Pick<CustomCode, 'customCode' | 'modelCode'> | undefined

/** What is typed beside a configuration. */
export interface TypedRequest {
  /** YYYY-MM-DD, or empty; undefined for the day that goes with the price. */
  readonly date: string | undefined
  readonly customerMaterialNumber: string
}

export interface LineEntryInput {
  readonly start: PriceFlowInput
  /** Where the line goes. */
  readonly quoteId: QuoteId
  /** The browser's day, asked for at the moment of use (D2). */
  readonly today: () => CalendarDate
}

/** What the chart was asked to add. */
export interface LineWish {
  readonly typed: TypedRequest
  readonly origin: Origin
}

export interface LineEntryContext extends LineEntryInput {
  /** How far configuration and price have come; a copy of the child chart's snapshot. */
  readonly price: PriceFlowSnapshot
  /** The model whose price has been seen to; undefined before the first. */
  readonly seenModel: string | undefined
  readonly wish: LineWish | undefined
  /** What is wrong with the typed request that was to be added last. */
  readonly problems: readonly QuoteRequestProblem[]
  readonly failure: AddFailure | undefined
}

export type LineEntryEvent =
  | { readonly type: 'configuration.changed'; readonly change: ConfigurationChange }
  | { readonly type: 'account.changed'; readonly account: Account }
  | { readonly type: 'price.calculate' }
  /** The quantity field has been left: what is whole is priced. */
  | { readonly type: 'quantity.left' }
  /** Date, quantity or number have been typed: what was wrong with them may be right now. */
  | { readonly type: 'line.typed' }
  | { readonly type: 'line.add'; readonly wish: LineWish }

/** Said when the line is in the quote. */
export interface LineAdded {
  readonly type: 'line.added'
  readonly line: AddedLine
}

export interface LineToSend {
  readonly line: LineToAdd
  readonly origin: Origin
}

/** A line that is not yet in the order. */
export function newLineEntry(input: LineEntryInput): LineEntryContext {
  return {
    ...input,
    price: getInitialSnapshot(priceFlowMachine, input.start),
    seenModel: undefined,
    wish: undefined,
    problems: [],
    failure: undefined,
  }
}

/** After a step of the child chart. A failure to add belongs to its price and leaves with it (PRICE-02). */
export function withPrice(
  { failure }: LineEntryContext,
  price: PriceFlowSnapshot,
): Partial<LineEntryContext> {
  return {
    price,
    seenModel: modelOf(price),
    failure: price.context.price && failure,
  }
}

/** Whether a configuration is whole, has just become this one, and nothing has been asked about it. */
export function isNewlyWhole(context: LineEntryContext, price: PriceFlowSnapshot): boolean {
  const { stage, failure } = pricePanelView(price, context.today())
  return (
    modelOf(price) !== context.seenModel &&
    stage === 'configuring' &&
    failure === undefined &&
    canCalculate(context, price)
  )
}

/** Whether asking for a price leads to a question. */
export function canCalculate({ today }: LineEntryContext, price: PriceFlowSnapshot): boolean {
  const { stage, problems } = pricePanelView(price, today())
  return (stage === 'configuring' || stage === 'broken') && problems.length === 0
}

/** The request of a wish beside a price, or all that is wrong with it; undefined while one of them is missing. */
export function requestOf(
  context: LineEntryContext,
): E.Either<readonly QuoteRequestProblem[], QuoteRequest> | undefined {
  const { wish, quoteId, today } = context
  const { price } = context.price.context
  if (!wish || !price) return undefined
  const { typed } = wish
  const panel = quoteDialogView(context.price, today())
  return readQuoteRequest(
    {
      target: 'existing',
      quoteId,
      newQuoteName: '',
      date: typed.date ?? panel?.defaultDate ?? '',
      customerMaterialNumber: typed.customerMaterialNumber,
    },
    { today: today(), leadTime: price.leadTime },
  )
}

/** The line that is to be sent, with all that belongs to it. */
export function lineToSend(context: LineEntryContext): LineToSend {
  const request = requestOf(context)
  if (!request || E.isLeft(request)) throw new Error('A line is sent once its request is read.')
  return {
    line: lineToAdd(context.price.context, { type: 'quote.add', request: request.right }),
    origin: context.wish?.origin,
  }
}

function modelOf(price: PriceFlowSnapshot): string {
  const { modelCode, isComplete } = configurationView(price)
  return `${modelCode} ${isComplete}`
}
