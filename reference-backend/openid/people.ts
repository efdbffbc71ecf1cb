/** Who can sign in at the seeded provider, and the wrong answers that can be asked of it. */

export interface Person {
  /** What the provider calls the person for ever. */
  readonly subject: string
  readonly claims: {
    readonly email: string
    readonly email_verified: boolean
    readonly given_name?: string
    readonly family_name?: string
  }
}

const person = (
  subject: string,
  email: string,
  rest: Partial<Person['claims']> = { given_name: 'Purchasing', family_name: 'Desk' },
): Person => ({ subject, claims: { email, email_verified: true, ...rest } })

export const PEOPLE = {
  customer: person('customer', 'us@manifold.test'),
  newcomer: person('newcomer', 'newcomer@manifold.test', {
    given_name: 'Stores',
    family_name: 'Desk',
  }),
  unconfirmed: person('unconfirmed', 'eu@manifold.test', {
    given_name: 'Einkauf',
    family_name: 'Desk',
    email_verified: false,
  }),
  nameless: person('nameless', 'nameless@manifold.test', {}),
  locked: person('locked', 'locked@manifold.test'),
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof PEOPLE

/** The keys in the order of the page. */
export const PERSON_KEYS: readonly PersonKey[] = [
  'customer',
  'newcomer',
  'unconfirmed',
  'nameless',
  'locked',
]

export function personBySubject(subject: string): Person | undefined {
  return Object.values(PEOPLE).find((each) => each.subject === subject)
}

/** Answers that a shop must refuse: what is wrong with each. */
export const SPOILT = [
  'state',
  'nonce',
  'audience',
  'issuer',
  'signature',
  'expired',
  'replayed',
] as const

export type Spoilt = (typeof SPOILT)[number]
