/** Requests that are answered when, in the order in which, and as well as the test says. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'

/**
 * `lost` reaches the server, and its answer does not come back; `cut` never arrives, which only the
 * server knows; `thrown` is a defect of ours; any other failure is answered as it is.
 */
export type HowAnswered = 'done' | 'lost' | 'cut' | 'thrown' | PortFailure

export interface HeldRequest {
  readonly name: string
  readonly isWrite: boolean
  readonly answer: (how?: HowAnswered) => Promise<void>
}

export interface HeldAnswers {
  /** Not answered yet, in their order; what was given up is not among them. */
  readonly waiting: () => readonly HeldRequest[]
  /** Names of all requests that were ever sent, in their order. */
  readonly sent: readonly string[]
  readonly read: <Answer>(
    name: string,
    program: TE.TaskEither<PortFailure, Answer>,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Answer>
  readonly write: <Answer>(
    name: string,
    program: TE.TaskEither<PortFailure, Answer>,
  ) => TE.TaskEither<PortFailure, Answer>
  /**
   * Answers everything that waits, again and again until nothing does. Answers how often: where every request takes
   * as long as any other, that is how many round trips followed each other.
   */
  readonly answerAll: (how?: (request: HeldRequest) => HowAnswered) => Promise<number>
}

/** Lets everything happen that is only waiting for its turn. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

const unconfirmed: PortFailure = { kind: 'unconfirmed' }
const unreachable: PortFailure = { kind: 'unreachable', offline: false }

export function heldAnswers(): HeldAnswers {
  const waiting = new Set<HeldRequest>()
  const sent: string[] = []

  function hold<Answer>(
    request: { readonly name: string; readonly isWrite: boolean; readonly signal?: AbortSignal },
    program: TE.TaskEither<PortFailure, Answer>,
  ): Promise<E.Either<PortFailure, Answer>> {
    const { name, isWrite, signal } = request
    if (signal?.aborted) return Promise.resolve(E.left({ kind: 'aborted' }))
    sent.push(name)
    return new Promise((resolve, reject) => {
      const held: HeldRequest = {
        name,
        isWrite,
        answer: async (how = 'done') => {
          waiting.delete(held)
          if (how === 'thrown') reject(new Error('A defect.'))
          else resolve(await outcome(program, isWrite, how))
          await settled()
        },
      }
      waiting.add(held)
      signal?.addEventListener('abort', () => {
        waiting.delete(held)
        resolve(E.left({ kind: 'aborted' }))
      })
    })
  }

  return {
    sent,
    waiting: () => [...waiting],
    read: (name, program, signal) => () =>
      hold({ name, isWrite: false, ...(signal && { signal }) }, program),
    write: (name, program) => () => hold({ name, isWrite: true }, program),
    answerAll: async (how = () => 'done') => {
      await settled()
      let rounds = 0
      while (waiting.size > 0) {
        rounds += 1
        await Promise.all([...waiting].map((request) => request.answer(how(request))))
        await settled()
      }
      return rounds
    },
  }
}

async function outcome<Answer>(
  program: TE.TaskEither<PortFailure, Answer>,
  isWrite: boolean,
  how: Exclude<HowAnswered, 'thrown'>,
): Promise<E.Either<PortFailure, Answer>> {
  if (how === 'cut') return E.left(isWrite ? unconfirmed : unreachable)
  if (how !== 'done' && how !== 'lost') return E.left(how)
  const done = await program()
  if (how === 'done') return done
  return E.left(isWrite ? unconfirmed : unreachable)
}
