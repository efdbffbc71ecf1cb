/** The browser as it is, and the addresses of this installation. */
import type { LinkToken } from '../../application/ports/link-token.ts'
import { choiceCookies } from '../browser/choice-cookies.browser.ts'
import { browserConnection, isOnline } from '../browser/connection.browser.ts'
import { afterFirstInteraction } from '../browser/first-interaction.browser.ts'
import type { Connection } from '../../application/ports/connection.ts'
import type { localPreferences } from '../browser/preferences.local.ts'
import type { OnFirstInteraction, ToastWords } from '../browser/toast.notifier.ts'
import type { Fetch } from '../http/exchange.ts'
import type { PageValues } from '../http/page-values.ts'
import { timerPause } from '../http/pause.ts'
import type { HttpParts } from '../http/request.ts'
import {
  readSiteConfiguration,
  type SiteConfiguration,
  siteConfigurationId,
  withOwnStorage,
} from '../http/site-configuration.ts'

/** What differs between a browser and a test, and between one installation and another. */
export interface Environment {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly toastWords: ToastWords
  readonly onFirstInteraction: OnFirstInteraction
  /** May throw, where the browser forbids storage (T35). */
  readonly localStorage: () => Storage
  readonly sessionStorage: () => Storage
  /** Where a server that draws pages reads what was chosen. */
  readonly cookies?: Parameters<typeof localPreferences>[1]
  readonly connection: Connection
  /** Taken out of the address before anything else. */
  readonly linkToken: LinkToken
}

interface Given extends Pick<Environment, 'toastWords' | 'linkToken'> {
  /** The language of a reader who has chosen none. */
  readonly usualLanguage: string
  /** The browser's own, or one that has begun before. */
  readonly fetch: Fetch
  readonly values: PageValues
}

/** The environment of a shop in a browser; the words of its toasts come from the view. */
export function browserEnvironment(given: Given): Environment {
  const { toastWords, linkToken, fetch, values, usualLanguage } = given
  return {
    http: {
      fetch,
      values,
      pause: timerPause,
      isOnline,
    },
    site: withOwnStorage(
      readSiteConfiguration(document.getElementById(siteConfigurationId)?.textContent),
      globalThis.location.origin,
    ),
    toastWords,
    onFirstInteraction: afterFirstInteraction(window),
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    cookies: { ...choiceCookies(() => document), usualLanguage },
    connection: browserConnection,
    linkToken,
  }
}
