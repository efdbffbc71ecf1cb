/** When the page is first used. */
import type { OnFirstInteraction } from './toast.notifier.ts'

/** Milliseconds for which what was pressed goes before what will only be needed next: both would share the line. */
const pressGoesFirst = 1000

/** Calls back once, a moment after something was pressed or typed in the window. */
export function afterFirstInteraction(
  window: Pick<EventTarget, 'addEventListener'>,
): OnFirstInteraction {
  return (task) => {
    const used = new AbortController()
    for (const sign of ['pointerdown', 'keydown']) {
      window.addEventListener(
        sign,
        () => {
          used.abort()
          setTimeout(task, pressGoesFirst)
        },
        { passive: true, signal: used.signal },
      )
    }
  }
}
