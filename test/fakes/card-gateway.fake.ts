/** Saved cards without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CardGateway } from '../../src/application/ports/card-gateway.ts'
import { type CardId, cardId, type SavedCard } from '../../src/domain/payment/card.ts'
import { aSavedCard } from '../builders/a-card.ts'
import { customerOf, type FakeCustomer, leftToCustomer, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeCardGateway(visit: Visit): CardGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  const own =
    <A>(look: (cards: readonly SavedCard[], owner: string) => Answer<A>) =>
    (): Answer<A> =>
      E.chain(({ account }: FakeCustomer) => look(shop.cards.get(account.id) ?? [], account.id))(
        customerOf(visit),
      )
  const changed = (id: CardId, change: (cards: readonly SavedCard[]) => readonly SavedCard[]) =>
    leftToCustomer(
      visit,
      own((cards, owner): Answer<void> => {
        if (!cards.some((card) => card.id === id)) return refused('The card could not be found.')
        shop.cards.set(owner, withPrimary(change(cards)))
        return E.right(undefined)
      }),
    )
  return {
    wallet: (signal) =>
      ask(
        'cardGateway.wallet',
        own((cards) => E.right({ cards, frameAddress: shop.vault.frameAddress })),
        signal,
      ),
    add: ({ paymentToken, nickname, isPrimary, billingAddressId }) =>
      commit(
        'cardGateway.add',
        leftToCustomer(
          visit,
          own((cards, owner) => {
            if (shop.vault.usedTokens.has(paymentToken))
              return refused('The card was not accepted.')
            shop.vault.usedTokens.add(paymentToken)
            const id = cardId(shop.nextId('card'))
            const card = aSavedCard({ id, nickname, billingAddressId, isPrimary })
            const others = isPrimary ? cards.map((each) => ({ ...each, isPrimary: false })) : cards
            shop.cards.set(owner, withPrimary([...others, card]))
            return E.right(id)
          }),
        ),
      ),
    change: (id, { nickname, billingAddressId }) =>
      commit(
        'cardGateway.change',
        changed(id, (cards) =>
          cards.map((card) =>
            card.id === id ? { ...card, nickname: nickname.trim(), billingAddressId } : card,
          ),
        ),
      ),
    makePrimary: (id) =>
      commit(
        'cardGateway.makePrimary',
        changed(id, (cards) => cards.map((card) => ({ ...card, isPrimary: card.id === id }))),
      ),
    remove: (id) =>
      commit(
        'cardGateway.remove',
        changed(id, (cards) => cards.filter((card) => card.id !== id)),
      ),
  }
}

/** One card is the primary one, as long as there is any. */
function withPrimary(cards: readonly SavedCard[]): readonly SavedCard[] {
  if (cards.some(({ isPrimary }) => isPrimary)) return cards
  return cards.map((card, index) => ({ ...card, isPrimary: index === 0 }))
}
