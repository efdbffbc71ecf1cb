/** Work that a process does again and again beside its requests. */

import { log } from '../observe/log.ts'

/** Does it every so many milliseconds, never twice at once, never at 0; answers what ends it, after the last one. */
export function repeated(work: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const begin = () => {
    running ??= work()
      .then(() => {})
      // What fails now, such as without a database, is tried again the next time.
      .catch((problem: unknown) => log('error', 'repeated-work.failed', { problem }))
      .finally(() => {
        running = undefined
      })
  }
  const timer = everyMs > 0 ? setInterval(begin, everyMs).unref() : undefined
  return async () => {
    clearInterval(timer)
    await running
  }
}
