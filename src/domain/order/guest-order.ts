/** How a guest proves that an order is theirs (ROUTE-42, T10). */
import { type EmailProblem, emailProblem } from '../account/credentials.ts'

export type GuestOrderProof =
  | { readonly kind: 'number'; readonly orderNumber: string; readonly email: string }
  /** The link of an email. */
  | { readonly kind: 'link'; readonly token: string }

export interface GuestOrderEntry {
  readonly orderNumber: string
  readonly email: string
}

export interface GuestOrderProblems {
  readonly orderNumber: 'required' | undefined
  readonly email: EmailProblem | undefined
}

/** What is wrong with an entry before anybody is asked. */
export function guestOrderProblems({ orderNumber, email }: GuestOrderEntry): GuestOrderProblems {
  return {
    orderNumber: orderNumber.trim() === '' ? 'required' : undefined,
    email: emailProblem(email),
  }
}
