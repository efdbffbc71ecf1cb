/**
 * Runs the first scripts of a page that does not run them by itself (`src/page/styles.ts`), once what there is to see has
 * been painted. `ended` is told when they have run, or when there are none.
 */
import { afterPaint } from './after-paint.ts'

export function runFirstScripts(ended: () => void): void {
  const first = document.head.querySelectorAll<HTMLLinkElement>('link[data-first]')
  if (first.length === 0) return ended()
  void afterPaint()
    .then(() => runInOrder([...first].map(({ href }) => href)))
    .then(ended)
}

async function runInOrder(addresses: readonly string[]): Promise<void> {
  // React makes errors in advance when it is evaluated; for their stacks a browser would read all of its code once more.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the browser answers between them
      await import(/* @vite-ignore */ address)
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => void setTimeout(resolve))
    }
  } catch {
    // The browser itself says what has not come.
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
