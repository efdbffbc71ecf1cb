/** What the reader of a page has chosen, as the cookies of the request tell. */
import type { Preferences } from '../../application/ports/preferences.ts'
import type { Chosen } from '../http/page-data.ts'
import { keptNames } from '../http/kept-names.ts'

/** Only what is one of the allowed values; anything else was not chosen (T34). */
export function choicesOf(
  { headers }: Pick<Request, 'headers'>,
  allowed: Readonly<Record<keyof Chosen, readonly string[]>>,
): Chosen {
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(';').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return [name.trim(), value.join('=').trim()] as const
    }),
  )
  const choice = (name: keyof Chosen) => {
    const kept = cookies.get(keptNames[name])
    return allowed[name].find((each) => each === kept)
  }
  return {
    language: choice('language'),
    region: choice('region'),
    consent: choice('consent'),
    units: choice('units'),
  }
}

/** Preferences that are what they are: on a server nothing is chosen. */
export function fixedPreferences(chosen: Chosen): Preferences {
  const nothing = () => {}
  return {
    language: () => chosen.language,
    keepLanguage: nothing,
    region: () => chosen.region,
    keepRegion: nothing,
    consent: () => chosen.consent,
    keepConsent: nothing,
    languageOffer: () => undefined,
    keepLanguageOffer: nothing,
    keepHomeHeight: nothing,
    units: () => chosen.units,
    keepUnits: nothing,
  }
}
