/** What a request changes of an account: email address and telephone; its names are the service desk's (ACCT-05). */

import { type Input, inner, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Account } from '../../session/session.ts'
import { emailAddressIn } from './email-address.ts'

const SERVICE_DESK = 'This is changed by the service desk.'
/** As many digits as a telephone number with its extension can have (FORM-03). */
const DIGITS = { least: 6, most: 21 }
const NAMES = ['firstName', 'lastName', 'company'] as const

/** The request fields that are read; the nested ones are the engine's own form. */
export const PROFILE_FIELDS = [
  ...NAMES,
  'emailAddress',
  'phoneNumber',
  'primaryEmailAddress',
  'primaryPhoneNumber',
] as const

export interface ProfileChange {
  /** In lower case. */
  readonly emailAddress?: string
  readonly phoneNumber?: string
}

/** Reads a request; what stays as it is, is undefined. Throws the refusal of what cannot be changed or be right. */
export function changedIn(input: Input, own: Account): ProfileChange {
  const names = NAMES.filter((field) => Object.hasOwn(input, field))
  const renamed = names.find((field) => text(input, field) !== own[field])
  if (renamed !== undefined) throw refuse(renamed, SERVICE_DESK)
  const whole = {
    ...input,
    ...inner(input, 'primaryEmailAddress'),
    ...inner(input, 'primaryPhoneNumber'),
  }
  const emailAddress = isSent(whole, 'emailAddress') ? emailAddressIn(whole) : own.emailAddress
  return {
    ...(emailAddress !== own.emailAddress && { emailAddress }),
    ...(isSent(whole, 'phoneNumber') && { phoneNumber: phoneNumberIn(whole) }),
  }
}

function isSent(input: Input, field: string): boolean {
  return input[field] !== undefined && input[field] !== null
}

/** Empty, or a number; an account needs none. */
function phoneNumberIn(input: Input): string {
  const phoneNumber = text(input, 'phoneNumber')
  const digits = phoneNumber.replaceAll(/\D/g, '').length
  const isNumber = digits >= DIGITS.least && digits <= DIGITS.most
  if (phoneNumber !== '' && !isNumber) throw refuse('phoneNumber', 'Phone number is not valid')
  return phoneNumber
}
