/**
 * What comes before everything else in a browser: the token of a link leaves the address before anything is asked
 * (T05), the policies of the page have their names, and the language is known.
 */
import '../adapters/browser/data-policy.ts'
import { withoutBase } from '../adapters/browser/base-path.ts'
import '../adapters/browser/worker-policy.ts'
import { takeLinkToken } from '../adapters/browser/link-token.browser.ts'
import { localPreferences } from '../adapters/browser/preferences.local.ts'
import { safeStorage } from '../adapters/browser/safe-storage.ts'
import '../ui/components/SanitisedHtml/policy.ts'
import { languageAt, languageFor } from '../ui/i18n/languages.ts'

export const linkToken = takeLinkToken(
  window,
  safeStorage(() => window.sessionStorage),
)

const preferences = localPreferences(safeStorage(() => window.localStorage))
const kept = preferences.language()
// A key that nothing stands for is set right where it is kept (I18N-05); the language of an address is not chosen by it.
if (kept !== languageFor(kept)) preferences.keepLanguage(languageFor(kept))

/** The language of the page that was asked for. */
export const language = languageAt(withoutBase(window.location.pathname), kept)
