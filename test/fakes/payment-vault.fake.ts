/** A payment vault without a frame: a test says what its form and its challenges say. */
import type {
  ChallengeEvent,
  PaymentVault,
  VaultEvent,
} from '../../src/application/ports/payment-vault.ts'

/** What is heard from the vault, and what it was told. */
export interface FakeVault {
  readonly listeners: Set<(event: VaultEvent) => void>
  readonly challenges: Set<(said: ChallengeEvent) => void>
  readonly told: ('submit' | 'focus')[]
  /** Where the engine says that the form comes from; empty where it says nothing. */
  frameAddress: string
  /** Tokens that have been spent. */
  readonly usedTokens: Set<string>
}

export function fakeVault(): FakeVault {
  return {
    listeners: new Set(),
    challenges: new Set(),
    told: [],
    frameAddress: 'https://vault.test/card',
    usedTokens: new Set(),
  }
}

export function fakePaymentVault({ listeners, challenges, told }: FakeVault): PaymentVault {
  return {
    formAddress: ({ frameAddress, language, placement }) =>
      frameAddress === '' ? undefined : `${frameAddress}?locale=${language}&placement=${placement}`,
    connect: (_, hear) => {
      listeners.add(hear)
      return {
        submit: () => void told.push('submit'),
        focus: () => void told.push('focus'),
        stop: () => void listeners.delete(hear),
      }
    },
    listenToChallenge: (_, hear) => {
      challenges.add(hear)
      return () => void challenges.delete(hear)
    },
  }
}
