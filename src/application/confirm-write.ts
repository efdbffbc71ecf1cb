/**
 * Settles a write whose outcome is unknown by reading back, so that one intent is at most one commit
 * (faults, section 5). A write is never sent again from here; its caller may send it again.
 */
import { function as F, taskEither as TE } from 'fp-ts'
import type { WriteEvidence } from '../domain/shared/write-evidence.ts'
import type { PortFailure } from './failure.ts'

/** What the evidence says about the write. */
export type Verdict<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'not-done' }
  /** The evidence fits more than one story. */
  | { readonly kind: 'unclear' }

export interface ConfirmableWrite<Answer, Evidence> {
  readonly write: TE.TaskEither<PortFailure, Answer>
  readonly read: TE.TaskEither<PortFailure, Evidence>
  readonly judge: (evidence: Evidence) => Verdict<Answer>
  /**
   * The answer where the engine says that an earlier try has been carried out, perhaps before the evidence was first
   * looked at; undefined where what was written is not to be seen.
   */
  readonly doneBefore?: (evidence: Evidence) => Answer | undefined
}

/**
 * The write, and where it ends `unconfirmed` one read: it was done, and that is a success; it was
 * not, and is `not-saved`; or it cannot be known, and it stays `unconfirmed`.
 */
export function confirmWrite<Answer, Evidence>({
  write,
  read,
  judge,
  doneBefore,
}: ConfirmableWrite<Answer, Evidence>): TE.TaskEither<PortFailure, Answer> {
  const settle = (unconfirmed: Unconfirmed) =>
    F.pipe(
      read,
      TE.mapLeft((): PortFailure => unconfirmed),
      TE.flatMap((evidence) => {
        const verdict = judge(evidence)
        if (verdict.kind === 'done') return TE.right(verdict.answer)
        if (unconfirmed.wasCarriedOut) {
          const answer = doneBefore?.(evidence)
          return answer === undefined ? TE.left<PortFailure, Answer>(unconfirmed) : TE.right(answer)
        }
        return TE.left<PortFailure, Answer>(
          verdict.kind === 'not-done' ? { kind: 'not-saved' } : unconfirmed,
        )
      }),
    )
  return F.pipe(
    write,
    TE.orElse((failure) => (failure.kind === 'unconfirmed' ? settle(failure) : TE.left(failure))),
  )
}

type Unconfirmed = Extract<PortFailure, { readonly kind: 'unconfirmed' }>

export interface ConfirmableChange<Resource> {
  readonly write: TE.TaskEither<PortFailure, Resource>
  readonly read: TE.TaskEither<PortFailure, Resource>
  readonly evidenceIn: (after: Resource) => WriteEvidence
  /** Whether the resource shows what an earlier try has written. */
  readonly hasBefore?: (after: Resource) => boolean
}

/** `confirmWrite` for a write that answers the resource as it is afterwards, as reading it does. */
export function confirmChange<Resource>({
  write,
  read,
  evidenceIn,
  hasBefore,
}: ConfirmableChange<Resource>): TE.TaskEither<PortFailure, Resource> {
  return confirmWrite({
    write,
    read,
    judge: (after) => {
      const kind = evidenceIn(after)
      return kind === 'done' ? { kind, answer: after } : { kind }
    },
    doneBefore: (after) => (hasBefore?.(after) === true ? after : undefined),
  })
}
