/** Changes to saved cards, each made sure of: one intent is at most one commit (faults, section 5). */
import { function as F, taskEither as TE } from 'fp-ts'
import type { CardDetails, CardId, CardWallet, NewCard } from '../../domain/payment/card.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { CardGateway } from '../ports/card-gateway.ts'
import type { Program } from '../program.ts'

/** A saved card, and what is said about it from now on. */
export interface CardChange {
  readonly id: CardId
  readonly details: CardDetails
}

/** The id of the new card. The cards are read first, so that an answer that got lost can be made up for. */
export function addCard(gateway: CardGateway, card: NewCard): Program<CardId> {
  return F.pipe(
    gateway.wallet(),
    TE.flatMap((before) =>
      confirmWrite({
        write: gateway.add(card),
        read: gateway.wallet(),
        judge: (after) => newCard(before, after),
      }),
    ),
  )
}

/** Changes the nickname and the billing address of a card. */
export function changeCard(gateway: CardGateway, { id, details }: CardChange): Program<void> {
  return settled(gateway, gateway.change(id, details), ({ cards }) =>
    cards.some(
      (card) =>
        card.id === id &&
        card.nickname === details.nickname.trim() &&
        card.billingAddressId === details.billingAddressId,
    ),
  )
}

/** Makes a card the one that is offered first. */
export function makeCardPrimary(gateway: CardGateway, id: CardId): Program<void> {
  return settled(gateway, gateway.makePrimary(id), ({ cards }) =>
    cards.some((card) => card.id === id && card.isPrimary),
  )
}

/** Takes a card out; one that is not there any more is out. */
export function removeCard(gateway: CardGateway, id: CardId): Program<void> {
  return settled(gateway, gateway.remove(id), ({ cards }) => cards.every((card) => card.id !== id))
}

function settled(
  gateway: CardGateway,
  write: Program<void>,
  isDone: (after: CardWallet) => boolean,
): Program<void> {
  return confirmWrite({
    write,
    read: gateway.wallet(),
    judge: (after): Verdict<void> =>
      isDone(after) ? { kind: 'done', answer: undefined } : { kind: 'not-done' },
  })
}

/** The one card that was not there before. Two of them cannot be told apart. */
function newCard(before: CardWallet, after: CardWallet): Verdict<CardId> {
  const known = new Set(before.cards.map(({ id }) => id))
  const [found, ...more] = after.cards.filter(({ id }) => !known.has(id))
  if (!found) return { kind: 'not-done' }
  return more.length === 0 ? { kind: 'done', answer: found.id } : { kind: 'unclear' }
}
