/** The lines of a quote on a draft, whatever has become of the quote. */
import { function as F, taskEither as TE } from 'fp-ts'
import { onlyDraft } from '../../domain/quote/only-draft.ts'
import type { OpenDraft, Quote } from '../../domain/quote/quote.ts'
import {
  type CopiedQuote,
  copiedQuote,
  type CopySourceLines,
  hasLinesAsSeen,
  type QuoteCopy,
} from '../../domain/quote/quote-copy.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import { asWished, type WishedLine } from '../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf } from '../intents.ts'
import type { CopiedSource, NewLine } from '../ports/quote-gateway.ts'
import { newDraft } from './create-quote.ts'
import { forCustomers, type RepeatablePorts } from './quote-ports.ts'

/** Which quote, or which of its lines, and where they go. */
export interface CopyWish {
  readonly id: QuoteId
  readonly target: NewLine['target']
  /** Undefined for all lines as they were. */
  readonly lines?: readonly WishedLine[] | undefined
  /** Quotes whose lines come along behind them, in the same write. */
  readonly others?: readonly CopiedSource[] | undefined
  /** Delivery, notes and promotion codes come along, to a new quote. */
  readonly withDetails?: boolean | undefined
  /** The lines of each quote as they were shown; of others nothing is copied: `changed-elsewhere`. */
  readonly seen?: ReadonlyMap<QuoteId, readonly QuoteItem[]> | undefined
}

type Ports = RepeatablePorts
/** The lines of all sources. */
type Lines = CopySourceLines

type Copied = TE.TaskEither<PortFailure, CopiedQuote>

/**
 * What the copy is, and what of the wish is not on it. What is there already is read first, so that an answer that
 * got lost can be made up for.
 */
export function copyQuote(ports: Ports, { seen, ...wish }: CopyWish): Copied {
  const { gateway, notifier } = ports
  const { target } = wish
  return forCustomers(ports, () =>
    F.pipe(
      [{ id: wish.id, lines: wish.lines }, ...(wish.others ?? [])],
      TE.traverseSeqArray(({ id, lines }) =>
        F.pipe(
          gateway.open(id),
          TE.filterOrElse(
            (quote) => hasLinesAsSeen(quote, seen?.get(id) ?? quote.items),
            (): PortFailure => ({ kind: 'changed-elsewhere' }),
          ),
          TE.map(({ items }) => ({ items, wished: asWished(items, lines) })),
        ),
      ),
      TE.map(
        (sources): Lines => ({
          items: sources.flatMap(({ wished }) => wished),
          was: new Map(
            sources.flatMap(({ items }) => items.map(({ id, modelCode }) => [id, modelCode])),
          ),
        }),
      ),
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
function onNew(ports: Ports, wish: CopyWish, source: Lines, name: string): Copied {
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
          judge: ({ verdict }) => verdict,
          doneBefore: ({ earlier }) => earlier,
        }),
      ),
    ),
  )
}

/** The proof is a draft that has grown by lines of the source, all of them behind those that were there. */
function onDraft(ports: Ports, wish: CopyWish, source: Lines, id: QuoteId): Copied {
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
          doneBefore: (after) => copyAtEnd(source, after),
        }),
      )
    }),
  )
}

function written(
  { gateway }: Ports,
  { id, target, lines, intentId, ...manner }: CopyWish & { readonly intentId: string },
  told: (copy: QuoteCopy) => CopiedQuote,
): Copied {
  return TE.map(told)(gateway.copy(id, target, lines, { intentId, ...manner }))
}

/** As it was before the copy. */
interface Seen {
  readonly source: Lines
  readonly before: readonly OpenDraft[]
}

/** What has become of the copy, and the one of an earlier try where there is just one of that name. */
interface ReadBack {
  readonly verdict: Verdict<CopiedQuote>
  readonly earlier?: CopiedQuote | undefined
}

function readBack({ gateway }: Ports, name: string, { source, before }: Seen) {
  const verdictOf = (id: QuoteId) => TE.map((copy: Quote) => judged(source, copy))(gateway.open(id))
  return F.pipe(
    gateway.openDrafts(),
    TE.flatMap((after): TE.TaskEither<PortFailure, ReadBack> => {
      const found = newDraft(before, after, name)
      if (found.kind === 'done') {
        return TE.map((verdict: Verdict<CopiedQuote>) => ({ verdict }))(verdictOf(found.answer))
      }
      const only = onlyDraft(after, name)
      if (only === undefined) return TE.right({ verdict: found })
      return TE.map((verdict: Verdict<CopiedQuote>) => ({
        verdict: found,
        earlier: verdict.kind === 'done' ? verdict.answer : undefined,
      }))(verdictOf(only.id))
    }),
  )
}

/** The copy of an earlier try: the most lines at the end of a draft that are lines of the source. */
function copyAtEnd(source: Lines, draft: Quote): CopiedQuote | undefined {
  for (let count = Math.min(source.items.length, draft.items.length); count > 0; count -= 1) {
    const verdict = judged(source, { ...draft, items: draft.items.slice(-count) })
    if (verdict.kind === 'done') return verdict.answer
  }
  return undefined
}

function judged(source: Lines, copy: Quote): Verdict<CopiedQuote> {
  const answer = copiedQuote(source, copy, [])
  const isCopy = copy.items.length > 0 && answer.count === copy.items.length
  return isCopy ? { kind: 'done', answer } : { kind: 'unclear' }
}
