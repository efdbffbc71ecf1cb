/** The lines of a quote as a new draft, whatever has become of the quote. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { OpenDraft, Quote } from '../../domain/quote/quote.ts'
import { type CopiedQuote, copiedQuote } from '../../domain/quote/quote-copy.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { newDraft } from './create-quote.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'

/** Which quote, and what the copy is to be called. */
export interface CopyWish {
  readonly id: QuoteId
  readonly name: string
}

type Ports = Pick<QuotePorts, 'gateway' | 'notifier' | 'session'>

/**
 * What the copy is, and what of the quote is not on it. Quote and drafts are read first, so that an answer that got
 * lost can be made up for: draft and lines are made together, so one new draft of that name with nothing but lines
 * of the quote is the proof.
 */
export function copyQuote(ports: Ports, wish: CopyWish): TE.TaskEither<PortFailure, CopiedQuote> {
  const { gateway, notifier } = ports
  return forCustomers(ports, () =>
    F.pipe(
      TE.Do,
      TE.apS('source', gateway.open(wish.id)),
      TE.apS('before', gateway.openDrafts()),
      TE.flatMap((seen) =>
        confirmWrite({
          write: F.pipe(
            gateway.copy(wish.id, wish.name),
            TE.map(({ quote, notAdded }) => copiedQuote(seen.source, quote, notAdded)),
          ),
          read: readBack(ports, wish, seen),
          judge: (verdict) => verdict,
        }),
      ),
      TE.tapIO(() => () => {
        notifier.notify({ tone: 'success', key: 'price:quoteCreated' })
      }),
    ),
  )
}

/** As it was before the copy. */
interface Seen {
  readonly source: Quote
  readonly before: readonly OpenDraft[]
}

function readBack({ gateway }: Ports, { name }: CopyWish, { source, before }: Seen) {
  return F.pipe(
    gateway.openDrafts(),
    TE.flatMap((after): TE.TaskEither<PortFailure, Verdict<CopiedQuote>> => {
      const found = newDraft(before, after, name)
      if (found.kind !== 'done') return TE.right(found)
      return F.pipe(
        gateway.open(found.answer),
        TE.map((copy): Verdict<CopiedQuote> => {
          const answer = copiedQuote(source, copy, [])
          const isCopy = copy.items.length > 0 && answer.count === copy.items.length
          return isCopy ? { kind: 'done', answer } : { kind: 'unclear' }
        }),
      )
    }),
  )
}
