/** The check that tells people from programs. It lives in a frame of its own, and this is how it is heard. */

export type HumanCheckEvent =
  | { readonly kind: 'passed'; readonly token: string }
  /** The result has expired: the check must be passed again. */
  | { readonly kind: 'expired' }

/** The frame in which the check is shown. */
export interface HumanCheckFrame {
  readonly address: string
  /** Its window at the moment of asking; undefined while there is none. */
  readonly window: () => unknown
}

export interface HumanCheck {
  /** Listens to that frame only (T44), until the function that this answers is called. */
  readonly listen: (
    frame: HumanCheckFrame,
    listener: (event: HumanCheckEvent) => void,
  ) => () => void
}
