/** The reference vault behind the port for saved cards. */

import { sha256 } from '#platform/digests.ts'
import type { CardVault } from './payment-ports.ts'
import { type AskVault, cardIn, textIn } from './vault-client.ts'

export function cardVault(ask: AskVault, frameAddress: string): CardVault {
  return {
    frameAddress,
    cardOfToken: async (paymentToken) => {
      const { status, body } = await ask('GET', `/api/tokens/${encodeURIComponent(paymentToken)}`)
      return status === 200 ? cardIn(body) : undefined
    },
    keep: async (paymentToken, accountID) => {
      // The same for every repeat: a card whose answer was lost is kept once.
      const name = sha256('hex', `${accountID} ${paymentToken}`)
      const { status, body } = await ask('POST', '/api/cards', {
        paymentToken,
        idempotencyKey: name,
      })
      if (status !== 200) return undefined
      return { ...cardIn(body), customerCard: textIn(body, 'customerCard') }
    },
    forget: async (customerCard) => {
      await ask('DELETE', `/api/cards/${encodeURIComponent(customerCard)}`)
    },
  }
}
