/** Where the token lives: memory and the tab's own storage, never localStorage (T06). */
export interface TokenStore {
  readonly read: () => string | undefined
  readonly write: (token: string) => void
  readonly clear: () => void
}
