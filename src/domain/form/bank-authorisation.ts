/** Who may fill in the bank authorisation (ROUTE-32, ROUTE-33). */
import type { Account } from '../account/account.ts'
import type { Session } from '../account/session.ts'

/** The form that has to be handed in first: the specification does not name it (docs/decisions.md). */
export const creditApplicationCode = 'account-credit-application'
export const bankAuthorisationCode = 'bank-authorisation'

export type BankAuthorisation = 'sign-in' | 'not-here' | 'credit-first' | 'open'

/** For customers in the US, once their application for credit has been handed in (ROUTE-32). */
export function bankAuthorisation(session: Session): BankAuthorisation {
  if (session.kind === 'visitor') return 'sign-in'
  if (!isOfferedBankAuthorisation(session.account)) return 'not-here'
  const hasApplied = session.account.submittedForms.includes(creditApplicationCode)
  return hasApplied ? 'open' : 'credit-first'
}

/** Whether an account sees the link to it: its primary address is in the US (ROUTE-33). */
export function isOfferedBankAuthorisation({ primaryAddress }: Account): boolean {
  return primaryAddress?.countryCode.toUpperCase() === 'US'
}
