/** What has to be written of a form in every language. */

import type { FormCode } from './form-plans.ts'

/** The name of a question, and help where it needs any. */
export type QuestionWords = string | readonly [name: string, hint: string]

/** The heading of a group, and a sentence below it. */
export type GroupWords = string | readonly [heading: string, subheading: string]

export interface FormWords {
  readonly heading: string
  /** HTML. */
  readonly description: string
  /** Empty for the words of the shop. */
  readonly submit: string
  /** HTML; empty for the words of the shop. */
  readonly success: string
  readonly groups: readonly GroupWords[]
  readonly questions: Readonly<Record<string, QuestionWords>>
  /** Question to value to label. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type AllFormWords = Readonly<Record<FormCode, FormWords>>
