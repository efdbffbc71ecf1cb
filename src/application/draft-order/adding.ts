/** The chart that adds lines to a quote, with its effects filled in from the ports. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { assign, fromPromise } from 'xstate'
import type { SentBatch } from '../../domain/draft-order/kept-table.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { PortFailure } from '../failure.ts'
import { type FillingPorts, type LinesToSend, readBack, sendLines, tellAdded } from './add-lines.ts'
import { addingMachine } from './adding.machine.ts'
import type { QuoteReading } from './adding-run.ts'
import type { TableKeeper } from './kept-table.ts'

/**
 * The chart for the quote of the ports. A batch that has been sent is never given up, and what comes after it
 * waits until it is answered.
 */
export function adding(ports: FillingPorts, keeper: TableKeeper): typeof addingMachine {
  const { id } = ports.quote.getSnapshot().context.quote
  return addingMachine.provide({
    actors: {
      readQuote: fromPromise<E.Either<PortFailure, QuoteReading>, SentBatch | undefined>(
        ({ input, signal }) =>
          unlessForeign(keeper, ports.queue.inQueue(id, readBack(ports, input, signal)))(),
      ),
      addBatch: fromPromise<E.Either<PortFailure, Quote>, LinesToSend>(({ input }) =>
        ports.queue.inQueue(id, sendLines(ports, input))(),
      ),
    },
    actions: {
      nameIntent: assign(() => ({ freshId: ports.newIntent() })),
      tellAdded: (_scope, count) => {
        if (count > 0) tellAdded(ports)
      },
    },
  })
}

/** Nothing is asked and nothing sent for a table that another tab has changed: its lines may be added by now. */
function unlessForeign<Answer>(
  keeper: TableKeeper,
  program: TE.TaskEither<PortFailure, Answer>,
): TE.TaskEither<PortFailure, Answer> {
  return F.pipe(
    TE.fromIO(keeper.isForeign),
    TE.flatMap((isForeign) =>
      isForeign ? TE.left<PortFailure, Answer>({ kind: 'changed-elsewhere' }) : program,
    ),
  )
}
