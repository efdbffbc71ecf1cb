/** A form that the site defines: its questions, their order and the texts around them (FORM-06, FORM-07, FORM-08). */

import type { Written } from '../content/content-locale.ts'

/** The kinds of input that can be shown (FORM-22 for all others). */
export const inputKinds = [
  'text',
  'email',
  'phone',
  'number',
  'password',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'multi-select',
  'yes-no',
  'date',
  'time',
  'date-time',
  'file',
] as const

export type InputKind = (typeof inputKinds)[number]

export interface QuestionOption {
  readonly value: string
  readonly label: string
}

export interface FormQuestion {
  /** The `attributeCode`: names the answer. */
  readonly code: string
  readonly name: string
  /** Undefined for an unknown kind. */
  readonly input: InputKind | undefined
  /** The kind as it was written. */
  readonly inputType: string
  readonly isRequired: boolean
  /** A regular expression that a given answer must fit. */
  readonly pattern: string | undefined
  /** Help shown beside the question; empty for none. */
  readonly hint: string
  readonly options: readonly QuestionOption[]
}

/** Questions that stand together. */
export interface FormGroup {
  readonly heading: string
  readonly subheading: string
  /** Asked only as far as the incoterm has it (FORM-14, FORM-16). */
  readonly isConditional: boolean
  /** Side by side where the width allows it, or one below the other. */
  readonly orientation: 'horizontal' | 'vertical'
  readonly questions: readonly FormQuestion[]
}

export interface FormDefinition extends Written {
  readonly id: string
  /** What the form is asked for by. */
  readonly code: string
  readonly reference: string
  readonly heading: string
  readonly descriptionHtml: string
  /** What sending does; `unsupported` for what this shop cannot do (FORM-25). */
  readonly action: 'add-response' | 'unsupported'
  /** The action as it was written. */
  readonly actionName: string
  /** Undefined for the words of the shop (FORM-09, FORM-10). */
  readonly submitText: string | undefined
  readonly successHtml: string | undefined
  readonly needsHumanCheck: boolean
  readonly groups: readonly FormGroup[]
}

/** Question code to answer. Several choices are a comma list; `true` is a tick. */
export type FormAnswers = ReadonlyMap<string, string>

/** What was typed and not yet sent; with an intent it may have been sent, and the outcome is unknown. */
export interface KeptAnswers {
  readonly answers: FormAnswers
  readonly intentId: string | undefined
}

/** A group of the layout before its questions are looked up by their codes. */
export interface GroupLayout extends Omit<FormGroup, 'questions'> {
  readonly codes: readonly string[]
}

/** The most that is shown; what is beyond it is no form but a mistake (T31). */
export const mostGroups = 50
export const mostQuestions = 200

/**
 * Puts the questions into the groups that name them. A question stands once, where it is first named;
 * those that no group names stand together at the end. Groups of nothing are left out, unless they say
 * something.
 */
export function arranged(
  layout: readonly GroupLayout[],
  questions: readonly FormQuestion[],
): readonly FormGroup[] {
  const open = new Map<string, FormQuestion>()
  for (const question of questions.slice(0, mostQuestions)) {
    if (!open.has(question.code)) open.set(question.code, question)
  }
  const taken = (code: string): readonly FormQuestion[] => {
    const question = open.get(code)
    open.delete(code)
    return question ? [question] : []
  }
  const groups = layout
    .slice(0, mostGroups)
    .map(({ codes, ...group }) => ({ ...group, questions: codes.flatMap(taken) }))
    .filter(({ questions: asked, heading }) => asked.length > 0 || heading !== '')
  return open.size === 0 ? groups : [...groups, { ...plainGroup, questions: [...open.values()] }]
}

const plainGroup = {
  heading: '',
  subheading: '',
  isConditional: false,
  orientation: 'vertical',
} as const

/** Every question of a form, in the order in which it is read. */
export function questionsOf({ groups }: Pick<FormDefinition, 'groups'>): readonly FormQuestion[] {
  return groups.flatMap(({ questions }) => questions)
}
