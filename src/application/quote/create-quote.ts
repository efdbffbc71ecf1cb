/** Opens a new draft. */
import { function as F, taskEither as TE } from 'fp-ts'
import { onlyDraft } from '../../domain/quote/only-draft.ts'
import type { OpenDraft } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf } from '../intents.ts'
import { forCustomers, type RepeatablePorts } from './quote-ports.ts'

/**
 * The id of a new draft of that name (QUOTE-50). The drafts are read first, so that an answer that got
 * lost can be made up for: exactly one new draft of that name is the one.
 */
export function createQuote(
  ports: RepeatablePorts,
  name: string,
): TE.TaskEither<PortFailure, QuoteId> {
  const { gateway, notifier, intents } = ports
  return forCustomers(ports, () =>
    F.pipe(
      gateway.openDrafts(),
      TE.flatMap((before) =>
        intents.once(contentOf('create', name), (intentId) =>
          confirmWrite({
            write: gateway.create(name, intentId),
            read: gateway.openDrafts(),
            judge: (after) => newDraft(before, after, name),
            doneBefore: (after) => onlyDraft(after, name)?.id,
          }),
        ),
      ),
      TE.tapIO(() => () => {
        notifier.notify({ tone: 'success', key: 'price:quoteCreated' })
      }),
    ),
  )
}

/** The draft of that name that was not there before. Two of them cannot be told apart. */
export function newDraft(
  before: readonly OpenDraft[],
  after: readonly OpenDraft[],
  name: string,
): Verdict<QuoteId> {
  const known = new Set(before.map(({ id }) => id))
  const [found, ...more] = after.filter((draft) => draft.name === name && !known.has(draft.id))
  if (!found) return { kind: 'not-done' }
  return more.length === 0 ? { kind: 'done', answer: found.id } : { kind: 'unclear' }
}
