/** Gift cards on the commerce engine. */
import type { GiftCardGateway } from '../../application/ports/gift-card-gateway.ts'
import { pageSize } from '../../domain/shared/paging.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeDone } from './wire/done.wire.ts'
import { decodeGiftCards, decodeTransactions } from './wire/gift-card.wire.ts'

export function httpGiftCardGateway(client: CommerceClient): GiftCardGateway {
  const write = (action: string, body: Readonly<Record<string, unknown>>) =>
    client.call({ action, manner: 'write', body, decode: decodeDone })
  return {
    all: (signal) =>
      client.call(
        { action: 'getGiftCardsOnAccount', manner: 'read', decode: decodeGiftCards },
        signal,
      ),
    redeem: ({ code, pin }) =>
      write('addGiftCardToAccount', { giftCardCode: code.trim(), giftCardPin: pin.trim() }),
    setActive: (giftCardID, activeFlag) =>
      write('updateGiftCardStatus', { giftCardID, activeFlag }),
    transactions: ({ id, page }, signal) =>
      client.call(
        {
          action: 'getGiftCardTransactions',
          manner: 'read',
          query: { giftCardID: id, pageRecordsShow: String(pageSize), currentPage: String(page) },
          decode: decodeTransactions(page),
        },
        signal,
      ),
  }
}
