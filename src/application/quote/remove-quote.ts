/** Takes a quote out of the list. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'

/** Removes a quote; one that is not there any more is removed (QUOTE-66, QUOTE-67). */
export function removeQuote(
  ports: Pick<QuotePorts, 'gateway' | 'notifier' | 'session'>,
  id: QuoteId,
): TE.TaskEither<PortFailure, void> {
  const { gateway, notifier } = ports
  return forCustomers(ports, () =>
    F.pipe(
      confirmWrite({
        write: acceptMissing(gateway.removeQuote(id)),
        read: isThere(ports, id),
        judge: (found) => (found ? { kind: 'not-done' } : { kind: 'done', answer: undefined }),
      }),
      TE.tapIO(() => () => {
        notifier.notify({ tone: 'success', key: 'quotes:removed' })
      }),
      TE.tapError(() =>
        TE.fromIO(() => {
          notifier.notify({ tone: 'error', key: 'quotes:removeFailed' })
        }),
      ),
    ),
  )
}

function acceptMissing(
  removal: TE.TaskEither<PortFailure, void>,
): TE.TaskEither<PortFailure, void> {
  return TE.orElse((failure: PortFailure) =>
    failure.kind === 'not-found' ? TE.right<PortFailure, void>(undefined) : TE.left(failure),
  )(removal)
}

function isThere(
  { gateway }: Pick<QuotePorts, 'gateway'>,
  id: QuoteId,
): TE.TaskEither<PortFailure, boolean> {
  return F.pipe(
    gateway.open(id),
    TE.map(() => true),
    TE.orElse((failure) =>
      failure.kind === 'not-found' ? TE.right(false) : TE.left<PortFailure, boolean>(failure),
    ),
  )
}
