/** One after another: programs of one name wait for each other, those of different names do not. */
import type { taskEither as TE } from 'fp-ts'

export interface QueueByName {
  readonly inQueue: <Failure, Answer>(
    name: string,
    program: TE.TaskEither<Failure, Answer>,
  ) => TE.TaskEither<Failure, Answer>
}

/**
 * An empty queue. A page that comes back to a quote whose lines are still being sent reads it only after these
 * have been answered; otherwise lines that are not there yet would count as lines that were not added.
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
