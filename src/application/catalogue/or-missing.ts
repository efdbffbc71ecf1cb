/** For what may be asked for in vain: that there is none is an answer. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../failure.ts'

/** Turns the failure `not-found` into the answer `missing`; every other failure stays one. */
export function orMissing<Answer>(
  asked: TE.TaskEither<PortFailure, Answer>,
): TE.TaskEither<PortFailure, Answer | 'missing'> {
  return F.pipe(
    asked,
    TE.orElse((failure) =>
      failure.kind === 'not-found'
        ? TE.right<PortFailure, Answer | 'missing'>('missing')
        : TE.left(failure),
    ),
  )
}
