/**
 * Ids of writes that may be tried again. Who tries the same thing again after an answer was lost sends the id of the
 * first try along, so that an engine which has done it by then, however late, does not do it twice (docs/wire.md).
 */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from './failure.ts'
import type { Program } from './program.ts'

export interface Intents {
  /**
   * The write under its id. `content` says what is written and where: the same content has the id of the try before as
   * long as nobody knows what became of that, and a fresh one else.
   */
  readonly once: <Answer>(
    content: string,
    write: (intentId: string) => Program<Answer>,
  ) => Program<Answer>
  /** It has turned out that the last try was carried out: the same content is a new wish from now on. */
  readonly settle: (content: string) => void
}

/** Where the ids of open tries are remembered. */
export interface OpenTries {
  readonly idOf: (content: string) => string | undefined
  readonly keep: (content: string, id: string) => void
  readonly forget: (content: string) => void
}

/** Ids for as long as `tries` remembers them; by default, as long as the page is there. */
export function openIntents(newId: () => string, tries: OpenTries = rememberedTries()): Intents {
  const underWay = new Set<string>()
  return {
    settle: tries.forget,
    once: (content, write) =>
      F.pipe(
        TE.fromIO(() => {
          // What is asked for a second time while the first is still on its way is asked for twice.
          const id = underWay.has(content) ? newId() : (tries.idOf(content) ?? newId())
          underWay.add(content)
          tries.keep(content, id)
          return id
        }),
        TE.flatMap((id) => {
          const end = (isOpen: boolean) =>
            TE.fromIO(() => {
              underWay.delete(content)
              if (!isOpen && tries.idOf(content) === id) tries.forget(content)
            })
          return F.pipe(
            orGiveUp(write(id), end(true)),
            TE.tap(() => end(false)),
            TE.tapError((failure) => end(isOpen(failure))),
          )
        }),
      ),
  }
}

/** The same write; one that breaks off tells nothing of its outcome, and `giveUp` is done before that goes on. */
function orGiveUp<Answer>(
  write: Program<Answer>,
  giveUp: TE.TaskEither<never, void>,
): Program<Answer> {
  return async () => {
    try {
      return await write()
    } catch (error) {
      await giveUp()
      throw error
    }
  }
}

/** What is written and where, as a text. */
export function contentOf(...write: readonly unknown[]): string {
  // JSON leaves out what a map holds, such as the reading of a code.
  return JSON.stringify(write, (_, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
  )
}

/** Whether it may still come to pass. What the engine says it has done, and what cannot be seen, is asked again. */
function isOpen(failure: PortFailure): boolean {
  return failure.kind === 'not-saved' || (failure.kind === 'unconfirmed' && !failure.wasCarriedOut)
}

function rememberedTries(): OpenTries {
  const ids = new Map<string, string>()
  return {
    idOf: (content) => ids.get(content),
    keep: (content, id) => void ids.set(content, id),
    forget: (content) => void ids.delete(content),
  }
}
