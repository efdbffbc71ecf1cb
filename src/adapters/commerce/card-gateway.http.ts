/** Saved cards on the commerce engine. What is typed about a card goes to the vault; here comes its token. */
import type { CardGateway } from '../../application/ports/card-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeNewCard, decodeWallet, encodeCardDetails, encodeNewCard } from './wire/card.wire.ts'
import { decodeDone } from './wire/done.wire.ts'

export function httpCardGateway(client: CommerceClient): CardGateway {
  const write = (action: string, body: Readonly<Record<string, unknown>>) =>
    client.call({
      action,
      manner: 'write',
      body: { ...body, returnJSONObjects: 'account' },
      decode: decodeDone,
    })
  return {
    wallet: (signal) =>
      client.call(
        { action: 'getAccountPaymentMethods', manner: 'read', decode: decodeWallet },
        signal,
      ),
    add: (card) =>
      client.call({
        action: 'addAccountPaymentMethod',
        manner: 'write',
        body: { ...encodeNewCard(card), returnJSONObjects: 'account' },
        decode: decodeNewCard,
      }),
    change: (selectedPaymentMethod, details) =>
      write('addAccountPaymentMethod', { selectedPaymentMethod, ...encodeCardDetails(details) }),
    makePrimary: (accountPaymentMethodID) =>
      write('setPrimaryPaymentMethod', { accountPaymentMethodID }),
    remove: (accountPaymentMethodID) =>
      write('deleteAccountPaymentMethod', { accountPaymentMethodID }),
  }
}
