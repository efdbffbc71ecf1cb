/** What has to be written in every language. */

import type { CardField, CardProblem } from '../../card/card-check.ts'

export interface Words {
  readonly cardTitle: string
  readonly labels: Readonly<Record<CardField, string>>
  readonly hints: { readonly securityCode: string }
  /** The first entry of a list in which nothing is chosen yet. */
  readonly choose: string
  readonly demoNote: string
  readonly demoLink: string
  /** The text of a problem; `{label}` is the label of its field. */
  readonly problems: Readonly<Record<CardProblem, string>>
  readonly challenge: ChallengeWords
}

interface ChallengeWords {
  readonly title: string
  /** `{amount}` and `{lastFour}` are filled in. */
  readonly question: string
  readonly note: string
  readonly approve: string
  readonly refuse: string
  readonly close: string
  readonly over: string
  readonly back: string
  readonly failed: string
}
