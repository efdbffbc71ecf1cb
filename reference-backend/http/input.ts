/** Reading a request: nothing in it is believed before one of these has looked at it. */

import { isDay } from '../pricing/calendar.ts'
import { type FieldErrors, refuse } from './refusal.ts'

export type Input = Readonly<Record<string, unknown>>

/** Every text that a customer types holds at most this many UTF-16 units (QUOTE-62, D19). */
export const TEXT_LIMIT = 255

/** How deeply the values of a request may lie in each other: a line in a list of a quote is at three. */
const DEEPEST = 8

const UNSTORABLE = 'This holds a character that cannot be stored.'

/** No product asks so many questions. */
const ENTRY_LIMIT = 50

/** Only the fields that an action names are seen by it; the rest of the request does not exist. */
export function pick(input: Input, fields: readonly string[]): Input {
  return Object.fromEntries(
    fields.flatMap((field) => (Object.hasOwn(input, field) ? [[field, input[field]]] : [])),
  )
}

/** Whether a database can hold a text: it has no NUL, and every character of it is whole. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
}

/**
 * What is wrong with a request that holds, however deep, a text or a name that cannot be stored, or values
 * that lie deeper in each other than any call needs; undefined when nothing is.
 */
export function unstorableIn(input: Input): FieldErrors | undefined {
  for (const [field, value] of Object.entries(input)) {
    if (!isStorable(field)) return { fields: [UNSTORABLE] }
    const problem = problemOf(value, DEEPEST)
    if (problem !== undefined) return { [field]: [problem] }
  }
  return undefined
}

function problemOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : UNSTORABLE
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return 'This is nested too deeply.'
  for (const [name, each] of Object.entries(value)) {
    const problem = isStorable(name) ? problemOf(each, depth - 1) : UNSTORABLE
    if (problem !== undefined) return problem
  }
  return undefined
}

/** A text, trimmed; empty when absent. Refused when it is something else or longer than `limit`. */
export function text(input: Input, field: string, limit = TEXT_LIMIT): string {
  const value = input[field]
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') throw refuse(field, 'This must be a text.')
  if (value.length > limit) throw refuse(field, `At most ${limit} characters are allowed.`)
  if (!isStorable(value)) throw refuse(field, UNSTORABLE)
  return value.trim()
}

/** A text that must not be empty; `message` says what is missing. */
export function requiredText(input: Input, field: string, message: string): string {
  const value = text(input, field)
  if (value === '') throw refuse(field, message)
  return value
}

/** A whole number of 1 to 9 ASCII digits after trimming (D13). */
export function wholeNumber(input: Input, field: string): number {
  const value = input[field]
  const digits = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  if (!/^[0-9]{1,9}$/.test(digits.trim())) throw refuse(field, 'This must be a whole number.')
  return Number(digits)
}

/** An amount of money with at most two decimals, in cents; undefined when absent. */
export function cents(input: Input, field: string): number | undefined {
  const value = text(input, field)
  if (value === '') return undefined
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(value))
    throw refuse(field, 'This must be an amount such as 12.50.')
  return Math.round(Number(value) * 100)
}

/** A calendar day `YYYY-MM-DD`; empty when absent. */
export function day(input: Input, field: string): string {
  const value = text(input, field)
  if (value !== '' && !isDay(value)) throw refuse(field, 'This must be a date such as 2027-03-09.')
  return value
}

/** An object inside the request; an empty one when absent. */
export function inner(input: Input, field: string): Input {
  const value = input[field] ?? {}
  if (!isInput(value)) throw refuse(field, 'This must be an object.')
  return value
}

/** An object of texts inside the request; undefined when absent. */
export function texts(input: Input, field: string): Readonly<Record<string, string>> | undefined {
  if (input[field] === undefined || input[field] === null) return undefined
  const object = inner(input, field)
  const keys = Object.keys(object)
  if (keys.length > ENTRY_LIMIT) throw refuse(field, `At most ${ENTRY_LIMIT} entries are allowed.`)
  return Object.fromEntries(keys.map((key) => [key, text(object, key)]))
}

/** A list of objects inside the request, at most `limit` of them. */
export function innerList(input: Input, field: string, limit: number): readonly Input[] {
  const value = input[field]
  if (!Array.isArray(value) || !value.every(isInput)) throw refuse(field, 'This must be a list.')
  if (value.length > limit) throw refuse(field, `At most ${limit} entries are allowed.`)
  return value
}

/** A list of texts inside the request, at most `limit` of them; empty ones are dropped. */
export function textList(input: Input, field: string, limit: number): readonly string[] {
  const value = input[field]
  if (!Array.isArray(value)) throw refuse(field, 'This must be a list.')
  if (value.length > limit) throw refuse(field, `At most ${limit} entries are allowed.`)
  return value.map((entry) => text({ [field]: entry }, field)).filter((entry) => entry !== '')
}

/** A comma list; empty parts are dropped. Longer than one text may be: it holds many ids. */
export function commaList(input: Input, field: string): readonly string[] {
  const value = input[field]
  const parts = Array.isArray(value)
    ? value.map((each) => textOf(field, each))
    : textOf(field, value).split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Whether a flag is set, however the client spells it. */
export function flag(input: Input, field: string): boolean {
  return ['true', '1', 'yes'].includes(textOf(field, input[field]).toLowerCase())
}

/** A whole number from 1; `otherwise` for anything else, as in an edited address. */
export function countOr(otherwise: number, input: Input, field: string): number {
  const number = Number(textOf(field, input[field]))
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise
}

function textOf(field: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) throw refuse(field, 'This must be a text.')
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
