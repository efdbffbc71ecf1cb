/** A provider by which one may sign in, as the shop knows it. */

export interface LoginProvider {
  /** As the settings of the site name it. */
  readonly name: string
  /** As letters to customers name it. */
  readonly title: string
  /** As the address that begins a sign-in names it. */
  readonly integrationName: string
  readonly clientId: string
  readonly clientSecret: () => Promise<string>
  /** What the provider calls itself; the seeded one lives under the address of the shop. */
  readonly issuer: (shopAddress: string) => string
  /** How a request gets there. */
  readonly send: (request: Request) => Promise<Response>
}

/** Why nobody was signed in. */
export type LoginProblem =
  /** The customer has turned back at the provider. */
  | 'canceled'
  /** Begun too long ago, answered already, or begun in another browser. */
  | 'expired'
  /** The answer is not what it has to be: made up, meant for others, spoilt. */
  | 'refused'
  /** The provider does not vouch for the email address. */
  | 'unverified'
  /** There is no account, and the provider does not tell what a new one needs. */
  | 'incomplete'
  | 'locked'
  /** The provider does not answer, or with an error. */
  | 'unavailable'

/** Ends a sign-in that does not succeed. */
export class NotSignedIn extends Error {
  readonly problem: LoginProblem

  constructor(problem: LoginProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}
