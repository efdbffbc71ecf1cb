/** What a guest says before ordering; all of it is required. */
import { textLimit } from '../shared/text-limit.ts'
import { emailProblem } from './credentials.ts'

export interface GuestEntry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export interface GuestProblem {
  readonly field: keyof GuestEntry
  readonly kind: 'required' | 'invalid' | 'too-long'
}

export const emptyGuest: GuestEntry = { firstName: '', lastName: '', email: '' }

/** All that is wrong, in the order of the form; at most one problem for each field. */
export function problemsOfGuest(entry: GuestEntry): readonly GuestProblem[] {
  const names = (['firstName', 'lastName'] as const).flatMap((field): readonly GuestProblem[] => {
    const text = entry[field].trim()
    if (text === '') return [{ field, kind: 'required' }]
    return text.length > textLimit ? [{ field, kind: 'too-long' }] : []
  })
  const email = emailProblem(entry.email)
  return email ? [...names, { field: 'email', kind: email }] : names
}
