/** All that payments need, on the reference vault. */

import type { Database } from '../../database/database.ts'
import { giftCardLedger } from '../gift-cards/gift-card-ledger.ts'
import { cardVault } from './card-vault.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { type VaultAccess, vaultClient } from './vault-client.ts'
import { vaultProvider } from './vault-provider.ts'

export interface ShopPaymentParts extends VaultAccess {
  readonly db: Database
  readonly clock: () => Date
  /** Who takes payments outside of the shop, by name; empty for nobody. */
  readonly externalPayment?: string
}

export function shopPayments({
  db,
  clock,
  externalPayment: name = '',
  ...access
}: ShopPaymentParts): PaymentPorts {
  const ask = vaultClient(access)
  const frameAddress = `${access.address}/card`
  return {
    provider: vaultProvider({ ask, frameAddress, db, clock }),
    giftCards: giftCardLedger,
    external: name === '' ? undefined : { name },
    cards: cardVault(ask, frameAddress),
  }
}
