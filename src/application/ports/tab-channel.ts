/** Tabs of one browser share signing in and signing out. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly accountId: string; readonly token: string }
  | { readonly kind: 'signed-out' }
  /** A new tab asks whether another one is signed in. */
  | { readonly kind: 'token-wanted' }

export interface TabChannel {
  readonly send: (message: TabMessage) => void
  /** Answers the function that ends listening. */
  readonly listen: (receive: (message: TabMessage) => void) => () => void
}
