/** Puts lines on a draft: all of them or none, and never twice. Every way of adding ends here. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { SentBatch, SentLines } from '../../domain/draft-order/kept-table.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteLifecycleEvent } from '../../domain/quote/quote-lifecycle.context.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents } from '../intents.ts'
import type { DraftOrderGateway } from '../ports/draft-order-gateway.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { QuoteLifecycleActor } from '../quote/quote-destination.ts'
import type { QuoteReading } from './adding-run.ts'
import { evidenceFor, holds, wereAdded } from './line-evidence.ts'
import type { QueueByName } from './queue-by-name.ts'

/** The gateways, and the chart of the quote that is filled. */
export interface FillingPorts {
  readonly draftOrderGateway: Pick<DraftOrderGateway, 'addLines'>
  readonly quoteGateway: Pick<QuoteGateway, 'open'>
  readonly notifier: Notifier
  readonly quote: QuoteLifecycleActor
  readonly queue: QueueByName
  readonly intents: Intents
  readonly newIntent: () => string
}

/**
 * The quote with the lines, at most ten, on it. A lost answer is settled by reading back. Success is told
 * from here (DRAFT-23), so that it is told even when the customer has left the page; a failure is the
 * caller's to show, with the server's words (DRAFT-24).
 */
export function addLines(
  ports: FillingPorts,
  lines: readonly LineRequest[],
): TE.TaskEither<PortFailure, Quote> {
  const { id } = ports.quote.getSnapshot().context.quote
  const added = F.pipe(
    ports.quoteGateway.open(id),
    TE.map((before) => evidenceFor(lines, before)),
    TE.flatMap((sent) =>
      ports.intents.once(contentOf('lines', id, lines), (intentId) =>
        confirmWrite({
          write: sendLines(ports, { lines, intentId }),
          read: readBack(ports, sent),
          judge: ({ quote, verdict = 'unclear' }) =>
            verdict === 'done' ? { kind: verdict, answer: quote } : { kind: verdict },
          doneBefore: ({ quote }) => (holds(quote, sent) ? quote : undefined),
        }),
      ),
    ),
  )
  return F.pipe(
    ports.queue.inQueue(id, added),
    TE.tapIO(() => () => tellAdded(ports)),
  )
}

/** Lines of one batch, and the id of their intent. */
export interface LinesToSend {
  readonly lines: readonly LineRequest[]
  readonly intentId: string
}

/** One call with one batch, in its turn or as part of one; its answer is handed to the chart of the quote. */
export function sendLines(
  { draftOrderGateway, quote }: FillingPorts,
  { lines, intentId }: LinesToSend,
): TE.TaskEither<PortFailure, Quote> {
  return F.pipe(
    TE.fromIO(() => quote.getSnapshot().context),
    TE.flatMap(({ quote: { id, currency }, revision }) =>
      F.pipe(
        draftOrderGateway.addLines(id, lines, currency, intentId),
        TE.tapIO(
          (after) => () => tellQuote(quote, { type: 'lines.added', quote: after, revision }),
        ),
        TE.tapError((failure) =>
          TE.fromIO(() => {
            const isOutdated = failure.kind === 'stale' || failure.kind === 'not-found'
            if (isOutdated) tellQuote(quote, { type: 'quote.reload' })
          }),
        ),
      ),
    ),
  )
}

/** The quote as it is now. Where it shows that a batch in doubt was added, the chart of the quote hears of it. */
export function readBack(
  { quoteGateway, quote }: FillingPorts,
  batch: (SentLines & Pick<Partial<SentBatch>, 'wasCarriedOut'>) | undefined,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, QuoteReading> {
  return F.pipe(
    TE.fromIO(() => quote.getSnapshot().context),
    TE.flatMap(({ quote: { id }, revision }) =>
      F.pipe(
        quoteGateway.open(id, signal),
        TE.map((after) => ({ quote: after, verdict: batch && wereAdded(batch, after) })),
        TE.tapIO(({ quote: after, verdict }) => () => {
          if (verdict === 'done') tellQuote(quote, { type: 'lines.added', quote: after, revision })
        }),
      ),
    ),
  )
}

/** The message of every way of adding (DRAFT-23). */
export function tellAdded({ notifier }: Pick<FillingPorts, 'notifier'>): void {
  notifier.notify({ tone: 'success', key: 'draftOrder:itemsAdded' })
}

function tellQuote(quote: QuoteLifecycleActor, news: QuoteLifecycleEvent): void {
  if (quote.getSnapshot().status === 'active') quote.send(news)
}
