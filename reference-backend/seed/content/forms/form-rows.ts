/** The rows of the forms in all languages; the same at every call. */

import type { FormDocument, FormGroup, FormQuestion } from '../../../forms/form-document.ts'
import { namedId } from '../../../database/identifier.ts'
import type { contentEntry } from '../../../database/schema/content.ts'
import { FORM_CODES, FORM_PLANS, type FormCode, type QuestionPlan } from './form-plans.ts'
import type { AllFormWords, FormWords, GroupWords, QuestionWords } from './form-words.ts'
import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { SPANISH } from './words/spanish.ts'

const LANGUAGES: Readonly<Record<string, AllFormWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
}

/** One row for each form and language. */
export function formRows(): readonly (typeof contentEntry.$inferInsert)[] {
  return Object.entries(LANGUAGES).flatMap(([locale, words]) =>
    FORM_CODES.map((code) => ({
      collection: 'forms',
      slug: code,
      documentId: namedId(`forms/${code}`),
      locale,
      doc: { ...documentOf(code, words[code]) },
    })),
  )
}

function documentOf(code: FormCode, words: FormWords): FormDocument {
  const { reference, needsHumanCheck = false, groups, questions } = FORM_PLANS[code]
  if (groups.length !== words.groups.length) throw new Error(`The form ${code} lacks headings.`)
  const layout = groups.map((group, index): FormGroup => {
    const [heading, subheading] = pairOf(words.groups[index])
    const { codes, orientation, conditional = false } = group
    return { heading, subheading, conditional, elements: codes.join(','), orientation }
  })
  return {
    formID: code,
    formCode: code,
    formReference: reference,
    formHeading: words.heading,
    formDescription: words.description,
    formAction: 'addFormResponse',
    actionButtonText: words.submit,
    successMessage: words.success,
    formRequireReCAPTCHA: needsHumanCheck,
    formLayout: JSON.stringify(layout),
    formQuestions: Object.entries(questions).map(([name, plan], index) =>
      questionOf(name, { plan, words, sortOrder: index + 1 }),
    ),
  }
}

interface QuestionParts {
  readonly plan: QuestionPlan
  readonly words: FormWords
  readonly sortOrder: number
}

function questionOf(code: string, { plan, words, sortOrder }: QuestionParts): FormQuestion {
  const [name, hint] = pairOf(words.questions[code])
  if (name === '') throw new Error(`The question ${code} lacks words.`)
  const labels = words.options?.[code] ?? {}
  return {
    attributeCode: code,
    attributeName: name,
    attributeHint: hint,
    inputType: plan.type,
    requiredFlag: plan.required ?? false,
    validationRegex: plan.pattern ?? '',
    sortOrder,
    options: (plan.options ?? []).map((value) => ({
      attributeOptionValue: value,
      attributeOptionLabel: labels[value] ?? value,
    })),
  }
}

function pairOf(words: QuestionWords | GroupWords | undefined): readonly [string, string] {
  if (words === undefined) return ['', '']
  return typeof words === 'string' ? [words, ''] : words
}
