/** Leaves a question that others wait for as well. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'

/** The answer, or `aborted` as soon as this caller leaves; it goes on being fetched for the others. */
export async function untilAborted<Answer>(
  found: Promise<E.Either<PortFailure, Answer>>,
  signal: AbortSignal | undefined,
): Promise<E.Either<PortFailure, Answer>> {
  if (!signal) return found
  const left = E.left<PortFailure, Answer>({ kind: 'aborted' })
  if (signal.aborted) return left
  const leaving = new Promise<E.Either<PortFailure, Answer>>((resolve) => {
    signal.addEventListener('abort', () => resolve(left), { once: true })
  })
  return Promise.race([leaving, found])
}
