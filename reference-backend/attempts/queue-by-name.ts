/** A queue of the work on one subject within this process, so that a crowd waits here and not at the database. */

/** Runs `work` when fewer than `atOnce` others of the same subject are running; those that wait keep their order. */
export type InQueue = <A>(subject: string, atOnce: number, work: () => Promise<A>) => Promise<A>

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/** A new set of lines: one for each process that answers requests. */
export function queueByName(): InQueue {
  const lines = new Map<string, Line>()
  return async (subject, atOnce, work) => {
    const line = lines.get(subject) ?? { running: 0, waiting: [] }
    lines.set(subject, line)
    if (line.running < atOnce) line.running += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      // The turn passes straight to the next one, so that no newcomer can overtake it.
      if (next !== undefined) next()
      else line.running -= 1
      if (line.running === 0) lines.delete(subject)
    }
  }
}
