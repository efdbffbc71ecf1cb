/** Everything that the catalogue says, in French. */

import type { Dictionary } from './dictionary.ts'
import { MEANINGS } from './french/meanings.ts'
import { NAMES } from './french/names.ts'
import { OPTIONS } from './french/options.ts'
import { QUESTIONS } from './french/questions.ts'
import { SUMMARIES } from './french/summaries.ts'
import { TECHNICAL } from './french/technical.ts'

export const FRENCH: Dictionary = {
  texts: { ...MEANINGS, ...NAMES, ...OPTIONS, ...QUESTIONS, ...TECHNICAL },
  summaries: SUMMARIES,
}
