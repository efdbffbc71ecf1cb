/** A line that is being added when the page that asked for it goes away. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { AddedLine, AddFailure } from '../../domain/pricing/price-flow.context.ts'
import type { Notifier } from '../ports/notifier.ts'

interface Asking {
  readonly notifier: Notifier
  /** Aborted when nobody waits for the outcome any more. */
  readonly signal: AbortSignal
}

/**
 * The outcome of the adding; when its page is gone, a notice tells a failure. Of what may have been done it is
 * never claimed that it was not.
 */
export async function toldWhenLeft(
  adding: TE.TaskEither<AddFailure, AddedLine>,
  { notifier, signal }: Asking,
): Promise<E.Either<AddFailure, AddedLine>> {
  const tell = ({ kind }: Pick<AddFailure, 'kind'>) => {
    if (!signal.aborted) return
    const key = kind === 'unconfirmed' ? 'price:addUnconfirmed' : 'price:addFailedElsewhere'
    notifier.notify({ tone: 'error', key })
  }
  try {
    const outcome = await adding()
    if (E.isLeft(outcome)) tell(outcome.left)
    return outcome
  } catch (defect) {
    tell({ kind: 'unconfirmed' })
    throw defect
  }
}
