/** Why a sign-in by another provider has come back without an account, as the address says (AUTH-03). */
export const loginProblems = [
  /** The customer has turned back at the provider. */
  'canceled',
  /** Begun too long ago, answered already, or begun in another browser. */
  'expired',
  /** The answer could not be trusted. */
  'refused',
  /** The provider does not vouch for the email address. */
  'unverified',
  /** There is no account, and the provider does not tell what a new one needs. */
  'incomplete',
  'locked',
  'unavailable',
] as const

export type LoginProblem = (typeof loginProblems)[number]
