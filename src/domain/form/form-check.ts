/** What is wrong with a filled form. The server judges once more, by its own reading. */
import { isEmailAddress } from '../account/email-address.ts'
import { parseCalendarDate } from '../shared/calendar-date.ts'
import { choicesIn, type FilledForm } from './form-answers.ts'
import type { FormDefinition, FormGroup, FormQuestion } from './form-definition.ts'
import { conditionalGroupsOf } from './incoterm.ts'
import { fitsPattern, longestText } from './linear-pattern.ts'
import { type FileProblem, fileProblem, mostFiles } from './picked-file.ts'
import { isPhoneNumber } from './phone-number.ts'

export type AnswerProblem =
  | 'required'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'option'
  | 'pattern'
  | 'too-long'
  | 'too-many-files'
  | FileProblem

export interface FormProblem {
  readonly code: string
  readonly kind: AnswerProblem
}

/** All problems, in the order of the form; at most one for each question. */
export function problemsOfForm(
  form: Pick<FormDefinition, 'groups'>,
  filled: FilledForm,
): readonly FormProblem[] {
  return form.groups.flatMap((group) => {
    const duties = dutiesOf(group, filled)
    if (!duties) return []
    return group.questions.flatMap((question) => {
      const kind = problemOf(question, filled, duties)
      return kind === undefined ? [] : [{ code: question.code, kind }]
    })
  })
}

/** What the incoterm leaves of the duties of a group. */
interface Duties {
  /** Let off the required and the email check (FORM-14). */
  readonly isExempt: boolean
}

/** Undefined for a group that is hidden: nothing of it is checked (O-31). */
function dutiesOf({ isConditional }: FormGroup, { answers }: FilledForm): Duties | undefined {
  const rule = isConditional ? conditionalGroupsOf(answers) : 'asked'
  return rule === 'hidden' ? undefined : { isExempt: rule === 'exempt' }
}

/** A required question needs an answer (FORM-11). */
function problemOf(
  question: FormQuestion,
  filled: FilledForm,
  duties: Duties,
): AnswerProblem | undefined {
  // What cannot be shown cannot be answered.
  if (question.input === undefined) return undefined
  if (question.input === 'file') return problemOfFile(question, filled, duties)
  const answer = filled.answers.get(question.code) ?? ''
  if (answer.trim() === '') {
    return question.isRequired && !duties.isExempt ? 'required' : undefined
  }
  if (answer.length > longestText) return 'too-long'
  return problemOfKind(question, answer, duties) ?? problemOfPattern(question, answer)
}

function problemOfFile(
  { code, isRequired }: FormQuestion,
  { files }: FilledForm,
  { isExempt }: Duties,
): AnswerProblem | undefined {
  const file = files.get(code)
  if (!file) return isRequired && !isExempt ? 'required' : undefined
  const place = [...files.keys()].indexOf(code)
  return fileProblem(file) ?? (place >= mostFiles ? 'too-many-files' : undefined)
}

function problemOfKind(
  question: FormQuestion,
  answer: string,
  { isExempt }: Duties,
): AnswerProblem | undefined {
  if (question.input === 'email' && isExempt) return undefined
  const rule = kindRules.get(question.input)
  return rule === undefined || rule.isRight(answer, question) ? undefined : rule.problem
}

interface KindRule {
  readonly problem: AnswerProblem
  readonly isRight: (answer: string, question: FormQuestion) => boolean
}

const areOffered = (answer: string, { options }: FormQuestion) =>
  choicesIn(answer).every((choice) => options.some(({ value }) => value === choice))

/** Kinds of input whose answers have a form of their own, such as an email address (FORM-13). */
const kindRules = new Map<FormQuestion['input'], KindRule>([
  ['email', { problem: 'email', isRight: isEmailAddress }],
  ['phone', { problem: 'phone', isRight: isPhoneNumber }],
  ['number', { problem: 'number', isRight: isDecimal }],
  ['date', { problem: 'date', isRight: (answer) => parseCalendarDate(answer) !== undefined }],
  ['select', { problem: 'option', isRight: areOffered }],
  ['radio', { problem: 'option', isRight: areOffered }],
  ['checkboxes', { problem: 'option', isRight: areOffered }],
  ['multi-select', { problem: 'option', isRight: areOffered }],
])

function isDecimal(answer: string): boolean {
  return /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(answer.trim())
}

/** The answer must match the pattern of its question (FORM-12); one that cannot be decided here is let through (T30). */
function problemOfPattern({ pattern }: FormQuestion, answer: string): AnswerProblem | undefined {
  if (pattern === undefined) return undefined
  return fitsPattern(pattern, answer) === 'fails' ? 'pattern' : undefined
}
