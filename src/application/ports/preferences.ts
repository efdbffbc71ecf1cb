/** What this browser remembers about the user's preferences. Not tied to an account. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { UnitSystem } from '../../domain/catalogue/unit-system.ts'
import type { Consent } from '../../domain/content/consent.ts'
import type { LanguageAnswer } from '../../domain/content/language-offer.ts'

export interface Preferences {
  /** The language key as it was kept, not yet judged; undefined when there is none. */
  readonly language: () => string | undefined
  readonly keepLanguage: (key: string) => void
  /** The region of a visitor as it was kept, not yet judged; undefined when none was chosen. */
  readonly region: () => string | undefined
  readonly keepRegion: (region: AddressZone) => void
  /** What was answered to the question about cookies, not yet judged; undefined while it is open. */
  readonly consent: () => string | undefined
  /** Undefined opens the question again. */
  readonly keepConsent: (answer: Consent | undefined) => void
  /** What was answered to the offer of another language, not yet judged; undefined while it is open. */
  readonly languageOffer: () => string | undefined
  readonly keepLanguageOffer: (answer: LanguageAnswer) => void
  /** How high a customer's own work was on the home page, in a window of this width; CSS pixels. */
  readonly keepHomeHeight: (height: number, width: number) => void
  /** The units of technical data as they were kept, not yet judged; undefined when there are none. */
  readonly units: () => string | undefined
  readonly keepUnits: (units: UnitSystem) => void
}
