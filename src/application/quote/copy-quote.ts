/** The lines of a quote on a draft, whatever has become of the quote. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { OpenDraft, Quote } from '../../domain/quote/quote.ts'
import { type CopiedQuote, copiedQuote, type QuoteCopy } from '../../domain/quote/quote-copy.ts'
import { asWished, type WishedLine } from '../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf } from '../intents.ts'
import type { NewLine } from '../ports/quote-gateway.ts'
import { newDraft } from './create-quote.ts'
import { forCustomers, type RepeatablePorts } from './quote-ports.ts'

/** Which quote, or which of its lines, and where they go. */
export interface CopyWish {
  readonly id: QuoteId
  readonly target: NewLine['target']
  /** Undefined for all lines as they were. */
  readonly lines?: readonly WishedLine[] | undefined
  /** Delivery, notes and promotion codes come along, to a new quote. */
  readonly withDetails?: boolean | undefined
}

type Ports = RepeatablePorts
type Copied = TE.TaskEither<PortFailure, CopiedQuote>

/**
 * What the copy is, and what of the wish is not on it. What is there already is read first, so that an answer that
 * got lost can be made up for.
 */
export function copyQuote(ports: Ports, wish: CopyWish): Copied {
  const { gateway, notifier } = ports
  const { target } = wish
  return forCustomers(ports, () =>
    F.pipe(
      gateway.open(wish.id),
      TE.map((quote) => ({ ...quote, items: asWished(quote.items, wish.lines) })),
      TE.flatMap((source) =>
        'quoteId' in target
          ? onDraft(ports, wish, source, target.quoteId)
          : onNew(ports, wish, source, target.newQuoteName),
      ),
      TE.tapIO(() => () => {
        const key = 'quoteId' in target ? 'price:productsAdded' : 'price:quoteCreated'
        notifier.notify({ tone: 'success', key })
      }),
    ),
  )
}

/** Draft and lines are made together: one new draft of that name with nothing but lines of the source is the proof. */
function onNew(ports: Ports, wish: CopyWish, source: Quote, name: string): Copied {
  const { gateway } = ports
  return F.pipe(
    gateway.openDrafts(),
    TE.flatMap((before) =>
      ports.intents.once(contentOf('copy', wish), (intentId) =>
        confirmWrite({
          write: written(ports, { ...wish, intentId }, (copy) =>
            copiedQuote(source, copy.quote, copy.notAdded),
          ),
          read: readBack(ports, name, { source, before }),
          judge: (verdict) => verdict,
        }),
      ),
    ),
  )
}

/** The proof is a draft that has grown by lines of the source, all of them behind those that were there. */
function onDraft(ports: Ports, wish: CopyWish, source: Quote, id: QuoteId): Copied {
  const { gateway } = ports
  return F.pipe(
    gateway.open(id),
    TE.flatMap(({ items: { length } }) => {
      const behind = (quote: Quote) => ({ ...quote, items: quote.items.slice(length) })
      return ports.intents.once(contentOf('copy', wish), (intentId) =>
        confirmWrite({
          write: written(ports, { ...wish, intentId }, (copy) =>
            copiedQuote(source, behind(copy.quote), copy.notAdded),
          ),
          read: gateway.open(id),
          judge: (after) =>
            after.items.length === length ? { kind: 'not-done' } : judged(source, behind(after)),
        }),
      )
    }),
  )
}

function written(
  { gateway }: Ports,
  { id, target, lines, intentId, withDetails }: CopyWish & { readonly intentId: string },
  told: (copy: QuoteCopy) => CopiedQuote,
): Copied {
  return TE.map(told)(gateway.copy(id, target, lines, { intentId, withDetails }))
}

/** As it was before the copy. */
interface Seen {
  readonly source: Quote
  readonly before: readonly OpenDraft[]
}

function readBack({ gateway }: Ports, name: string, { source, before }: Seen) {
  return F.pipe(
    gateway.openDrafts(),
    TE.flatMap((after): TE.TaskEither<PortFailure, Verdict<CopiedQuote>> => {
      const found = newDraft(before, after, name)
      if (found.kind !== 'done') return TE.right(found)
      return TE.map((copy: Quote) => judged(source, copy))(gateway.open(found.answer))
    }),
  )
}

function judged(source: Quote, copy: Quote): Verdict<CopiedQuote> {
  const answer = copiedQuote(source, copy, [])
  const isCopy = copy.items.length > 0 && answer.count === copy.items.length
  return isCopy ? { kind: 'done', answer } : { kind: 'unclear' }
}
