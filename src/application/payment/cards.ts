/** The cards of a customer, and the form of the vault in which another one is typed. */
import type { CardId, CardWallet, NewCard } from '../../domain/payment/card.ts'
import type { CardGateway } from '../ports/card-gateway.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { PaymentVault } from '../ports/payment-vault.ts'
import type { Program } from '../program.ts'
import {
  addCard,
  type CardChange,
  changeCard,
  makeCardPrimary,
  removeCard,
} from './manage-cards.ts'

export type { VaultCard, VaultConnection } from '../ports/payment-vault.ts'

export interface Cards {
  readonly wallet: (signal?: AbortSignal) => Program<CardWallet>
  readonly add: (card: NewCard) => Program<CardId>
  readonly change: (change: CardChange) => Program<void>
  readonly makePrimary: (id: CardId) => Program<void>
  readonly remove: (id: CardId) => Program<void>
  /** Where the form comes from; undefined where it is missing or unfit. */
  readonly formAddress: PaymentVault['formAddress']
  readonly connect: PaymentVault['connect']
  /** Tells developers that there is no form (ERR-04). */
  readonly reportMissingForm: (frameAddress: string) => void
}

export interface CardsPorts {
  readonly cardGateway: CardGateway
  readonly paymentVault: PaymentVault
  readonly log: EventLog
}

/** The service of saved cards; a lost answer is settled by reading them. */
export function openCards({ cardGateway, paymentVault, log }: CardsPorts): Cards {
  return {
    wallet: cardGateway.wallet,
    add: (card) => addCard(cardGateway, card),
    change: (change) => changeCard(cardGateway, change),
    makePrimary: (id) => makeCardPrimary(cardGateway, id),
    remove: (id) => removeCard(cardGateway, id),
    formAddress: paymentVault.formAddress,
    connect: paymentVault.connect,
    reportMissingForm: (frameAddress) => log.record('card.not-configured', { frameAddress }),
  }
}
