/** Validates the answers of a form, whatever the client has checked before. */

import { fitsPattern } from '#platform/fits-pattern.ts'
import { isDay } from '../pricing/calendar.ts'
import type { Input } from '../http/input.ts'
import type { FieldErrors } from '../http/refusal.ts'
import { conditionalCodes, type FormDocument, type FormQuestion } from './form-document.ts'

const ANSWER_LIMIT = 1000
/** Milliseconds that a pattern may take; one that takes longer is no ground for a refusal. */
const PATTERN_LIMIT_MS = 100
const FILE_NAME_LIMIT = 200
const FILES_LIMIT = 5
const FILE_NAME = /\.(pdf|png|jpe?g|docx|xlsx|dwg|dxf)$/i
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/

export interface ReadAnswers {
  readonly answers: Readonly<Record<string, string>>
  readonly errors: FieldErrors
}

/** Reads the answers to the questions of a form; fields that it does not ask are not seen. */
export function readAnswers(form: FormDocument, input: Input): ReadAnswers {
  const conditional = conditionalCodes(form)
  const incoterm = textOf(input['incoterm']).trim().toUpperCase()
  const answers: Record<string, string> = {}
  const errors: Record<string, readonly string[]> = {}
  for (const question of form.formQuestions) {
    const code = question.attributeCode
    const isConditional = conditional.has(code)
    if (isConditional && incoterm === 'EXW') continue
    const isExempt = isConditional && !['', 'DAP', 'DDP'].includes(incoterm)
    const answer = textOf(input[code]).trim()
    const wrong = wrongWith(question, answer, isExempt)
    if (wrong !== undefined) errors[code] = [wrong]
    else if (answer !== '') answers[code] = answer
  }
  const files = form.formQuestions.filter(
    ({ attributeCode, inputType }) => inputType === 'file' && answers[attributeCode] !== undefined,
  )
  for (const { attributeCode } of files.slice(FILES_LIMIT)) {
    errors[attributeCode] = [`At most ${FILES_LIMIT} files can be sent.`]
  }
  return { answers, errors }
}

function wrongWith(question: FormQuestion, answer: string, isExempt: boolean): string | undefined {
  if (answer === '') return question.requiredFlag && !isExempt ? 'Required' : undefined
  if (answer.length > ANSWER_LIMIT) return `At most ${ANSWER_LIMIT} characters are allowed.`
  if (answer.includes('\0')) return 'This holds a character that cannot be stored.'
  return wrongKind(question, answer, isExempt) ?? wrongPattern(question, answer)
}

function wrongKind(question: FormQuestion, answer: string, isExempt: boolean): string | undefined {
  const values = question.options.map(({ attributeOptionValue }) => attributeOptionValue)
  const isOffered = (value: string) => values.includes(value)
  switch (question.inputType) {
    case 'email':
      return isExempt || EMAIL.test(answer) ? undefined : 'Please enter a valid email address'
    case 'phone': {
      const digits = answer.replaceAll(/\D/g, '').length
      return digits >= 6 && digits <= 21 ? undefined : 'Phone number is not valid'
    }
    case 'number':
      return Number.isFinite(Number(answer.replace(',', '.')))
        ? undefined
        : 'This must be a number.'
    case 'date':
      return isDay(answer) ? undefined : 'This must be a date such as 2027-03-09.'
    case 'select':
    case 'radioGroup':
      return isOffered(answer) ? undefined : 'Please choose one of the options.'
    case 'checkboxGroup':
    case 'multiselect':
      return answer.split(',').every(isOffered) ? undefined : 'Please choose among the options.'
    case 'checkbox':
    case 'yesNo':
      return ['true', 'false'].includes(answer) ? undefined : 'This must be true or false.'
    case 'file':
      return isFileName(answer) ? undefined : 'Files of this kind are not taken.'
    default:
      return undefined
  }
}

function isFileName(name: string): boolean {
  return name.length <= FILE_NAME_LIMIT && FILE_NAME.test(name)
}

/** Patterns are content: a badly written one must not hold the server up (T30). */
function wrongPattern({ validationRegex }: FormQuestion, answer: string): string | undefined {
  if (validationRegex === '') return undefined
  const fits = fitsPattern(validationRegex, answer, PATTERN_LIMIT_MS)
  return fits === false ? 'This is not in the form that is asked for.' : undefined
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
