/** Gift cards without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { GiftCardGateway } from '../../src/application/ports/gift-card-gateway.ts'
import type { GiftCardId } from '../../src/domain/payment/gift-card.ts'
import { pageOf } from '../../src/domain/shared/paging.ts'
import { customerOf, type FakeCustomer, leftToCustomer, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeGiftCardGateway(visit: Visit): GiftCardGateway {
  const { giftCards, calls } = visit.shop
  const { ask, commit } = calls
  const signedIn =
    <A>(look: (owner: string) => Answer<A>) =>
    (): Answer<A> =>
      E.chain(({ account }: FakeCustomer) => look(account.id))(customerOf(visit))
  const own = (id: GiftCardId, owner: string) => {
    const kept = giftCards.get(id)
    return kept?.owner === owner ? kept : undefined
  }
  return {
    all: (signal) =>
      ask(
        'giftCardGateway.all',
        signedIn((owner) =>
          E.right(
            [...giftCards.values()].filter((each) => each.owner === owner).map(({ card }) => card),
          ),
        ),
        signal,
      ),
    redeem: ({ code, pin }) =>
      commit(
        'giftCardGateway.redeem',
        leftToCustomer(
          visit,
          signedIn((owner): Answer<void> => {
            const found = [...giftCards.values()].find(
              (each) => each.card.code === code.trim() && each.pin === pin.trim(),
            )
            if (!found || found.owner !== undefined) return refused()
            giftCards.set(found.card.id, { ...found, owner })
            return E.right(undefined)
          }),
        ),
      ),
    setActive: (id, isActive) =>
      commit(
        'giftCardGateway.setActive',
        leftToCustomer(
          visit,
          signedIn((owner): Answer<void> => {
            const kept = own(id, owner)
            if (!kept) return refused('The gift card could not be found.')
            giftCards.set(id, { ...kept, card: { ...kept.card, isActive } })
            return E.right(undefined)
          }),
        ),
      ),
    transactions: ({ id, page }, signal) =>
      ask(
        'giftCardGateway.transactions',
        signedIn((owner) => E.right(pageOf(own(id, owner)?.transactions ?? [], page))),
        signal,
      ),
  }
}
