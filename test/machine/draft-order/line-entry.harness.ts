/** The entry of a line whose effects wait until the test says what they answer. */
import { either as E } from 'fp-ts'
import { createActor, fromPromise, type InspectionEvent } from 'xstate'
import type {
  LineEntryEvent,
  LineEntryInput,
  LineToSend,
  LineWish,
} from '../../../src/application/draft-order/line-entry.context.ts'
import { lineEntryMachine } from '../../../src/application/draft-order/line-entry.machine.ts'
import { lineEntryView } from '../../../src/application/draft-order/line-entry.view.ts'
import type { CalculatedPrice } from '../../../src/domain/pricing/calculated-price.ts'
import type {
  AddedLine,
  AddFailure,
  PriceFailure,
  PriceFlowInput,
  PriceQuestion,
} from '../../../src/domain/pricing/price-flow.context.ts'
import { priceFlowMachine } from '../../../src/domain/pricing/price-flow.machine.ts'
import { aPrice } from '../../builders/a-price.ts'
import { quoteId } from '../../builders/a-quote.ts'
import { settled } from '../../fakes/held-answers.ts'
import { addedLine, inputOf, today } from '../price-flow.harness.ts'

type PriceAnswer = E.Either<PriceFailure, CalculatedPrice>
type AddAnswer = E.Either<AddFailure, AddedLine>

interface Held<Input, Output> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly resolve: (output: Output) => void
  readonly reject: (defect: Error) => void
}

/** An effect that is answered by hand. */
function held<Input, Output>() {
  const asked: Held<Input, Output>[] = []
  const newest = () => {
    const last = asked.at(-1)
    if (!last) throw new Error('Nothing was asked.')
    return last
  }
  return {
    asked,
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          asked.push({ input, signal, resolve, reject })
        }),
    ),
    answer: async (output: Output) => {
      newest().resolve(output)
      await settled()
    },
    breakIt: async () => {
      newest().reject(new Error('A defect.'))
      await settled()
    },
  }
}

export function aLineEntry(
  start: Partial<PriceFlowInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const prices = held<PriceQuestion, PriceAnswer>()
  const lines = held<LineToSend, AddAnswer>()
  const machine = lineEntryMachine.provide({
    actors: {
      priceFlow: priceFlowMachine.provide({ actors: { calculatePrice: prices.logic } }),
      addLine: lines.logic,
    },
  })
  const input: LineEntryInput = {
    start: inputOf(start),
    quoteId: quoteId('quote-1'),
    today: () => today,
  }
  const actor = createActor(machine, { input, ...(inspect && { inspect }) })
  const told: AddedLine[] = []
  actor.on('line.added', ({ line }) => told.push(line))
  actor.start()
  const send = (event: LineEntryEvent) => actor.send(event)
  return {
    actor,
    told,
    send,
    questions: prices.asked,
    lines: lines.asked,
    add: (wish: Partial<LineWish['typed']> = {}) =>
      send({
        type: 'line.add',
        wish: {
          typed: { date: undefined, customerMaterialNumber: '', ...wish },
          origin: undefined,
        },
      }),
    quantity: (text: string) =>
      send({ type: 'configuration.changed', change: { kind: 'quantity', text } }),
    price: (answer: PriceAnswer = E.right(aPrice())) => prices.answer(answer),
    breakQuestion: prices.breakIt,
    addAnswer: (answer: AddAnswer = E.right(addedLine)) => lines.answer(answer),
    breakWrite: lines.breakIt,
    state: () => actor.getSnapshot().value,
    stage: () => lineEntryView(actor.getSnapshot()).panel.stage,
    view: () => lineEntryView(actor.getSnapshot()),
  }
}

export type LineEntry = ReturnType<typeof aLineEntry>
