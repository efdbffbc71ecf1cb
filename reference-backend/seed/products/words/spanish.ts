/** Everything that the catalogue says, in Spanish. */

import type { Dictionary } from './dictionary.ts'
import { MEANINGS } from './spanish/meanings.ts'
import { NAMES } from './spanish/names.ts'
import { OPTIONS } from './spanish/options.ts'
import { QUESTIONS } from './spanish/questions.ts'
import { SUMMARIES } from './spanish/summaries.ts'
import { TECHNICAL } from './spanish/technical.ts'

export const SPANISH: Dictionary = {
  texts: { ...MEANINGS, ...NAMES, ...OPTIONS, ...QUESTIONS, ...TECHNICAL },
  summaries: SUMMARIES,
}
