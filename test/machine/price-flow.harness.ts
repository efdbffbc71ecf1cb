/** A price flow whose effects wait until the test says what they answer. */
import { either as E } from 'fp-ts'
import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import type { ConfigurationChange } from '../../src/domain/pricing/configuration.ts'
import type {
  AddedLine,
  AddFailure,
  LineToAdd,
  PriceFailure,
  PriceFlowEvent,
  PriceFlowInput,
  PriceQuestion,
} from '../../src/domain/pricing/price-flow.context.ts'
import { priceFlowMachine } from '../../src/domain/pricing/price-flow.machine.ts'
import {
  configurationView,
  regionLeftView,
  pricePanelView,
} from '../../src/domain/pricing/price-flow.view.ts'
import { quoteDialogView } from '../../src/domain/pricing/quote-dialog.view.ts'
import type { QuoteRequest } from '../../src/domain/pricing/quote-request.ts'
import { aDay } from '../builders/a-day.ts'
import { aPrice } from '../builders/a-price.ts'
import { aProduct, aSku } from '../builders/a-product.ts'
import { quoteId } from '../builders/a-quote.ts'
import { anAccount } from '../builders/an-account.ts'
import { settled } from '../fakes/held-answers.ts'
import { startedByPages, type Waiting } from './started-by-pages.ts'

export const today = aDay('2026-04-06')

/** OM1080CNS, one piece: every required answer given. */
export const complete: ConfigurationChange = {
  kind: 'model',
  choices: new Map([
    ['displacement', '080'],
    ['shaft', 'C'],
    ['packaging', 'S'],
  ]),
}

export const otherShaft: ConfigurationChange = {
  kind: 'option',
  modifierKey: 'shaft',
  optionCode: 'T',
}

export const request: QuoteRequest = {
  target: { quoteId: quoteId('quote-1') },
  requestedDate: aDay('2026-05-04'),
  plannedDate: aDay('2026-05-04'),
  customerMaterialNumber: '',
}

export const addedLine: AddedLine = {
  quoteId: quoteId('quote-1'),
  quoteName: 'Spring overhaul',
  isNewQuote: false,
  modelCode: 'OM1080CNS',
  quantity: 1,
}

type PriceAnswer = E.Either<PriceFailure, CalculatedPrice>
type AddAnswer = E.Either<AddFailure, AddedLine>

export { settled }

/** A customer in the US in front of OM1, everything answered, unless told otherwise. */
export function inputOf(overrides: Partial<PriceFlowInput> = {}): PriceFlowInput {
  return {
    product: aProduct(),
    sku: aSku(),
    account: anAccount(),
    zone: 'US',
    isPreview: false,
    changes: [complete],
    ...overrides,
  }
}

/** What one page has started. */
interface Effects {
  readonly questions: Waiting<PriceQuestion, PriceAnswer>[]
  readonly lines: Waiting<LineToAdd, AddAnswer>[]
}

const pages = startedByPages<Effects>()

/** Filled once for all pages: making a chart for each would take most of the time of these tests. */
const machine = priceFlowMachine.provide({
  actors: {
    calculatePrice: fromPromise<PriceAnswer, PriceQuestion>(
      ({ input, signal, system }) =>
        new Promise((resolve, reject) => {
          pages.of(system).questions.push({ input, signal, resolve, reject })
        }),
    ),
    addToQuote: fromPromise<AddAnswer, LineToAdd>(
      ({ input, signal, system }) =>
        new Promise((resolve, reject) => {
          pages.of(system).lines.push({ input, signal, resolve, reject })
        }),
    ),
  },
})

export function aPriceFlow(
  overrides: Partial<PriceFlowInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const { questions, lines }: Effects = { questions: [], lines: [] }
  const actor = createActor(machine, { input: inputOf(overrides), ...(inspect && { inspect }) })
  pages.add(actor.system, { questions, lines })
  actor.start()
  const newest = <Effect>(started: readonly Effect[]): Effect => {
    const effect = started.at(-1)
    if (!effect) throw new Error('Nothing was asked.')
    return effect
  }
  return {
    actor,
    questions,
    lines,
    send: (event: PriceFlowEvent) => actor.send(event),
    change: (change: ConfigurationChange) => actor.send({ type: 'configuration.changed', change }),
    state: () => actor.getSnapshot().value,
    configuration: () => configurationView(actor.getSnapshot()),
    regionLeft: () => regionLeftView(actor.getSnapshot()),
    panel: () => pricePanelView(actor.getSnapshot(), today),
    dialog: () => quoteDialogView(actor.getSnapshot(), today),
    /** Answers the newest question. */
    price: async (answer: PriceAnswer = E.right(aPrice())) => {
      newest(questions).resolve(answer)
      await settled()
    },
    breakQuestion: async () => {
      newest(questions).reject(new Error('A defect.'))
      await settled()
    },
    /** Answers the newest write. */
    add: async (answer: AddAnswer = E.right(addedLine)) => {
      newest(lines).resolve(answer)
      await settled()
    },
    breakWrite: async () => {
      newest(lines).reject(new Error('A defect.'))
      await settled()
    },
  }
}

export type PriceFlow = ReturnType<typeof aPriceFlow>

/** A flow with a price on show. */
export async function priced(overrides: Partial<PriceFlowInput> = {}): Promise<PriceFlow> {
  const flow = aPriceFlow(overrides)
  flow.send({ type: 'price.calculate' })
  await flow.price()
  return flow
}
