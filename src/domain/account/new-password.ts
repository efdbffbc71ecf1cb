/** A password that is being chosen, and what is wrong with it. */

export interface NewPasswordEntry {
  readonly password: string
  readonly confirmation: string
}

export type NewPasswordProblem =
  | { readonly field: 'password' | 'confirmation'; readonly kind: 'required' }
  | { readonly field: 'confirmation'; readonly kind: 'different' }

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
