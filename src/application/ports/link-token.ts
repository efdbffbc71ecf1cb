/** The token of a link that signs in: kept by this tab alone, from the opening of its page until it is answered (T05). */
export interface LinkToken {
  /** Undefined when this tab was opened by no such link, or its link has been answered. */
  readonly read: () => string | undefined
  readonly forget: () => void
}
