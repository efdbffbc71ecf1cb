/**
 * What somebody has typed and not yet sent: it survives a reload and a new sign-in, belongs to one
 * account, and is wiped at sign-out and when another account signs in (T50).
 */
export interface UnsentWork {
  /** The text kept under a name for the account at work, or undefined. Never throws (T35). */
  readonly read: (owner: string, name: string) => string | undefined
  readonly keep: (owner: string, name: string, text: string) => void
  readonly forget: (owner: string, name: string) => void
  /** Makes one owner's work another's: what the other has under the same name already stays as it is. */
  readonly handOver: (from: string, to: string) => void
  /** Forgets the work of everybody but this owner; of everybody, when undefined. */
  readonly forgetAllBut: (owner: string | undefined) => void
}
