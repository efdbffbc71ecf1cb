/** A password that is being chosen, and what is wrong with it. */

export interface NewPasswordEntry {
  readonly password: string
  readonly confirmation: string
}

/** By who is signed in and knows the present one. */
export interface PasswordChange extends NewPasswordEntry {
  readonly present: string
}

/** The new password of a user who is identified by the secret of an emailed link. */
export interface PasswordReset extends NewPasswordEntry {
  readonly secret: string
}

export interface NewPasswordProblem<Field = keyof NewPasswordEntry> {
  readonly field: Field
  readonly kind: 'required' | 'too-short' | 'different'
}

export type PasswordChangeProblem = NewPasswordProblem<keyof PasswordChange>

/** The shortest password that is taken. */
export const shortestPassword = 8

/** A new password has to be long enough and typed twice alike (AUTH-12). Blanks count: they are part of a password. */
export function problemsOfNewPassword({
  password,
  confirmation,
}: NewPasswordEntry): readonly NewPasswordProblem[] {
  const problems: NewPasswordProblem[] = []
  if (password === '') problems.push({ field: 'password', kind: 'required' })
  else if (password.length < shortestPassword) {
    problems.push({ field: 'password', kind: 'too-short' })
  }
  if (confirmation === '') problems.push({ field: 'confirmation', kind: 'required' })
  else if (confirmation !== password) problems.push({ field: 'confirmation', kind: 'different' })
  return problems
}

/** All that is wrong with a change, in the order of its form. */
export function problemsOfPasswordChange(change: PasswordChange): readonly PasswordChangeProblem[] {
  const isNamed = change.present !== ''
  return [
    ...(isNamed ? [] : [{ field: 'present', kind: 'required' } as const]),
    ...problemsOfNewPassword(change),
  ]
}
