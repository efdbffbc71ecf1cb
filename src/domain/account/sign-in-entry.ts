/** What the sign-in and password forms hold, and what is wrong with it. Checked when sent, not on change (AUTH-11). */
import { isEmailAddress } from './email-address.ts'

export interface SignInEntry {
  readonly email: string
  readonly password: string
}

export type EmailProblem = 'required' | 'invalid-email'

export type SignInProblem =
  | { readonly field: 'email'; readonly kind: EmailProblem }
  | { readonly field: 'password'; readonly kind: 'required' }

export interface NewPasswordEntry {
  readonly password: string
  readonly confirmation: string
}

export type NewPasswordProblem =
  | { readonly field: 'password' | 'confirmation'; readonly kind: 'required' }
  | { readonly field: 'confirmation'; readonly kind: 'different' }

/** What is wrong with an e-mail address that is asked for, here and for a forgotten password (AUTH-09, AUTH-16). */
export function problemOfEmail(email: string): EmailProblem | undefined {
  if (email.trim() === '') return 'required'
  return isEmailAddress(email) ? undefined : 'invalid-email'
}

/** Everything that keeps somebody from being signed in, in the order of the fields (AUTH-09, AUTH-10). */
export function problemsOfSignIn({ email, password }: SignInEntry): readonly SignInProblem[] {
  const problems: SignInProblem[] = []
  const kind = problemOfEmail(email)
  if (kind) problems.push({ field: 'email', kind })
  if (password === '') problems.push({ field: 'password', kind: 'required' })
  return problems
}

/** A new password has to be typed twice alike (AUTH-12). Blanks count: they are part of a password. */
export function problemsOfNewPassword({
  password,
  confirmation,
}: NewPasswordEntry): readonly NewPasswordProblem[] {
  const problems: NewPasswordProblem[] = []
  if (password === '') problems.push({ field: 'password', kind: 'required' })
  if (confirmation === '') problems.push({ field: 'confirmation', kind: 'required' })
  else if (confirmation !== password) problems.push({ field: 'confirmation', kind: 'different' })
  return problems
}
