/** Everything that the catalogue says, in German. */

import type { Dictionary } from './dictionary.ts'
import { MEANINGS } from './german/meanings.ts'
import { NAMES } from './german/names.ts'
import { OPTIONS } from './german/options.ts'
import { QUESTIONS } from './german/questions.ts'
import { SUMMARIES } from './german/summaries.ts'
import { TECHNICAL } from './german/technical.ts'

export const GERMAN: Dictionary = {
  texts: { ...MEANINGS, ...NAMES, ...OPTIONS, ...QUESTIONS, ...TECHNICAL },
  summaries: SUMMARIES,
}
