/** What this browser remembers about the user's preferences. Not tied to an account. */
export interface Preferences {
  /** The language key as it was kept, not yet judged; undefined when there is none. */
  readonly language: () => string | undefined
  readonly keepLanguage: (key: string) => void
  /** The region of a visitor as it was kept, not yet judged; undefined when none was chosen. */
  readonly region: () => string | undefined
  readonly keepRegion: (region: string) => void
  /** What was answered to the question about cookies, not yet judged; undefined while it is open. */
  readonly consent: () => string | undefined
  readonly keepConsent: (answer: string) => void
  /** What was answered to the offer of another language, not yet judged; undefined while it is open. */
  readonly languageOffer: () => string | undefined
  readonly keepLanguageOffer: (answer: string) => void
  /** How high a customer's own work was on the home page, in a window of this width; CSS pixels. */
  readonly keepHomeHeight: (height: number, width: number) => void
  /** The units of technical data as they were kept, not yet judged; undefined when there are none. */
  readonly units: () => string | undefined
  readonly keepUnits: (units: string) => void
}
