/** What the pages of payment cards and gift cards ask for. */
import { notFound } from '@tanstack/react-router'
import { giftCardId } from '../../domain/payment/gift-card.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function openWallet({ context, location, abortController }: LoaderEntry) {
  const cards = await service(context.services.cards)
  return { cards, wallet: await load(cards.wallet(abortController.signal), location.publicHref) }
}

/** The addresses that a bill can go to, and what the form for another one asks. */
async function openAddresses({ context, location, abortController }: LoaderEntry) {
  const addresses = await service(context.services.addresses)
  const { signal } = abortController
  const [saved, countries] = await Promise.all([
    load(addresses.all(signal), location.publicHref),
    load(addresses.countries(signal), location.publicHref),
  ])
  return { addresses, saved, countries }
}

export async function openNewCard(entry: LoaderEntry) {
  const [opened, addresses] = await Promise.all([openWallet(entry), openAddresses(entry)])
  return { ...opened, ...addresses }
}

/** A missing card and another customer's are the same to this one (T09). */
export async function openCard(cardId: string, entry: LoaderEntry) {
  const opened = await openNewCard(entry)
  const card = opened.wallet.cards.find(({ id }) => id === cardId)
  if (!card) throw notFound()
  return { ...opened, card }
}

export async function openGiftCards({ context, location, abortController }: LoaderEntry) {
  const giftCards = await service(context.services.giftCards)
  return { giftCards, all: await load(giftCards.all(abortController.signal), location.publicHref) }
}

interface GiftCardPlace {
  readonly giftCardId: string
  /** Of the movements, from 1. */
  readonly page: number
}

/** A missing card and another customer's are the same to this one (T09). */
export async function openGiftCard({ giftCardId: id, page }: GiftCardPlace, entry: LoaderEntry) {
  const { giftCards, all } = await openGiftCards(entry)
  const card = all.find((each) => each.id === id)
  if (!card) throw notFound()
  const movements = giftCards.transactions(
    { id: giftCardId(id), page },
    entry.abortController.signal,
  )
  return { giftCards, card, transactions: await load(movements, entry.location.publicHref) }
}
