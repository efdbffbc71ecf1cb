/**
 * Notices as toasts (SHELL-15). The toasts themselves are fetched when the page is first used, or when there
 * is something to say, whichever comes first.
 */
import type { Notice, Notifier } from '../../application/ports/notifier.ts'

/** The words are made in the view; the adapter knows no language. */
export interface ToastWords {
  /** Fetches the words of a notice where no page has needed them yet. */
  readonly ready: (notice: Notice) => Promise<void>
  /** One sentence or several, as plain text. */
  readonly say: (notice: Notice) => readonly string[]
  /** The name of the button that closes a toast. */
  readonly close: () => string
  /** The name of the region that the toasts stand in. */
  readonly region: () => string
}

/** Calls back a moment after the page was first used. */
export type OnFirstInteraction = (task: () => void) => void

export function toastNotifier(words: ToastWords, onFirstInteraction: OnFirstInteraction): Notifier {
  // What is added to a live region is announced only if the region has been there before.
  const fetchToasts = async () => {
    const { addToastRegion, showToast } = await import('./toasts.tsx')
    addToastRegion(words.region())
    return showToast
  }
  onFirstInteraction(() => void fetchToasts().catch(() => undefined))
  return {
    notify: (notice) => {
      const show = async () => {
        const [showToast] = await Promise.all([fetchToasts(), words.ready(notice)])
        showToast({
          tone: notice.tone,
          lines: words.say(notice),
          closeLabel: words.close(),
        })
      }
      // Without a connection the toasts may not load; the page shows the failure as well (I4).
      void show().catch(() => undefined)
    },
  }
}
