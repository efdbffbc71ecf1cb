/** Tokens of sessions that were left without the server having heard of it, kept for this tab alone (T07). */
export interface LeftSessions {
  readonly read: () => readonly string[]
  /** In place of those kept before; none of them leaves nothing behind. */
  readonly keep: (tokens: readonly string[]) => void
}
