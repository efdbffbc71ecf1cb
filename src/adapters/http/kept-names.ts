/** The names under which a browser keeps the preferences, in its storage and in cookies. */
import type { Chosen } from './page-data.ts'

export const keptNames = {
  /** The name that the language is kept under (I18N-04). */
  language: 'i18nextLng',
  region: 'manifold.region',
  consent: 'manifold.consent',
  units: 'manifold.units',
} as const satisfies Record<keyof Chosen, string>

/** What decides nothing about a page that a server draws is in the storage alone. */
export const languageOfferName = 'manifold.language-offer'

/** Read before any other script (`customer-space.ts`), as is that of the token. */
export const homeHeightName = 'manifold.home-height'

export const tokenName = 'manifold.token'
