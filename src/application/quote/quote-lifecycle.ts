/** The quote chart with its effects filled in from the ports. */
import { fromPromise } from 'xstate'
import { quoteLifecycleMachine } from '../../domain/quote/quote-lifecycle.machine.ts'
import { keepNotes } from './kept-notes.ts'
import { openQuote } from './open-quote.ts'
import type { QuotePorts } from './quote-ports.ts'
import { writeToQuote } from './write-to-quote.ts'

/** One chart for every quote page; a page starts it with the quote that it has loaded, and the notes that were kept. */
export function quoteLifecycle(ports: QuotePorts) {
  return quoteLifecycleMachine.provide({
    actors: {
      write: fromPromise(({ input, signal }) => writeToQuote(ports, input, () => signal.aborted)()),
      reload: fromPromise(({ input, signal }) => openQuote(ports, input, signal)()),
    },
    actions: {
      keepNotes: (_scope, kept) => keepNotes(ports, kept),
    },
  })
}
