/** The gift cards of a customer. */
import type { GiftCard, GiftCardEntry, GiftCardId } from '../../domain/payment/gift-card.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { GiftCardGateway } from '../ports/gift-card-gateway.ts'
import type { Program } from '../program.ts'

export interface GiftCards extends Pick<GiftCardGateway, 'transactions'> {
  readonly all: (signal?: AbortSignal) => Program<readonly GiftCard[]>
  readonly redeem: (entry: GiftCardEntry) => Program<void>
  readonly setActive: (change: GiftCardSwitch) => Program<void>
}

export interface GiftCardSwitch {
  readonly id: GiftCardId
  readonly isActive: boolean
}

/** A write whose answer is lost is looked up among the cards. */
export function openGiftCards({
  giftCardGateway: gateway,
}: {
  readonly giftCardGateway: GiftCardGateway
}): GiftCards {
  const settled = (write: Program<void>, isDone: (cards: readonly GiftCard[]) => boolean) =>
    confirmWrite<void, readonly GiftCard[]>({
      write,
      read: gateway.all(),
      judge: (cards) =>
        isDone(cards) ? { kind: 'done', answer: undefined } : { kind: 'not-done' },
    })
  return {
    all: gateway.all,
    transactions: gateway.transactions,
    redeem: (entry) =>
      settled(gateway.redeem(entry), (cards) =>
        cards.some(({ code }) => sameCode(code, entry.code)),
      ),
    setActive: ({ id, isActive }) =>
      settled(gateway.setActive(id, isActive), (cards) =>
        cards.some((card) => card.id === id && card.isActive === isActive),
      ),
  }
}

/** Codes are typed with blanks and hyphens or without them. */
function sameCode(one: string, other: string): boolean {
  const bare = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()
  return bare(one) === bare(other)
}
