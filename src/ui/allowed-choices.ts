/** What a reader may have chosen that decides what a page says, and what each choice may be (T34). */
import { consents } from './use-consent.ts'
import { languages } from './i18n/languages.ts'
import { unitSystems } from './use-units.ts'

export const allowedChoices = {
  language: languages,
  region: ['US', 'EU'],
  consent: consents,
  units: unitSystems,
} as const
