/** The work that React has put off, which a test can have done at once. */
import { createRequire } from 'node:module'

interface Scheduler {
  readonly unstable_forceFrameRate: (framesPerSecond: number) => void
}

const { setImmediate: soon, queueMicrotask: next } = globalThis
const waiting = new Set<() => void>()

/** Puts work off as usual, and keeps it until it is done. */
const kept = (putOff: (work: () => void) => void) => (work: () => void) => {
  waiting.add(work)
  putOff(() => {
    if (waiting.delete(work)) work()
  })
}

// React takes hold of both when it is loaded, and of a scheduler of its own.
Reflect.set(globalThis, 'setImmediate', kept(soon))
Reflect.set(globalThis, 'queueMicrotask', kept(next))
const own = createRequire(import.meta.url)
own('react-dom/client')
const scheduler: Scheduler = createRequire(own.resolve('react-dom'))('scheduler')
Reflect.set(globalThis, 'setImmediate', soon)
Reflect.set(globalThis, 'queueMicrotask', next)

// Work that gives way after a few milliseconds comes late where a test looks through the page again and again.
scheduler.unstable_forceFrameRate(1)

/** Has React draw all that it has been told, and tell whoever waits for it to be drawn. */
export function workOff(): void {
  // What is put off while this goes on is met as well.
  for (const work of waiting) {
    waiting.delete(work)
    work()
  }
}

/** Comes when promises that were kept have been heard of. */
export function promisesKept(): Promise<void> {
  return new Promise((resolve) => {
    soon(resolve)
  })
}
