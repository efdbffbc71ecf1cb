/** What is wrong with a card as it was typed; the form and the server judge by the same rules. */

import { isOver } from './card-expiry.ts'
import { isInCapitals, LONGEST_NAME } from './card-name.ts'
import { hasCheckDigit, LONGEST, SHORTEST, withoutBlanks } from './card-number.ts'

export const CARD_FIELDS = [
  'nameOnCreditCard',
  'creditCardNumber',
  'securityCode',
  'expirationMonth',
  'expirationYear',
] as const

export type CardField = (typeof CARD_FIELDS)[number]

/** A card as it was typed. */
export type TypedCard = Readonly<Record<CardField, string>>

export type CardProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'notANumber'
  | 'notACard'
  | 'notCapitals'
  | 'notACode'
  | 'notAMonth'
  | 'expired'
  | 'tooManyAttempts'

export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>

const CHECKS: Readonly<Record<CardField, (value: string) => CardProblem | undefined>> = {
  nameOnCreditCard: (value) =>
    value.length > LONGEST_NAME ? 'tooLong' : isInCapitals(value) ? undefined : 'notCapitals',
  creditCardNumber: numberProblem,
  securityCode: (value) => (/^[0-9]{3,4}$/.test(value) ? undefined : 'notACode'),
  expirationMonth: (value) => (/^(0?[1-9]|1[0-2])$/.test(value) ? undefined : 'notAMonth'),
  expirationYear: (value) => (/^20[0-9]{2}$/.test(value) ? undefined : 'notAMonth'),
}

/** The problems of a card by field, at most one each; none where it can be used in the month of `now` (CART-12). */
export function cardProblems(card: TypedCard, now: Date): CardProblems {
  const problems: Partial<Record<CardField, CardProblem>> = {}
  for (const field of CARD_FIELDS) {
    const value = card[field].trim()
    const problem = value === '' ? 'required' : CHECKS[field](value)
    if (problem !== undefined) problems[field] = problem
  }
  if (problems.expirationMonth !== undefined || problems.expirationYear !== undefined) {
    return problems
  }
  const month = { month: Number(card.expirationMonth), year: Number(card.expirationYear) }
  return isOver(month, now) ? { ...problems, expirationMonth: 'expired' } : problems
}

function numberProblem(typed: string): CardProblem | undefined {
  const digits = withoutBlanks(typed)
  if (!/^[0-9]*$/.test(digits)) return 'notANumber'
  if (digits.length < SHORTEST) return 'tooShort'
  if (digits.length > LONGEST) return 'tooLong'
  return hasCheckDigit(digits) ? undefined : 'notACard'
}
