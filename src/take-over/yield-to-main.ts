/** Parts long work of the start, so that what the reader does meanwhile is answered between its pieces. */

/** Fulfilled in a task of its own, before others where the browser knows how. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => void setTimeout(resolve))
}
