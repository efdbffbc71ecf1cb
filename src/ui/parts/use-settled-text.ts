/** A field whose text takes effect by itself after a while, and follows what is changed elsewhere. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fieldText, settledTextMachine } from '../../application/settled-text.machine.ts'

interface SettledText {
  readonly text: string
  readonly type: (text: string) => void
  /** Enter: do not wait any longer. */
  readonly settle: () => void
}

interface SettledTextOptions {
  /** What is in effect, as the address has it. */
  readonly value: string
  /** Milliseconds without a key. */
  readonly delay: number
  readonly onSettled: (text: string) => void
}

/** Of a search and of a filter in a draft order (DRAFT-16, O-13). */
export const draftOrderDebounce = 800

export function useSettledText({ value, delay, onSettled }: SettledTextOptions): SettledText {
  const actor = useActorRef(settledTextMachine, { input: { text: value, delay } })
  const text = useSelector(actor, fieldText)
  const latest = useRef(onSettled)
  // The chart emits outside of React; the latest listener is the one to call.
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    const listening = actor.on('text.settled', (settled) => latest.current(settled.text))
    return () => listening.unsubscribe()
  }, [actor])
  // The way back through the visit changes the address.
  useEffect(() => actor.send({ type: 'text.replaced', text: value }), [actor, value])
  return {
    text,
    type: (typed) => actor.send({ type: 'text.typed', text: typed }),
    settle: () => actor.send({ type: 'text.settle' }),
  }
}
