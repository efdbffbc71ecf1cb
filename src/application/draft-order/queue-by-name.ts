/** One after another: programs of one name wait for each other, those of different names do not. */
import type { taskEither as TE } from 'fp-ts'

export interface QueueByName {
  readonly inQueue: <Failure, Answer>(
    name: string,
    program: TE.TaskEither<Failure, Answer>,
  ) => TE.TaskEither<Failure, Answer>
}

/**
 * A new order of turns. Whoever comes back to a quote whose lines are still under way, reads it only when
 * these have been answered; otherwise lines not there yet would be taken for lines that were not added.
 */
export function queueByName(): QueueByName {
  const latest = new Map<string, Promise<unknown>>()
  return {
    inQueue: (name, program) => () => {
      const before = latest.get(name) ?? Promise.resolve()
      const answer = before.then(program, program)
      latest.set(name, answer)
      return answer
    },
  }
}
