/**
 * Where card data is typed: a frame of another origin (docs/wire.md, Vault). The shop never sees a number; it hears
 * this, and sends two words.
 */

/** A frame of the vault that is shown. */
export interface VaultFrame {
  readonly address: string
  /** Its window at the moment of asking; undefined while there is none. */
  readonly window: () => unknown
}

/** A card as the vault hands it over. */
export interface VaultCard {
  /** Stands for the card, and is good once. */
  readonly paymentToken: string
  readonly brand: string
  readonly lastFour: string
  readonly nameOnCard: string
  readonly expirationMonth: number
  readonly expirationYear: number
}

export type VaultEvent =
  /** The form is there. */
  | { readonly kind: 'ready' }
  /** How tall the form is now, in pixels. */
  | { readonly kind: 'height'; readonly pixels: number }
  | { readonly kind: 'changed'; readonly isComplete: boolean }
  | { readonly kind: 'token'; readonly card: VaultCard }
  /** What was submitted is not whole; the form itself says what is missing. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  | { readonly kind: 'failed' }

/** What the page of a bank in a frame says: that it can be answered, or that it has ended. */
export type ChallengeEvent = 'ready' | 'ended'

/** How a form of the vault is asked for. */
export interface VaultFormWish {
  /** As the engine names it; an address that is none, or not of another origin, has no form. */
  readonly frameAddress: string
  readonly language: string
  readonly placement: 'checkout' | 'account'
}

export interface VaultConnection {
  /** Asks the form for a token of what was typed. */
  readonly submit: () => void
  /** Moves the focus into the form. */
  readonly focus: () => void
  readonly stop: () => void
}

export interface PaymentVault {
  /** The address of the form; undefined where none can be shown. */
  readonly formAddress: (wish: VaultFormWish) => string | undefined
  /** Hears and speaks to that frame and no other (T44). */
  readonly connect: (frame: VaultFrame, listener: (event: VaultEvent) => void) => VaultConnection
  /** Calls back with what the challenge in that frame says, until the answered function is called. */
  readonly listenToChallenge: (
    frame: VaultFrame,
    hear: (said: ChallengeEvent) => void,
  ) => () => void
}
