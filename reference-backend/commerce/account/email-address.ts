/** Email addresses as they are kept: in lower case, so that one is one, however it is written. */

import { type Input, requiredText } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** The email address in a request; throws the refusal of one that is missing or none. */
export function emailAddressIn(input: Input): string {
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  if (!EMAIL.test(emailAddress)) throw refuse('emailAddress', 'Invalid email')
  return emailAddress
}
