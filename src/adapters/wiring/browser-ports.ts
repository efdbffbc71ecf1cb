/** The ports of a shop in a browser. */
import { cartCount } from '../../application/cart/cart-count.ts'
import { browserEventLog } from '../browser/event-log.browser.ts'
import { tabLeftSessions } from '../browser/left-sessions.session.ts'
import { browserPage } from '../browser/open-page.browser.ts'
import { localPreferences } from '../browser/preferences.local.ts'
import { safeStorage } from '../browser/safe-storage.ts'
import { browserTabChannel } from '../browser/tab-channel.browser.ts'
import { toastNotifier } from '../browser/toast.notifier.ts'
import { sessionTokenStore } from '../browser/token-store.session.ts'
import { localUnsentTexts } from '../browser/unsent-texts.local.ts'
import type { Environment } from './environment.ts'
import { type ShopPorts, shopPorts } from './shop-ports.ts'

/** `language` is the one that this page speaks, whichever is kept. */
export function browserPorts(environment: Environment, language?: string): ShopPorts {
  const { http, site, toastWords, onFirstInteraction, connection, linkToken } = environment
  const local = safeStorage(environment.localStorage)
  const tab = safeStorage(environment.sessionStorage)
  const tabs = browserTabChannel()
  const unsentWork = localUnsentTexts(local)
  return shopPorts({
    http,
    site,
    log: browserEventLog,
    tokens: sessionTokenStore(tab),
    preferences: localPreferences(local, environment.cookies, language),
    cartCount: cartCount(unsentWork, tabs),
    tabs,
    notifier: toastNotifier(toastWords, onFirstInteraction),
    unsentWork,
    leftSessions: tabLeftSessions(tab),
    connection,
    page: browserPage,
    linkToken,
    onFirstInteraction,
    fetchDataSheets: async () => ({
      dataSheetPrinter: (
        await import('../browser/data-sheet.browser.ts')
      ).browserDataSheetPrinter(),
    }),
    fetchKeptWork: async () => (await import('./kept-work.ts')).keptWorkPorts(local, unsentWork),
  })
}
