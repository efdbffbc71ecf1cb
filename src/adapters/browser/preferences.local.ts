/** Preferences in the browser's storage, and beside it in cookies for a server that draws pages. */
import type { Preferences } from '../../application/ports/preferences.ts'
import type { Chosen } from '../http/page-data.ts'
import { homeHeightName, keptNames, languageOfferName } from '../http/kept-names.ts'
import type { ChoiceCookies } from './choice-cookies.browser.ts'
import type { SafeStorage } from './safe-storage.ts'

interface Cookies extends ChoiceCookies {
  /** The language of a reader who has chosen none; no cookie says it. */
  readonly usualLanguage: string
}

/** `pageLanguage` is the language that the page is in; it stays until another one is chosen here, whatever other pages keep. */
export function localPreferences(
  storage: SafeStorage,
  cookies?: Cookies,
  pageLanguage?: string,
): Preferences {
  let language = pageLanguage
  const read = (choice: keyof Chosen) => storage.read(keptNames[choice])
  const tell = (choice: keyof Chosen, text: string) => {
    const isUsual = choice === 'language' && text === cookies?.usualLanguage
    cookies?.keep(keptNames[choice], isUsual ? '' : text)
  }
  const keep = (choice: keyof Chosen) => (text: string) => {
    storage.write(keptNames[choice], text)
    tell(choice, text)
  }
  // The forms of a page that has no scripts, or not yet, are kept by the server: in cookies alone.
  for (const choice of ['region', 'units'] as const) {
    const sent = cookies?.read(keptNames[choice])
    if (sent !== undefined) storage.write(keptNames[choice], sent)
  }
  // What was chosen before there were cookies, or by another page.
  for (const choice of ['language', 'region', 'consent', 'units'] as const) {
    tell(choice, read(choice) ?? '')
  }
  return {
    language: () => language ?? read('language'),
    keepLanguage: (chosen) => {
      if (language !== undefined) language = chosen
      keep('language')(chosen)
    },
    region: () => read('region'),
    keepRegion: keep('region'),
    consent: () => read('consent'),
    keepConsent: (answer) => keep('consent')(answer ?? ''),
    languageOffer: () => storage.read(languageOfferName),
    keepLanguageOffer: (answer) => {
      storage.write(languageOfferName, answer)
    },
    keepHomeHeight: (height, width) => {
      storage.write(homeHeightName, `${height} ${width}`)
    },
    units: () => read('units'),
    keepUnits: keep('units'),
  }
}
