/** The browser as it is, and the addresses of this installation. */
import { timerPause } from '../http/pause.ts'
import type { ShopSurroundings } from './container.ts'

type Words = Pick<ShopSurroundings, 'toastWords'>

/** The surroundings of a shop in a browser; the words of its toasts come from the view. */
export function browserSurroundings({ toastWords }: Words): ShopSurroundings {
  return {
    http: {
      fetch: (...question) => window.fetch(...question),
      pause: timerPause,
      isOnline: () => navigator.onLine,
    },
    addresses: {
      commerce: import.meta.env.VITE_COMMERCE_URL ?? '',
      content: import.meta.env.VITE_CONTENT_URL ?? '',
      search: import.meta.env.VITE_SEARCH_URL ?? '',
    },
    toastWords,
    whenUsed: (task) => {
      for (const sign of ['pointerdown', 'keydown']) {
        window.addEventListener(sign, task, { once: true, passive: true })
      }
    },
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
  }
}
