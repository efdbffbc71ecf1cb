/** What is wrong with an email or a password before anybody is asked. */

/** What a customer signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export type EmailProblem = 'required' | 'invalid'
export type PasswordProblem = 'required'

export interface CredentialProblems {
  readonly email: EmailProblem | undefined
  readonly password: PasswordProblem | undefined
}

/** The pattern of the HTML standard for a valid e-mail address (O-44). */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Why an email cannot be used; blanks around it are no problem (AUTH-09). */
export function emailProblem(email: string): EmailProblem | undefined {
  const trimmed = email.trim()
  if (trimmed === '') return 'required'
  return emailPattern.test(trimmed) ? undefined : 'invalid'
}

/** Why these credentials cannot be submitted yet. A password may be anything but empty (AUTH-10). */
export function credentialProblems(email: string, password: string): CredentialProblems {
  return {
    email: emailProblem(email),
    password: password === '' ? 'required' : undefined,
  }
}
