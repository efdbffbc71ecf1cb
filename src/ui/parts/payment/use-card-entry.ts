/** The form of the vault for a page: shown in a frame, asked for a token, told where the focus goes. */
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cardEntryMachine,
  type CardEntryView,
  cardEntryView,
} from '../../../application/payment/card-entry.machine.ts'
import type { Cards, VaultCard, VaultConnection } from '../../../application/payment/cards.ts'

interface CardEntryUse {
  readonly cards: Pick<Cards, 'formAddress' | 'connect' | 'reportMissingForm'>
  readonly frameAddress: string
  readonly placement: 'checkout' | 'account'
  /** Called with each token that the form hands over. */
  readonly onToken: (card: VaultCard) => void
}

export interface CardEntry extends CardEntryView {
  /** Where the form comes from; undefined where there is none (ERR-04). */
  readonly address: string | undefined
  /** Takes the frame, or its end. */
  readonly frame: (element: HTMLIFrameElement | null) => void
  readonly submit: () => void
  readonly reload: () => void
}

export function useCardEntry({ cards, frameAddress, placement, onToken }: CardEntryUse): CardEntry {
  const { i18n } = useTranslation()
  const [language = 'en'] = i18n.language.split(/[_-]/)
  const address = useMemo(
    () => cards.formAddress({ frameAddress, language, placement }),
    [cards, frameAddress, language, placement],
  )
  const actor = useActorRef(cardEntryMachine)
  const view = useSelector(actor, cardEntryView, isSameView)
  const element = useRef<HTMLIFrameElement>(null)
  const connection = useRef<VaultConnection>(undefined)
  const hand = useEffectEvent((card: VaultCard) => onToken(card))
  // What is missing is reported once, and not at every drawing.
  useEffect(() => {
    if (address === undefined) cards.reportMissingForm(frameAddress)
  }, [address, cards, frameAddress])
  useEffect(() => {
    const subscription = actor.on('card.token', ({ card }) => hand(card))
    return () => subscription.unsubscribe()
  }, [actor])
  // The frame speaks by messages of its window, which is outside of React.
  useEffect(() => {
    if (address === undefined) return undefined
    const line = cards.connect({ address, window: () => element.current?.contentWindow }, (said) =>
      actor.send({ type: 'vault.said', said }),
    )
    connection.current = line
    return () => line.stop()
  }, [actor, address, cards])
  const frame = useCallback((found: HTMLIFrameElement | null) => {
    element.current = found
  }, [])
  const { problem } = view
  // What is missing is said inside the form: the focus goes there.
  useEffect(() => {
    if (problem === 'refused') connection.current?.focus()
  }, [problem])
  return {
    ...view,
    address,
    frame,
    submit: () => {
      actor.send({ type: 'entry.submit' })
      connection.current?.submit()
    },
    reload: () => actor.send({ type: 'entry.reload' }),
  }
}

function isSameView(one: CardEntryView, other: CardEntryView): boolean {
  return (
    one.stage === other.stage &&
    one.height === other.height &&
    one.problem === other.problem &&
    one.round === other.round
  )
}
