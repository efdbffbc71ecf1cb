/** The browser as it is, and the addresses of this installation. */
import type { LinkToken } from '../../application/ports/link-token.ts'
import { browserConnection } from '../browser/connection.browser.ts'
import type { Connection } from '../../application/ports/connection.ts'
import type { ToastWords, WhenUsed } from '../browser/toast.notifier.ts'
import type { Fetch } from '../http/exchange.ts'
import { timerPause } from '../http/pause.ts'
import type { HttpParts } from '../http/request.ts'
import { serviceAddresses } from './addresses.ts'
import type { ServiceAddresses } from './tokens.ts'

/** What differs between a browser and a test, and between one installation and another. */
export interface ShopSurroundings {
  readonly http: HttpParts
  readonly addresses: ServiceAddresses
  readonly toastWords: ToastWords
  readonly whenUsed: WhenUsed
  /** May throw, where the browser forbids storage (T35). */
  readonly localStorage: () => Storage
  readonly sessionStorage: () => Storage
  readonly connection: Connection
  /** Taken out of the address before anything else. */
  readonly linkToken: LinkToken
}

interface Given extends Pick<ShopSurroundings, 'toastWords' | 'linkToken'> {
  /** The browser's own, or one that has begun before. */
  readonly fetch: Fetch
}

/** The surroundings of a shop in a browser; the words of its toasts come from the view. */
export function browserSurroundings({ toastWords, linkToken, fetch }: Given): ShopSurroundings {
  return {
    http: {
      fetch,
      pause: timerPause,
      isOnline: () => navigator.onLine,
    },
    addresses: {
      ...serviceAddresses,
      storage: [globalThis.location.origin, ...(serviceAddresses.storage ?? [])],
    },
    toastWords,
    whenUsed: (task) => {
      for (const sign of ['pointerdown', 'keydown']) {
        window.addEventListener(sign, task, { once: true, passive: true })
      }
    },
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    connection: browserConnection,
    linkToken,
  }
}
