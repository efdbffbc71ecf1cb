/** The browser as it is, and the addresses of this installation. */
import type { Fetch } from '../http/exchange.ts'
import { timerPause } from '../http/pause.ts'
import { serviceAddresses } from './addresses.ts'
import type { ShopSurroundings } from './container.ts'

interface Given extends Pick<ShopSurroundings, 'toastWords'> {
  /** The browser's own, or one that has begun before. */
  readonly fetch: Fetch
}

/** The surroundings of a shop in a browser; the words of its toasts come from the view. */
export function browserSurroundings({ toastWords, fetch }: Given): ShopSurroundings {
  return {
    http: {
      fetch,
      pause: timerPause,
      isOnline: () => navigator.onLine,
    },
    addresses: serviceAddresses,
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
