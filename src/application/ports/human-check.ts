/** The check that tells people from programs. It lives in a frame of its own, and this is how it is heard. */

export type HumanCheckEvent =
  | { readonly kind: 'passed'; readonly token: string }
  /** What was passed holds no more: it has to be passed anew. */
  | { readonly kind: 'expired' }

/** The frame in which the check is shown. */
export interface HumanCheckFrame {
  readonly address: string
  /** Its window at the moment of asking; undefined while there is none. */
  readonly window: () => unknown
}

export interface HumanCheck {
  /** Hears that frame and nobody else (T44), until the function that this answers is called. */
  readonly listen: (frame: HumanCheckFrame, hear: (news: HumanCheckEvent) => void) => () => void
}
