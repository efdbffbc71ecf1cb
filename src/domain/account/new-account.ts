/** The registration form, and what is wrong with what was typed into it (O-39). */
import { emailProblem } from './credentials.ts'
import { problemsOfNewPassword } from './new-password.ts'

export interface NewAccountEntry {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly emailConfirmation: string
  readonly password: string
  readonly confirmation: string
}

export type NewAccountField = keyof NewAccountEntry

export interface NewAccountProblem {
  readonly field: NewAccountField
  readonly kind: 'required' | 'invalid' | 'different' | 'too-short'
}

export const emptyNewAccount: NewAccountEntry = {
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  email: '',
  emailConfirmation: '',
  password: '',
  confirmation: '',
}

/** All that is wrong, in the order of the form; at most one problem for each field. */
export function problemsOfNewAccount(entry: NewAccountEntry): readonly NewAccountProblem[] {
  const isSameEmail =
    entry.email.trim().toLowerCase() === entry.emailConfirmation.trim().toLowerCase()
  const email = emailProblem(entry.email)
  const names = (['firstName', 'lastName'] as const)
    .filter((field) => entry[field].trim() === '')
    .map((field): NewAccountProblem => ({ field, kind: 'required' }))
  return [
    ...names,
    ...(email ? [{ field: 'email', kind: email } as const] : []),
    ...(entry.emailConfirmation.trim() === ''
      ? [{ field: 'emailConfirmation', kind: 'required' } as const]
      : isSameEmail
        ? []
        : [{ field: 'emailConfirmation', kind: 'different' } as const]),
    ...problemsOfNewPassword(entry),
  ]
}
