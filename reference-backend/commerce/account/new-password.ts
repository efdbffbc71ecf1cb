/** A new password: long enough, and typed twice alike (AUTH-12). */

import { refuse } from '../../http/refusal.ts'
import type { Input } from '../../http/input.ts'

const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 1000

/** The request fields that hold it. */
export const NEW_PASSWORD_FIELDS = ['password', 'passwordConfirm'] as const

/** The new password of a request, blanks and all; throws the refusal of one that cannot be taken. */
export function newPasswordIn(input: Input): string {
  const { password, passwordConfirm } = input
  if (typeof password !== 'string' || password === '') throw refuse('password', 'Required')
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw refuse('password', `At least ${SHORTEST_PASSWORD} characters are needed.`)
  }
  if (passwordConfirm !== password) throw refuse('passwordConfirm', 'The two passwords differ.')
  return password
}
